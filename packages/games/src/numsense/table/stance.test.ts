import { describe, expect, it } from 'vitest';
import { openMatch, type Match } from '@cardinal/kernel';
import { game } from '../index.ts';
import type { NumsenseMove, NumsenseView } from '../types.ts';
import { hintsOf } from '../hints.ts';
import { mayCall, offersOf, bannerOf, type Situation } from './offers.ts';
import { stanceOf, type Stance } from './stance.ts';
import { typedPieces } from './typing.ts';
import { en } from './words/en.ts';
import { worth } from './worth.ts';

const words = en;

function open(seats: number, seed = 'stance', options: object = {}): Match {
  const opened = openMatch(game, { seats, seed, options });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0, true);
  return opened.match;
}

const view = (match: Match, seat: number | 'watcher'): NumsenseView => match.view(seat) as unknown as NumsenseView;
const play = (match: Match, seat: number, move: NumsenseMove): void => {
  const { ok } = match.submit(seat, move, 0);
  if (!ok) throw new Error(`refused: ${JSON.stringify(move)}`);
};
const stances = (match: Match): Stance[] =>
  Array.from({ length: match.header.seats }, (_, seat) => stanceOf(view(match, seat), match.turn.draw?.pause === true));

function situation(seen: NumsenseView, sentence: string, picked = false): Situation {
  const holding = { hand: seen.hand, target: seen.target?.value ?? null, spare: seen.phase === 'put' ? 1 : 0 };
  return {
    view: seen,
    stance: stanceOf(seen, false),
    worth: worth(typedPieces(sentence, holding).pieces, holding),
    picked: picked ? (seen.hand[0] ?? null) : null,
    names: ['You', 'Otter', 'Finch'],
    live: true,
  };
}

const ids = (now: Situation): string[] =>
  offersOf(now, words).map(({ id, main, off }) => id + (main ? '!' : '') + (off ? '-' : ''));

describe('a deal as each chair sees it', () => {
  it('goes from taking and putting to the next seat', () => {
    const match = open(3);
    const first = view(match, 0).active ?? 0;
    const at = (stance: Stance): Stance[] => [0, 1, 2].map((seat) => (seat === first ? stance : 'waiting'));
    expect(stances(match)).toEqual(at('take'));
    expect(stanceOf(view(match, 'watcher'), false)).toBe('watching');
    expect(ids(situation(view(match, first), ''))).toEqual(['declare-', 'take-draw!']);
    play(match, first, { kind: 'take', from: 'draw' });
    expect(stances(match)).toEqual(at('put'));
    const seen = view(match, first);
    expect(ids(situation(seen, ''))).toContain('put!-');
    expect(ids(situation(seen, '', true))).toContain('put!');
    play(match, first, { kind: 'put', card: seen.hand[0]?.id ?? -1 });
    const next = (first + 1) % 3;
    expect(stances(match)).toEqual([0, 1, 2].map((seat) => (seat === next ? 'take' : 'waiting')));
    expect(ids(situation(view(match, next), ''))).toEqual(['take-discard', 'declare-', 'take-draw!']);
  });

  it('offers the call first when the sentence hits, and goes through last turns, writing and the break', () => {
    // Five cards nearly always hit: the first seed whose first hand does.
    const options = { variant: 'fixed', handSize: 5 };
    const match = Array.from({ length: 20 }, (_, i) => open(2, `call ${i}`, options)).find((one) => {
      return hintsOf(view(one, view(one, 0).active ?? 0))?.[0].exact === true;
    });
    if (!match) throw new Error('no seed of twenty has a hand that hits');
    const caller = view(match, 0).active ?? 0;
    const other = 1 - caller;
    const sentence = hintsOf(view(match, caller))![4].sentence;
    const now = situation(view(match, caller), sentence);
    expect(mayCall(now)).toBe(true);
    expect(ids(now).at(-1)).toBe('declare!');
    expect(bannerOf(now, words).strong).toBe(words.line.takeReady[0]);
    play(match, caller, { kind: 'declare', sentence });
    expect(stances(match)[caller]).toBe('stands');
    expect(stances(match)[other]).toBe('take');
    expect(bannerOf(situation(view(match, other), ''), words).strong).toBe(words.line.takeLast[0]);
    play(match, other, { kind: 'take', from: 'draw' });
    play(match, other, { kind: 'put', card: view(match, other).hand[0]?.id ?? -1 });
    expect(stances(match)).toEqual(caller === 0 ? ['written', 'write'] : ['write', 'written']);
    expect(ids(situation(view(match, other), ''))).toEqual(['write!-']);
    const best = hintsOf(view(match, other))![4].sentence;
    expect(ids(situation(view(match, other), best))).toEqual(['write!']);
    play(match, other, { kind: 'write', sentence: best });
    expect(stances(match)).toEqual(['break', 'break']);
  });

  it('hides that a sentence hits from a player who does not want to know', () => {
    const match = open(2, 'blind', { variant: 'fixed', handSize: 5 });
    const seat = view(match, 0).active ?? 0;
    const numbers = hintsOf(view(match, seat))![4].sentence;
    const now = { ...situation(view(match, seat), numbers), live: false };
    expect(bannerOf(now, words).strong).toBe(words.line.take[0]);
  });
});
