// The command line as people and programs meet it: the built bundle in a process of its own, its output and exit code.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';

beforeAll(() => build({ products: ['bundle'] }), 120_000);

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command; `input` is its standard input. */
const cardinal = (args: readonly string[], input = ''): Promise<Ran> =>
  node(['apps/cli/bin/cardinal.mjs', ...args], input);

function node(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { maxBuffer: 1 << 28 }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}
const json = (ran: Ran): unknown => JSON.parse(ran.out);
const lines = (ran: Ran): unknown[] =>
  ran.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe.concurrent('solve and check', { timeout: 120_000 }, () => {
  test('numsense: the documented JSON', async () => {
    const ran = await cardinal(['solve', 'numsense', '--hand', '2,3,4', '--target', '14', '--json']);
    expect(ran.code).toBe(0);
    expect(json(ran)).toMatchObject({
      exact: true,
      value: '14',
      distance: '0',
      score: 9,
      values: [2, 3, 4],
      proved: true,
    });
  });
  test('numsense T2: 2, 3, 6 cannot make 10; the answer is no', async () => {
    const ran = await cardinal(['solve', 'numsense', '--hand', '2 3 6', '--target', '10', '--json']);
    expect(ran.code).toBe(1);
    expect(json(ran)).toMatchObject({ exact: false, distance: '1', score: -1, proved: true });
  });
  test('numsense T1: (7*2)-4 scores 13', async () => {
    const ran = await cardinal(['check', 'numsense', '(7*2)-4', '--hand', '7,2,4', '--target', '10', '--json']);
    expect(json(ran)).toEqual({ legal: true, exact: true, value: '10', distance: '0', score: 13 });
  });
  test('a slip is answered with its place', async () => {
    const ran = await cardinal(['check', 'numsense', '7**2-4', '--hand', '7,2,4', '--target', '10', '--json']);
    expect(ran.code).toBe(1);
    expect(json(ran)).toMatchObject({ legal: false, why: 'unreadable', at: 2 });
  });
  test('break-in T2: 12+1+2=3x5 is worth 69; a card too many is refused', async () => {
    const hand = '1 1 1 2 2 3 5 + + x';
    expect(json(await cardinal(['check', 'break-in', '12+1+2=3x5', '--hand', hand, '--json']))).toEqual({
      legal: true,
      points: 69,
    });
    const refused = await cardinal(['check', 'break-in', '2+2=4', '--hand', hand, '--json']);
    expect(refused.code).toBe(1);
    expect(json(refused)).toMatchObject({ legal: false, why: 'wrong-cards' });
  });
  test('break-in: the best formula is true, from the hand, and worth at least the example', async () => {
    const best = json(await cardinal(['solve', 'break-in', '--hand', '1 1 1 2 2 3 5 + + x', '--json'])) as {
      points: number;
      formula: string;
    };
    // The documented keys and no other: a proof is what one expects, and only its lack is told.
    expect(Object.keys(best)).toEqual(['points', 'formula', 'cards', 'usesAll']);
    expect(best.points).toBeGreaterThanOrEqual(69);
    expect(
      json(await cardinal(['check', 'break-in', best.formula, '--hand', '1 1 1 2 2 3 5 + + x', '--json'])),
    ).toEqual({ legal: true, points: best.points });
  });
  test.each([
    [['solve', 'numsense', '--hand', '2,3,bird', '--target', '10']],
    [['solve', 'numsense', '--hand', '2,3', '--target', 'ten']],
    [['simulate', 'no-such-game']],
    [['simulate', 'numsense', '--seats', 'expert']],
    [['simulate', 'numsense', '--options', '{"deals":0}']],
    [['simulate', 'numsense', '--matches', '1', '--csv', '--json']],
    [['drive', 'numsense', '--position', '/no/such/file']],
    [['verify', 'package.json']],
    [['solve', 'numsense', '--hand', '2,3', '--hand', '4', '--target', '9']],
    [['match', 'numsense', '--seat', 'easy', '--seat', 'exec:']],
    [['no-such-command']],
    [['verify', '/no/such/file']],
    [['replay', tmpdir()]],
    [['check', 'numsense', '7', '--hand', '7', '--target', '1e1']],
    [['simulate', 'numsense', '--options', '5']],
    [['solve', 'break-in', '--hand', '1 2 +', '--must-use', '9']],
    [['simulate', 'addition-mania', '--matches', '1', '--records', '/proc/no-such']],
    [['print', 'numsense', '--out', '/proc/no-such/deck.pdf']],
  ])('wrong use is one clear sentence, never a stack: %j', async (args) => {
    const ran = await cardinal(args);
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err.trim()).not.toBe('');
    expect(ran.err).not.toMatch(/\n\s+at |ENOENT|EISDIR|E[A-Z]{4,}:/);
  });
  test('a deck of one’s own begins as the usual one, and is named among the options', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cardinal-deck-')), 'deck.json');
    writeFileSync(file, (await cardinal(['deck', 'addition-mania'])).out);
    const options = (deck: unknown) => ['--matches', '1', '--seed', '1', '--options', JSON.stringify({ deck })];
    const ran = await cardinal(['simulate', 'addition-mania', '--json', ...options(file)]);
    expect(json(ran)).toMatchObject({
      options: { deck: expect.arrayContaining([{ rank: 'K', suit: 'C', value: 11 }]) },
    });
    expect((await cardinal(['simulate', 'addition-mania', ...options([7])])).err).toContain('Card 1: 7 stands there');
  });
  test('a number of thirty digits is told digit by digit', async () => {
    const long = '1'.repeat(30);
    const ran = await cardinal(['check', 'numsense', long, '--hand', '7,2,4', '--target', '10']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain(`No card of yours is left for ${long}.`);
  });
  test('with --all the answer is the first of the list', async () => {
    const args = ['solve', 'numsense', '--hand', '2,3,4', '--target', '14', '--all', '--json'];
    const { sentence, solutions } = json(await cardinal(args)) as {
      sentence: string;
      solutions: { sentence: string }[];
    };
    expect(solutions.map((one) => one.sentence)).toContain('2+3*4');
    expect(sentence).toBe(solutions[0]?.sentence);
  });
  test('every command has an example in its help', async () => {
    const commands = 'serve play print solve check simulate match drive replay verify new-game'.split(' ');
    // One process for all: a start costs more than a help text.
    const script = `const { main } = await import('./apps/cli/dist/main.js');
      for (const command of ${JSON.stringify(commands)}) console.log('@', await main([command, '--help']));`;
    const helps = (await node(['--input-type=module', '-e', script])).out.split(/^@ /mu);
    for (const [i, command] of commands.entries()) {
      expect(helps[i], command).toMatch(/Examples?:\n {2}\S/u);
      expect(helps[i + 1], command).toMatch(/^0\n/u);
    }
  });
});

