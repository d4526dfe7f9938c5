// The parts of the scripts that decide something: what is stale, what is counted, what people are told.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { weigh } from './page-size.mjs';
import { checkNode, explainInstall, forPeople, ROOT, setup, whyStale } from './setup.mjs';
import { countTests } from './test.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-scripts-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

describe('a fresh machine', () => {
  /** What a script brings along before it runs, by what its lines ask for. */
  const broughtBy = (script: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(script)) return found;
    found.add(script);
    for (const [, from = ''] of fs.readFileSync(script, 'utf8').matchAll(/^import [^;]*?from '([^']+)';/gm)) {
      if (from.startsWith('.')) broughtBy(path.resolve(path.dirname(script), from), found);
      else if (!from.startsWith('node:')) found.add(from);
    }
    return found;
  };
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const begin = Object.values(scripts).flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []);

  it.each(begin)('is set up by %s, which asks for no package before that', (script) => {
    const packages = [...broughtBy(path.join(ROOT, script))].filter((one) => !path.isAbsolute(one));
    expect(packages).toEqual([]);
  });
});

describe('whether an install is due', () => {
  const packages = {
    '': { name: 'cardinal' },
    'packages/number': { version: '0.1.0' },
    'node_modules/@cardinal/number': { resolved: 'packages/number', link: true },
    'node_modules/svelte': { version: '5.0.0', integrity: 'sha512-a' },
    'node_modules/only-for-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  };
  const installed = (change: object = {}, drop: readonly string[] = ['node_modules/only-for-mac']) => {
    const present = Object.fromEntries(
      Object.entries({ ...packages, ...change }).filter(([place]) => place !== '' && !drop.includes(place)),
    );
    write('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
    for (const place of Object.keys(present)) fs.mkdirSync(path.join(folder, place), { recursive: true });
  };
  beforeEach(() => write('package-lock.json', JSON.stringify({ packages })));

  it('is not when all is there, packages for other machines aside', () => {
    installed();
    expect(whyStale(folder)).toBeUndefined();
  });

  it('is when nothing is there', () => {
    expect(whyStale(folder)).toBe('nothing is installed yet');
  });

  it('is when a version or its content differs', () => {
    installed({ 'node_modules/svelte': { version: '4.9.9', integrity: 'sha512-a' } });
    expect(whyStale(folder)).toBe('svelte has changed');
    installed({ 'node_modules/svelte': { version: '5.0.0', integrity: 'sha512-z' } });
    expect(whyStale(folder)).toBe('svelte has changed');
  });

  it('is when a package is missing from the list or from the disk, or left over', () => {
    installed({}, ['node_modules/svelte']);
    expect(whyStale(folder)).toBe('svelte has changed');
    installed();
    fs.rmSync(path.join(folder, 'node_modules/svelte'), { recursive: true });
    expect(whyStale(folder)).toBe('node_modules/svelte is gone');
    installed({ 'node_modules/old': { version: '1.0.0' } });
    expect(whyStale(folder)).toBe('old is no longer needed');
  });

  it('is after an install that was interrupted, even if all seems there', () => {
    installed();
    write('.cache/installing', '');
    expect(whyStale(folder)).toBe('the last install did not finish');
  });

  it('is not while another process installs: that one is waited for', async () => {
    installed();
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    write('.cache/installing', String(other.pid));
    const heard: string[] = [];
    await setup({
      root: folder,
      log: (line: string) => {
        heard.push(line);
        // What the other does at its end.
        fs.rmSync(path.join(folder, '.cache/installing'));
      },
    });
    other.stdin.end();
    expect(heard).toEqual(['Another command is installing the packages here. Waiting for it …']);
  });

  it('cannot be told without a lockfile', () => {
    write('package-lock.json', '<<<<<<< HEAD');
    expect(() => whyStale(folder)).toThrow('package-lock.json is missing or damaged');
  });
});

describe('what people are told', () => {
  it('of a checkout that is stale and may not be written to, as a service finds it after an update', () => {
    const refused = (where: string) => Object.assign(new Error('read-only'), { code: 'EROFS', path: where });
    expect(forPeople(refused(path.join(ROOT, '.cache/installing')))).toContain('npm ci && npm run build');
    expect(forPeople(refused('/srv/tables'))).toBeUndefined();
    expect(forPeople(new Error('a fault of ours'))).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.1', '16.0.0'])('Node %s is too old', (version) => {
    expect(() => checkNode(version)).toThrow(`Cardinal needs Node 20.19 or newer; this is Node ${version}.`);
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each([
    ['npm error code ENOTFOUND\nnpm error getaddrinfo', 'registry cannot be reached'],
    ['npm error code EAI_AGAIN', 'registry cannot be reached'],
    ['npm error code ENOSPC', 'disk is full'],
    ['npm error code EACCES', 'may not be written to'],
    ['npm error code EINTEGRITY', 'arrived damaged'],
    ['npm error something new', 'It said:\nnpm error something new'],
  ])('%j becomes a sentence', (output, sentence) => {
    expect(explainInstall(output)).toContain(sentence);
  });
});

describe('the hash of sources', () => {
  const hash = () => hashSources(['packages', 'lock.json'], folder);

  it('changes with a content or a name, and with nothing else', () => {
    write('packages/a/src/index.ts', 'export const a = 1;');
    write('lock.json', '{}');
    const first = hash();
    fs.utimesSync(path.join(folder, 'lock.json'), new Date(0), new Date(0));
    write('packages/a/src/index.test.ts', 'not built');
    write('packages/a/node_modules/x.js', 'not ours');
    expect(hash()).toBe(first);
    write('packages/a/src/index.ts', 'export const a = 2;');
    const second = hash();
    expect(second).not.toBe(first);
    fs.renameSync(path.join(folder, 'packages/a/src/index.ts'), path.join(folder, 'packages/a/src/door.ts'));
    expect(new Set([first, second, hash()]).size).toBe(3);
  });
});

describe('the count of tests', () => {
  const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });

  it('is that of the report', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, testResults: [file('failed', 5), file('passed', 4)] };
    expect(countTests(report, 1)).toEqual({ passed: 7, failed: 2 });
    expect(countTests({ ...report, numFailedTests: 0, testResults: [file('passed', 7)] }, 0)).toEqual({
      passed: 7,
      failed: 0,
    });
  });

  it('has a failure for a file that could not be loaded, for a run that broke, and for no tests at all', () => {
    const testResults = [file('failed', 0), file('passed', 7)];
    expect(countTests({ numPassedTests: 7, numFailedTests: 0, testResults }, 1)).toEqual({ passed: 7, failed: 1 });
    expect(countTests({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 7, failed: 1 });
    expect(countTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('finding a Chromium', () => {
  const program = (name: string) => {
    write(name, '#!/bin/sh\n');
    fs.chmodSync(path.join(folder, name), 0o755);
    return path.join(folder, name);
  };
  const none = () => undefined;

  it('asks the environment, then Playwright, then the system', () => {
    const [named, own, system] = [program('named'), program('own'), program('bin/chromium')];
    const PATH = path.dirname(system);
    expect(findChromium({ CARDINAL_CHROMIUM: named, CHROME_PATH: system, PATH }, () => own)).toBe(named);
    expect(findChromium({ CHROME_PATH: named, PATH }, () => own)).toBe(named);
    expect(findChromium({ PATH }, () => own)).toBe(own);
    expect(findChromium({ PATH }, () => path.join(folder, 'not-installed'))).toBe(system);
    expect(findChromium({ PATH }, none)).toBe(system);
  });

  it('does not quietly take another than the one named', () => {
    program('bin/chromium');
    const env = { CARDINAL_CHROMIUM: path.join(folder, 'typo'), PATH: path.join(folder, 'bin') };
    expect(() => findChromium(env, none)).toThrow(/CARDINAL_CHROMIUM says .*typo/);
  });
});

describe('the weight of the page', () => {
  const manifest = {
    '_main.js': { file: 'main.js', imports: ['_s.js'] },
    '_s.js': { file: 's.js' },
    'table/Table.svelte': { file: 'table.js', imports: ['_s.js', '_t.js'] },
    '_t.js': { file: 't.js', imports: ['_s.js'] },
    'print/sheet.ts': { file: 'sheet.js' },
  };
  const weights: Readonly<Record<string, number>> = {
    'main.js': 10,
    's.js': 5,
    'table.js': 20,
    't.js': 1,
    'sheet.js': 99,
  };
  const weightOf = (file: string) => weights[file]!;

  it('is what the named parts load, each file once', () => {
    const { total, chunks } = weigh(manifest, weightOf, { parts: [/^_main/, /Table\.svelte$/] });
    expect(total).toBe(36);
    expect(chunks.map(({ file }) => file)).toEqual(['table.js', 'main.js', 's.js', 't.js']);
  });

  it('cannot be told of a part that is not there', () => {
    expect(() => weigh(manifest, weightOf, { parts: [/^_main/, /Hand\.svelte$/] })).toThrow('Hand');
  });
});
