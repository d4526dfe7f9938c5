// What a blind player hears of a whole match at each table, as files that are read before they change: bots play all
// seats; one seat's events, the line that says what it may do and, at its first chance, a whole ladder of hints go through
// the table's own log, prompt and announcer.
import { botMatch } from '@cardinal/bots';
import { legal, type AnyEvent, type AnyMove, type Heard, type Match, type Setup } from '@cardinal/kernel';
import { frame, HintLadder, lineText, Prompt, TableLog, type Line } from '@cardinal/table-kit';
import type { Cast, Lang } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { bannerOf as maniaBanner } from './addition-mania/table/banner.ts';
import { rungsOf as maniaRungs } from './addition-mania/table/ladder.ts';
import { tongue as additionMania } from './addition-mania/table/tongue.ts';
import type { ManiaView } from './addition-mania/types.ts';
import { bannerOf as breakInBanner, mayBuild } from './break-in/table/banner.ts';
import { rungsOf as breakInRungs } from './break-in/table/ladder.ts';
import { tongue as breakIn } from './break-in/table/tongue.ts';
import type { BreakInView } from './break-in/types.ts';
import { bannerOf as rushBanner } from './math-rush/table/banner.ts';
import { rungsOf as rushRungs } from './math-rush/table/ladder.ts';
import { tongue as mathRush } from './math-rush/table/tongue.ts';
import type { RushView } from './math-rush/types.ts';
import { bannerOf as mastersBanner } from './mathmasters/table/banner.ts';
import { rungsOf as mastersRungs } from './mathmasters/table/ladder.ts';
import { tongue as mathmasters } from './mathmasters/table/tongue.ts';
import type { MathMastersView } from './mathmasters/types.ts';
import { Diary } from './numsense/table/diary.svelte.ts';
import { rungsOf as numsenseRungs } from './numsense/table/ladder.ts';
import { bannerOf as numsenseBanner } from './numsense/table/offers.ts';
import { stanceOf } from './numsense/table/stance.ts';
import { tongue as numsense } from './numsense/table/tongue.ts';
import type { NumsenseEvent, NumsenseView } from './numsense/types.ts';
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

/** What the table of a game says to seat 0 at a moment, and how a hint is asked for there. */
interface Chair {
  readonly line: Line;
  /** What tells one situation from the next, where that is not the line itself. */
  readonly moment?: string;
  /** Null where no hint is on offer. */
  readonly rungs: (() => readonly string[]) | null;
}

/** The table as it stands for whoever has chosen nothing yet. */
function chairOf(id: GameId, match: Match, names: readonly string[]): Chair {
  const seen = match.view(ME);
  const atBreak = match.turn.draw?.pause === true;
  const mine = match.turn.must.includes(ME);
  const open = { names, atBreak, asking: false };
  switch (id) {
    case 'numsense': {
      const view = seen as unknown as NumsenseView;
      const { table: words, signs } = numsense;
      const stance = stanceOf(view, atBreak);
      const situation = { view, stance, worth: { kind: 'empty' as const }, picked: null, names, live: true };
      const rungs = (): readonly string[] => numsenseRungs({ view, words, signs }).rungs;
      return { line: numsenseBanner(situation, words), moment: stance, rungs: stance === 'take' ? rungs : null };
    }
    case 'break-in': {
      const view = seen as unknown as BreakInView;
      const check = (move: unknown): ReturnType<typeof legal> => legal(match.game, seen, move as AnyMove);
      return {
        line: breakInBanner({ view, ...open, check }),
        rungs: mayBuild(view) ? () => breakInRungs(view) : null,
      };
    }
    case 'math-rush': {
      const view = seen as unknown as RushView;
      const racing = view.phase === 'race' && !view.redraw && !view.asked && match.turn.may.includes(ME);
      return {
        line: rushBanner({ view, names, clearing: false, picked: undefined }),
        rungs: racing ? () => rushRungs(view) : null,
      };
    }
    case 'mathmasters': {
      const view = seen as unknown as MathMastersView;
      return { line: mastersBanner({ view, ...open, choices: null }), rungs: mine ? () => mastersRungs(view) : null };
    }
    case 'addition-mania': {
      const view = seen as unknown as ManiaView;
      return { line: maniaBanner(view, names), rungs: mine ? () => maniaRungs(view) : null };
    }
    default:
      return id satisfies never;
  }
}

const reaches = ({ to }: Heard<AnyEvent>): boolean => to === 'all' || to.includes(ME);

/** All that is said at seat 0 from the first line to the last. */
async function transcript(id: GameId, lang: Lang): Promise<readonly string[]> {
  const game = await games[id].load();
  await tongues[id].speak(lang);
  const { hear, log } = earOf(id, { names: NAMES, you: ME, signs: tongues[id].signs });
  const names = NAMES.map((name, seat) => (seat === ME ? frame.words.you : name));
  const prompt = new Prompt();
  let hinted = false;
  const lines: string[] = [];
  let last = -1;
  const listen = (): void => {
    for (const { id: no, text } of log.voice.lines) if (no > last) lines.push(text);
    last = log.voice.lines.at(-1)?.id ?? last;
  };
  for (const { told, match } of botMatch(game, MATCHES[id], 'easy')) {
    for (const { e } of told.flatMap(({ heard }) => heard.filter(reaches))) {
      hear(e);
      listen();
    }
    const { line, moment, rungs } = chairOf(id, match, names);
    const mine = match.turn.must.includes(ME);
    prompt.hear(log.voice, { mine, moment: moment ?? lineText(line), line: lineText(line) });
    listen();
    if (hinted || !rungs) continue;
    hinted = true;
    const ladder = new HintLadder(() => ({
      about: 'here',
      load: async () => rungs(),
      say: (text) => log.voice.say(text),
    }));
    do {
      await ladder.press();
      listen();
    } while (ladder.next !== null);
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
    expect(lines.filter((line) => /[+×÷=≈□★()]|[−-]\s?\d|\d\s*[·:]\s*\d/u.test(line))).toEqual([]);
    // Once: no line says again what the one before it said.
    expect(lines.filter((line, at) => lines[at + 1]?.startsWith(line.replace(/[.!:]$/, '')))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./${game}/heard/${lang}.txt`);
  });
});
