/** Writes compressed twins beside the files of the built page, so that the server need not compress on every request. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstFiles } from './page-size.mjs';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this, in bytes, a twin saves less than its own headers. */
const WORTH_IT = 1_000;

/**
 * Adds `.br` and `.gz` to every text file of the built page that gets smaller by it. What everybody fetches
 * first is packed by zopfli: some 4 % less than gzip at its best, for a thousand times the work.
 */
export async function compressFolder(folder) {
  // On a fresh machine the packages come after this file.
  const { gzipAsync: zopfli } = await import('@gfx/zopfli');
  const first = firstFiles(folder).add('index.html');
  for (const entry of fs.readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, entry);
    if (!TEXT.test(file) || entry.startsWith('.') || fs.statSync(file).size < WORTH_IT) continue;
    const content = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content));
    fs.writeFileSync(`${file}.gz`, first.has(entry) ? await zopfli(content, {}) : gzipSync(content, { level: 9 }));
  }
}