test('says its version', async () => {
  expect(await cardinal(['--version'])).toMatchObject({ code: 0, out: '0.1.0\n' });
});

test('play shows a person the board and what can be typed, in every game', { timeout: 120_000 }, async () => {
  const games = ['numsense', 'break-in', 'math-rush', 'mathmasters', 'addition-mania'];
  const run = (game: string): Promise<Ran> => cardinal(['play', game, '--seed', 'q'], 'take draw\nquit\n');
  const ran = await Promise.all(games.map(run));
  for (const { code, out } of ran) {
    expect(code).toBe(0);
    expect(out).not.toContain('{"');
    expect(out).toMatch(/Your (?:cards|hand)|You hold/);
  }
  expect(ran[0]?.out).toMatch(/You can type: take draw[^]*You can type: put 7[^]* 1 {2}put #\d+ \(\w+\)/);
  // What cannot be taken is not offered.
  expect(ran[1]?.out).toMatch(/Discard pile: empty[^]*1 {2}take draw\n> [^]*You can type: lay 12\+1=13/);
});

describe.concurrent('drive', { timeout: 120_000 }, () => {
  test('a damaged line is refused and the table goes on', async () => {
    const input = [
      '{"ask":"moves","seat":0}',
      'not json',
      '[]',
      '{"seat":0}',
      '{"seat":9,"move":{"kind":"take","from":"draw"}}',
      '{"seat":1,"move":{"kind":"take","from":"draw"}}',
      '{"ask":"moves","seat":1}',
      '{"ask":"result"}',
      '{"ask":"result","of":0}',
    ];
    const ran = await cardinal(
      ['drive', 'numsense', '--seed', '1', '--seats', '2', '--options', '{"firstDealer":"0"}'],
      `${input.join('\n')}\n`,
    );
    const answers = lines(ran);
    expect(answers).toHaveLength(input.length);
    expect(answers.slice(1, 5)).toMatchObject([
      { ok: false, why: 'damaged' },
      { ok: false, why: 'damaged' },
      { ok: false, why: 'damaged' },
      { ok: false, why: 'no-such-seat' },
    ]);
    expect(answers[5]).toMatchObject({ ok: true });
    expect(answers[7]).toEqual({ ok: true, result: null });
    expect(answers[8]).toMatchObject({ why: 'damaged', path: 'of' });
  });
  test('a line that names an impossible move is refused by the rules; only what is no line is damaged', async () => {
    const input = ['put 7', 'take discard', 'put nonsense'].map((move) => JSON.stringify({ seat: 1, move }));
    const ran = await cardinal(
      ['drive', 'numsense', '--seed', '1', '--seats', '2', '--options', '{"firstDealer":"0"}'],
      `${input.join('\n')}\n`,
    );
    expect(lines(ran)).toMatchObject([{ why: 'take-first' }, { why: 'pile-empty' }, { why: 'damaged' }]);
  });
  test('a position taken from one table goes on at another', async () => {
    const first = lines(
      await cardinal(
        ['drive', 'addition-mania', '--seed', '5', '--seats', '2'],
        '{"seat":0,"move":{"kind":"guess","sum":12}}\n{"ask":"position"}\n',
      ),
    );
    const file = join(mkdtempSync(join(tmpdir(), 'cardinal-')), 'position.json');
    writeFileSync(file, JSON.stringify((first[1] as { position: unknown }).position));
    const next = lines(
      await cardinal(
        ['drive', 'addition-mania', '--position', file],
        '{"seat":0,"move":{"kind":"guess","sum":1}}\n{"seat":1,"move":"guess 9"}\n',
      ),
    );
    expect(next).toMatchObject([{ ok: false, why: 'already-guessed' }, { ok: true }]);
  });
});

test('simulate saves records that verify, and the same seed gives the same figures', { timeout: 240_000 }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cardinal-'));
  const args = [
    'simulate',
    'addition-mania',
    '--seats',
    'normal,easy',
    '--matches',
    '3',
    '--seed',
    '7',
    '--workers',
    '1',
    '--json',
    '--records',
    dir,
  ];
  const [one, two] = [await cardinal(args), await cardinal(args)];
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  expect(json(one)).toMatchObject({ matches: 3, refused: 0 });
  const file = join(dir, 'addition-mania-2.json');
  expect((await cardinal(['verify', file])).code).toBe(0);
  const broken = readFileSync(file, 'utf8').replace(/"sum":(\d+)/, (_, sum: string) => `"sum":${Number(sum) + 1}`);
  writeFileSync(file, broken);
  expect((await cardinal(['verify', file])).code).not.toBe(0);
  const short = JSON.parse(broken) as { readonly options: { consolation?: boolean } };
  delete short.options.consolation;
  writeFileSync(file, JSON.stringify(short));
  expect((await cardinal(['verify', file])).out).toContain('leaves out "consolation"');
});

