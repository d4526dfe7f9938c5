// The container and the service are described in files that no test of ours can run whole; what they name is held against
// the house: scripts, files, settings, ports. The command that asks after the server's health is run.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const house = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const settings = [...read('docs/operator.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
/** `A=1 B=2` as pairs. */
const pairs = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''] as const);
/** A pattern of files that are left out, without where it counts. */
const bare = (pattern: string): string => pattern.replace(/^\*\*\//, '').replace(/^\/|\/$/g, '');

/** Holds a command of a shell against the house: what npm is to run exists, and what Node is to run is ours. */
function known(command: string): void {
  const [program, ...rest] = command.split(' ');
  if (program === 'node') expect(fs.existsSync(path.join(ROOT, rest[0] ?? '')), command).toBe(true);
  if (program === 'npm' && rest[0] === 'run') expect(Object.keys(house.scripts)).toContain(rest[1]);
  if (program === 'npm' && rest[0] === 'rebuild')
    expect(fs.existsSync(path.join(ROOT, 'node_modules', rest[1] ?? ''))).toBe(true);
}

describe('the container', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const all = (word: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const env = new Map(pairs(all('ENV').join(' ')));

  it('has the Node that the house asks for, in both stages', () => {
    const [least] = /\d+\.\d+/.exec(house.engines.node) ?? [];
    for (const image of all('FROM')) expect(/^node:(\d+)-/.exec(image)?.[1]).toBe(least?.split('.')[0]);
  });

  it('runs what is there, and copies everything but what was made here', () => {
    for (const command of all('RUN').flatMap((line) => line.split(' && '))) known(command);
    const [program, ...args] = JSON.parse(all('CMD')[0] ?? '') as string[];
    known([program, ...args].join(' '));
    expect(args.at(-1)).toBe('serve');
    expect(all('COPY')[0]).toBe('. .');
    // What git does not keep either was made here, and is made anew there; the folder of tables ignores itself.
    const made = read('.gitignore').split('\n').map(bare);
    for (const left of read('.dockerignore').trim().split('\n'))
      expect(['.git', 'data', ...made]).toContain(bare(left));
  });

  it('sets what the server knows, and opens the port and the folder that it sets', () => {
    for (const name of env.keys()) expect([...settings, 'NODE_ENV']).toContain(name);
    expect(all('EXPOSE')).toEqual([env.get('PORT')]);
    expect(all('VOLUME')).toEqual([env.get('CARDINAL_DATA')]);
    expect(all('USER')).toEqual(['node']);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('is well or not as the server says: %i', async (status, code) => {
    const [, command = ''] = all('HEALTHCHECK')[0]?.split(' CMD ') ?? [];
    const script = /^node -e "(.*)"$/.exec(command)?.[1] ?? '';
    const server = http.createServer((request, answer) =>
      answer.writeHead(request.url === '/healthz' ? status : 404).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked = spawn(process.execPath, ['-e', script], { env: { ...process.env, PORT: String(port) } });
    expect(await new Promise((resolve) => asked.once('close', resolve))).toBe(code);
    server.close();
  });
});

describe('the service', () => {
  const unit = new Map(
    read('packaging/cardinal.service')
      .split('\n')
      .flatMap((line) =>
        /^[A-Z]\w+=/.test(line) ? [[line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]] : [],
      ),
  ) as ReadonlyMap<string, string>;

  it('runs what is there, with settings that the server knows, in the folder that it is given', () => {
    known((unit.get('ExecStart') ?? '').replace('/usr/bin/', ''));
    const env = new Map(pairs(unit.get('Environment') ?? ''));
    for (const name of env.keys()) expect([...settings, 'NODE_ENV']).toContain(name);
    expect(env.get('CARDINAL_DATA')).toBe(`/var/lib/${unit.get('StateDirectory') ?? ''}`);
    expect(unit.get('ReadOnlyPaths')).toBe(unit.get('WorkingDirectory'));
  });
});
