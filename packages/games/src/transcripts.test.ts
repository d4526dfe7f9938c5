// What a blind player hears of a whole match at each table, as files that are read before they change: bots play all
// seats, and one seat's events go through the table's own log and announcer.
import { botMatch } from '@cardinal/bots';
import type { Heard, AnyEvent, Setup } from '@cardinal/kernel';
import { TableLog } from '@cardinal/table-kit';
import type { Cast, Lang } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { tongue as additionMania } from './addition-mania/table/tongue.ts';
import { tongue as breakIn } from './break-in/table/tongue.ts';
import { tongue as mathRush } from './math-rush/table/tongue.ts';
import { tongue as mathmasters } from './mathmasters/table/tongue.ts';
import { Diary } from './numsense/table/diary.svelte.ts';
import { tongue as numsense } from './numsense/table/tongue.ts';
import type { NumsenseEvent } from './numsense/types.ts';
import { games, type GameId } from './registry.ts';

const NAMES = ['Ana', 'Bo', 'Cam', 'Dee'];
const ME = 0;
const tongues = { numsense, 'break-in': breakIn, 'math-rush': mathRush, mathmasters, 'addition-mania': additionMania };

/** Short matches, in which as much as possible happens. */
const MATCHES: Readonly<Record<GameId, Setup>> = {
  numsense: { seats: 3, seed: 'aloud 0', options: { deals: 2 } },
  'break-in': { seats: 3, seed: 'aloud 18', options: { mostDeals: 1 } },
  'math-rush': { seats: 2, seed: 'aloud 0', options: { plays: 12 } },
  mathmasters: { seats: 3, seed: 'aloud', options: { deals: 1, handSize: 8, allSetsFromRound1: true } },
  'addition-mania': { seats: 3, seed: 'aloud' },
};

interface Ear {
  readonly hear: (event: { readonly kind: string }) => void;
  readonly log: TableLog;
}

/** What listens at the table of a game. */
function earOf(game: GameId, cast: Cast): Ear {
  if (game === 'numsense') {
    const diary = new Diary(() => ({ cast }));
    return { hear: (event) => diary.hear(event as NumsenseEvent), log: diary.log };
  }
  const log = new TableLog(
    (event, who) => tongues[game].game.tell(event, who),
    () => cast,
  );
  return { hear: (event) => log.hear(event), log };
}

const reaches = ({ to }: Heard<AnyEvent>): boolean => to === 'all' || to.includes(ME);

/** All that is said at seat 0 from the first line to the last. */
async function transcript(id: GameId, lang: Lang): Promise<readonly string[]> {
  const game = await games[id].load();
  await tongues[id].speak(lang);
  const { hear, log } = earOf(id, { names: NAMES, you: ME, signs: tongues[id].signs });
  const lines: string[] = [];
  let last = -1;
  for (const { told } of botMatch(game, MATCHES[id], 'easy')) {
    for (const { e } of told.flatMap(({ heard }) => heard.filter(reaches))) {
      hear(e);
      for (const { id: no, text } of log.voice.lines) if (no > last) lines.push(text);
      last = log.voice.lines.at(-1)?.id ?? last;
    }
  }
  return lines;
}

const GAMES = Object.keys(games) as readonly GameId[];

describe('E30 the announcer tells a whole match', () => {
  it.each([
    ...GAMES.map((game): readonly [GameId, Lang] => [game, 'en']),
    ['break-in', 'de'] as const,
    ['numsense', 'ar'] as const,
  ])('of %s (%s)', async (game, lang) => {
    const lines = await transcript(game, lang);
    expect(lines.filter((line) => /[+×÷=□★()]|[−-]\s?\d|\d\s*[·:]\s*\d/u.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./${game}/heard/${lang}.txt`);
  });
});
