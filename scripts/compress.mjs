/** Writes compressed twins beside the files of the built page, so that the server need not compress on every request. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this, in bytes, a twin saves less than its own headers. */
const WORTH_IT = 1_000;

/** Adds `.br` and `.gz` to every text file under a folder that gets smaller by it. */
export function compressFolder(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, entry);
    if (!TEXT.test(file) || entry.startsWith('.') || fs.statSync(file).size < WORTH_IT) continue;
    const content = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content));
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
