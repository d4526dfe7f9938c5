// The container and the service are described in files that no test of ours can run whole; what they name is held against
// the house: scripts, files, settings, ports. The command that asks after the server's health is run, and so is the
// server itself, from nothing but the files that the container gets.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from './build.mjs';

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
    .replaceAll(/\\\n */g, '')
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

describe('what the container gets', () => {
  const commands = read('Dockerfile').replaceAll(/\\\n */g, '');
  const removed = [...commands.matchAll(/ (node_modules\/\S+)/g)].map(([, gone]) => gone ?? '');
  let house: string;
  const cardinal = 'apps/cli/bin/cardinal.mjs';
  /** Its files, those of packages from npm aside. */
  const files = (): readonly string[] =>
    fs
      .readdirSync(house)
      .filter((name) => name !== 'node_modules')
      .flatMap((name) => [
        name,
        ...(fs.statSync(path.join(house, name)).isDirectory()
          ? fs.readdirSync(path.join(house, name), { recursive: true })
          : []),
      ])
      .map(String);

  beforeAll(async () => {
    await build();
    house = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-container-')));
    for (const [, what = ''] of commands.matchAll(/^COPY --from=build (.+)/gm)) {
      const names = what.split(' ');
      const to = names.pop() ?? '';
      for (const from of names.map((name) => name.replace('/app/', ''))) {
        if (from === 'node_modules') continue;
        const place = to.endsWith('/') ? path.join(to, path.basename(from)) : to;
        fs.cpSync(path.join(ROOT, from), path.join(house, place), { recursive: true });
      }
    }
    // Packages as npm leaves them without those for development; ours are links to folders that are mostly not there.
    const { packages } = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
    };
    for (const [place, { dev, link }] of Object.entries(packages)) {
      if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || dev || removed.includes(place)) continue;
      if (!fs.existsSync(path.join(ROOT, place))) continue;
      fs.mkdirSync(path.dirname(path.join(house, place)), { recursive: true });
      const target = link ? path.join('../..', 'packages', path.basename(place)) : path.join(ROOT, place);
      fs.symlinkSync(target, path.join(house, place));
    }
  }, 120_000);
  afterAll(() => fs.rmSync(house, { recursive: true }));

  it('is neither source nor test, and belongs to nobody who runs it', () => {
    expect(fs.existsSync(path.join(house, 'apps/cli/src'))).toBe(false);
    expect(files().filter((file) => /(\.test\.ts|\.svelte|\.sqlite)$/.test(file))).toEqual([]);
    expect(commands).not.toContain('--chown');
  });

  it('is enough to print, with letters that no other machine needs to have', () => {
    const pdf = path.join(house, 'rules.pdf');
    execFileSync(process.execPath, [cardinal, 'print', 'numsense', '--sheet', 'rules', '--lang', 'zh', '--out', pdf], {
      cwd: house,
    });
    expect(fs.readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is enough to serve page and tables, and to save them; nothing is written beside the tables', async () => {
    const before = files();
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-container-data-'));
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', CARDINAL_DATA: data };
    const child = spawn(process.execPath, [cardinal, 'serve'], {
      cwd: house,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (said: Buffer) => {
          const [found] = /http:\S+/.exec(said.toString()) ?? [];
          if (found) resolve(found);
        });
        void gone.then(() => reject(new Error('it ended early')));
      });
      expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok' });
      expect(await (await fetch(address)).text()).toContain('<title>');
      const saved = path.join(data, 'saved.sqlite');
      execFileSync(process.execPath, [cardinal, 'backup', saved], { cwd: house, env });
      expect(fs.readFileSync(saved).subarray(0, 15).toString()).toBe('SQLite format 3');
    } finally {
      child.kill('SIGTERM');
      expect(await gone).toBe(0);
      fs.rmSync(data, { recursive: true });
    }
    expect(files()).toEqual(before);
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

  // Each was tried by hand: Node ends at once where it may not write code or is killed for a refused call.
  it('is locked up only as far as Node can start, and is started again for ever', () => {
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false);
    expect(unit.has('SystemCallFilter')).toBe(true);
    expect(unit.get('SystemCallErrorNumber')).toBe('EPERM');
    expect(unit.get('RestrictAddressFamilies')?.split(' ')).toContain('AF_NETLINK');
    expect([unit.get('Restart'), unit.get('StartLimitIntervalSec')]).toEqual(['on-failure', '0']);
  });
});