test('simulate says of one match only what one match can say', async () => {
  const ran = await cardinal(['simulate', 'addition-mania', '--matches', '1', '--seed', '7', '--workers', '1']);
  expect(ran.code).toBe(0);
  expect(ran.out).toContain('1 match;');
  expect(ran.out).not.toContain('Infinity');
});

test('simulate counts a win of a team whole for each of its seats', async () => {
  const args = ['math-rush', '--seats', 'expert,expert', '--matches', '1', '--options', '{"plays":20}', '--seed', '3'];
  const told = json(await cardinal(['simulate', ...args, '--workers', '1', '--json'])) as {
    readonly players: readonly { readonly wins: { readonly mean: number } }[];
    readonly shared: unknown;
    readonly ratings: readonly { readonly name: string; readonly share: { readonly mean: number } }[];
  };
  expect(told.players.map(({ wins }) => wins.mean)).toEqual([1, 1]);
  expect(told.shared).toBeNull();
  const rated = told.ratings.filter(({ share }) => share.mean > 0);
  expect(rated).toMatchObject([{ share: { mean: 1 } }]);
  const lines = (await cardinal(['simulate', ...args, '--workers', '1'])).out;
  expect(lines).toMatch(new RegExp(`${rated[0]?.name.replaceAll('-', ' ')} +100.0 %`));
});

test('a program at the table: what it does wrong has a name, and the match ends', { timeout: 240_000 }, async () => {
  const bot = `${process.execPath} -e "process.stdin.on('data', () => console.log('no json'))"`;
  const ran = await cardinal(['match', 'addition-mania', '--seat', `exec:${bot}`, '--seat', 'easy', '--json']);
  expect(ran.code).toBe(0);
  const { seats } = json(ran) as { seats: { faults: Record<string, number> | null }[] };
  expect(seats[0]?.faults?.['bad-json']).toBeGreaterThan(0);
});
