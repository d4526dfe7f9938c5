// `cardinal print` as people call it: the files it leaves, what it says when it cannot.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { main } from './main.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process and hears what it says. */
async function print(args: readonly string[]): Promise<Ran> {
  const heard = { out: '', err: '' };
  const hear = (way: 'out' | 'err') => (text: string | Uint8Array) => {
    heard[way] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
  ];
  try {
    const code = await main(['print', ...args]);
    return { code, ...heard };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'cardinal-print-'));

describe('cardinal print', { timeout: 120_000 }, () => {
  test('a deck as one file, the same bytes each time', async () => {
    const home = folder();
    const [one, other] = [join(home, 'one.pdf'), join(home, 'other.pdf')];
    for (const file of [one, other]) {
      const ran = await print(['numsense', '--paper', 'a4', '--layout', '9up', '--flip', 'long', '--out', file]);
      expect(ran).toMatchObject({ code: 0, out: `${file}\n` });
    }
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
    expect(readFileSync(one).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('P15 two stocks are two files; P5 bleed that does not fit is said', async () => {
    const home = folder();
    const ran = await print(['break-in', '--bleed', '3', '--out', home, '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({
      files: [join(home, 'break-in-a4-8up.pdf'), join(home, 'break-in-equals-a4-8up.pdf')],
      notes: [expect.stringContaining('8up')],
    });
    expect((await print(['break-in', '--out', join(home, 'one.pdf')])).code).toBe(2);
  });

  test('a deck of one’s own, as the set-up page saves it; anything else is refused in a sentence', async () => {
    const home = folder();
    const deck = join(home, 'deck.json');
    writeFileSync(deck, JSON.stringify({ format: 'cardinal-deck', cards: [{ face: 7, count: 3 }] }));
    expect((await print(['numsense', '--deck', deck, '--out', home])).code).toBe(0);
    writeFileSync(deck, '{"cards": [{"face": 7, "count": 0}, {"face": "Q", "count": 1}]}');
    const ran = await print(['numsense', '--deck', deck, '--out', home]);
    expect(ran.code).toBe(2);
    expect(ran.err.trimEnd().split('\n')).toEqual([
      `${deck} is no deck of numsense:`,
      '  Card 1 (7), "count": 0 stands there. It takes a whole number from 1 to 400.',
      '  Card 2, "face": "Q" stands there. It takes a whole number from 0 to 99 or one of "W", "D", "M", "T".',
    ]);
  });

  test('P24 a worksheet twice from one seed is one sheet', async () => {
    const home = folder();
    const sheets = ['a', 'b'].map((name) => join(home, `${name}.pdf`));
    for (const file of sheets)
      expect((await print(['math-rush', '--worksheet', '--seed', '9', '--out', file])).code).toBe(0);
    const [a, b] = sheets.map((file) => readFileSync(file));
    expect(a && b?.equals(a)).toBe(true);
  });

  test('P19 pictures: a sheet and its JSON; a picture is a PNG of the size asked for', async () => {
    const home = folder();
    expect((await print(['mathmasters', '--images', 'tts', '--out', home])).code).toBe(0);
    expect(readdirSync(home).sort()).toEqual(['mathmasters-back.png', 'mathmasters-front.png', 'mathmasters-tts.json']);
    const png = readFileSync(join(home, 'mathmasters-front.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([4090, 3997]);
    // On this machine the pictures are where they were written.
    expect(readFileSync(join(home, 'mathmasters-tts.json'), 'utf8')).toContain(
      `"FaceURL": "file:///${home.replace(/^\//, '')}/mathmasters-front.png"`,
    );
    const deck = join(home, 'deck.json');
    writeFileSync(deck, '[{"face":7,"count":2}]');
    const address = 'https://a.example/m';
    const away = await print(['numsense', '--images', 'tts', '--base-url', address, '--deck', deck, '--out', home]);
    expect(away.code).toBe(0);
    expect(readFileSync(join(home, 'numsense-tts.json'), 'utf8')).toContain(
      `"BackURL": "${address}/numsense-back.png"`,
    );
    for (const wrong of [
      ['--images', 'tts', '--base-url', 'nowhere'],
      ['--base-url', 'https://a.example/'],
    ])
      expect((await print(['mathmasters', ...wrong, '--out', home])).code).toBe(2);
  });

  test('a worksheet that nothing fits is refused; one with fewer items says so', async () => {
    const home = folder();
    for (const wish of [
      ['--difficulty', 'hard'],
      ['--brackets', 'all'],
    ]) {
      const ran = await print(['numsense', '--worksheet', '--hand', '2', ...wish, '--out', home]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('Nothing fits these wishes');
    }
    expect(readdirSync(home)).toEqual([]);
    const few = await print(['math-rush', '--grade', 'K.OA.5', '--count', '200', '--out', home]);
    expect(few).toMatchObject({ code: 0, out: expect.stringMatching(/Only \d+ items fit/) as string });
  });

  test('a flyer says where its code leads; what is no address is refused', async () => {
    const home = folder();
    const flyer = (...more: string[]) => print(['numsense', '--sheet', 'flyer', '--out', home, ...more]);
    expect((await flyer()).out).toContain('leads to https://cardinal.example/games/numsense, which is only an example');
    expect((await flyer('--address', 'https://a.example/cards')).out).toContain(
      'https://a.example/cards/games/numsense',
    );
    for (const bad of ['ftp://a.example/', 'javascript:alert(1)', 'a.example']) {
      const ran = await flyer('--address', bad);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain('--address takes');
    }
  });

  test('what does not fit is named; wishes that exclude each other are refused', async () => {
    const home = folder();
    const large = await print(['numsense', '--card', 'large', '--out', home]);
    expect(large.out).toContain('9up has no room for cards of 70 × 120 mm: printed 4up');
    const bled = await print(['numsense', '--bleed', '3', '--out', home]);
    expect(bled.out).toContain('9up has no room for 3 mm of bleed: printed 8up');
    for (const wish of [
      ['--worksheet', '--images', 'tgc'],
      ['--images', 'tgc', '--sheet', 'score'],
    ]) {
      const ran = await print(['numsense', ...wish, '--out', home]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('one thing at a time');
    }
  });

  test.each([
    ['--players 4', '--players'],
    ['--worksheet --deck own.json', '--deck'],
    ['--sheet score --index large --bleed 3', '--bleed, --index'],
    ['--sheet score --deck own.json', '--deck'],
    ['--layout 9up --flip fold', '--layout'],
    ['--flip none --offset 1,1', '--offset'],
    ['--images tgc --paper a4', '--paper'],
    ['--images tgc --base-url https://a.example/', '--base-url'],
    ['--grade 5.OA.1 --carrying all', '--carrying'],
    ['--grade 2.OA.2 --brackets all', '--brackets'],
    ['--facts --hand 4', '--hand'],
    ['--sheet rules --ink-saver', '--ink-saver'],
  ])('options that would do nothing are refused by name: %s', async (wish, named) => {
    const home = folder();
    const ran = await print(['numsense', ...wish.split(' '), '--out', home]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`nothing here reads ${named}, so leave that out`);
    expect(readdirSync(home)).toEqual([]);
  });

  test('score sheets, rules, flyer and printer check; wrong wishes are refused', async () => {
    const home = folder();
    for (const sheet of ['score', 'rules', 'flyer', 'check'])
      expect(await print(['addition-mania', '--sheet', sheet, '--lang', 'de', '--out', home])).toMatchObject({
        code: 0,
      });
    expect(readdirSync(home)).toHaveLength(4);
    expect((await print(['addition-mania', '--sheet', 'score', '--players', '9', '--out', home])).code).toBe(2);
    for (const far of ['far', '99,0,0']) {
      const ran = await print(['addition-mania', '--offset', far, '--out', home]);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain('within 20 mm');
    }
    expect((await print(['addition-mania', '--offset', ' 1.5; -2; 0.3', '--out', home])).code).toBe(0);
    expect((await print(['addition-mania', '--paper', 'a5', '--out', home])).code).toBe(2);
    expect(existsSync(join(home, 'addition-mania-a5'))).toBe(false);
  });
});
