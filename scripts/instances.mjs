#!/usr/bin/env node
/**
 * Asks for the one rule of typescript-eslint's strict set that oxlint does not offer by name, though the program behind it
 * knows the rule: nothing but an instance passes for one of its class. May go when oxlint has it.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const RULE = 'no-unsafe-class-instance-assignment';
const NOT_OURS = new Set(['node_modules', 'dist', 'golden', 'generated', 'dev', 'coverage']);

/** The TypeScript under a folder, as absolute paths. */
function* sources(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.has(entry.name)) yield* sources(place);
    else if (entry.isFile() && entry.name.endsWith('.ts')) yield place;
  }
}

/** The faults in an answer: each is a length, a kind (1: a fault, 0: the program's own trouble) and JSON. */
function* faults(answer) {
  for (let at = 0; at < answer.length;) {
    const length = answer.readUInt32LE(at);
    const message = JSON.parse(answer.toString('utf8', at + 5, at + 5 + length));
    if (answer[at + 4] !== 1) throw new Error(JSON.stringify(message));
    yield message;
    at += 5 + length;
  }
}

const root = process.cwd();
const require = createRequire(path.join(root, 'package.json'));
const program = path.join(path.dirname(require.resolve('oxlint-tsgolint/package.json')), 'bin/tsgolint.js');
const wanted = { version: 2, configs: [{ file_paths: [...sources(root)], rules: [{ name: RULE }] }] };
const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'headless'], {
  cwd: root,
  input: JSON.stringify(wanted),
  maxBuffer: 1e8,
});
if (status !== 0) throw new Error(`tsgolint ended with ${status}: ${stderr}`);
const found = [...faults(stdout)];
for (const { file_path: file, range, message } of found) {
  // Places are counted in bytes.
  const line = fs.readFileSync(file).subarray(0, range.pos).toString('utf8').split('\n').length;
  console.log(`${path.relative(root, file)}:${line} ${message.description} (${RULE})`);
}
process.exit(found.length === 0 ? 0 : 1);
