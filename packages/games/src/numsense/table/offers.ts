// What one may do now, and the line that says so: from the situation alone, so that it can be tested without a page.
import { cardsToDraw } from '../plan.ts';
import type { Card, NumsenseView } from '../types.ts';
import { nameOf } from './faces.ts';
import type { Worth } from './holding.ts';
import { isLastTurn, swapNow, type Stance } from './stance.ts';
import type { TableWords } from './words/en.ts';

/** Everything that a button of the table can do. */
export type ActId =
  | 'take-draw'
  | 'take-discard'
  | 'put'
  | 'swap'
  | 'declare'
  | 'keep-quiet'
  | 'doubt'
  | 'write'
  | 'go-on'
  | 'rematch'
  | 'leave';

/** An act on offer. One is the main one; `off` ones answer why not yet. */
export interface Offer {
  readonly id: ActId;
  readonly label: string;
  readonly main?: true;
  readonly off?: true;
}

/** What the offers depend on. */
export interface Situation {
  readonly view: NumsenseView;
  readonly stance: Stance;
  readonly worth: Worth;
  /** The card that would be put down. */
  readonly picked: Card | null;
  readonly names: readonly string[];
  /** Whether the sentence may show that it hits. */
  readonly live: boolean;
}

/** Whether the rules take this sentence as a call: it hits, or false calls are played out (H:falseCall, H:referee). */
export function mayCall({ view, worth }: Situation): boolean {
  if (worth.kind !== 'whole') return false;
  return worth.hits || view.options.falseCall !== 'refuse' || view.options.referee === 'table';
}

/** The acts on offer, quiet ones first. */
export function offersOf(now: Situation, words: TableWords): readonly Offer[] {
  const own = ownOffers(now, words);
  return mayDoubt(now.view) ? [{ id: 'doubt', label: words.doubt }, ...own] : own;
}

/** Whether the one who looks may doubt the call that lies there (ruling X.7). */
function mayDoubt({ open, who, turn }: NumsenseView): boolean {
  return open && who !== 'watcher' && (turn.must.includes(who) || turn.may.includes(who));
}

function ownOffers(now: Situation, words: TableWords): readonly Offer[] {
  const { view, stance, picked } = now;
  const swap: Offer[] = swapNow(view, stance) === null ? [] : [{ id: 'swap', label: words.swap }];
  switch (stance) {
    case 'take':
      return takeOffers(now, swap, words);
    case 'put':
      return [
        ...swap,
        picked
          ? { id: 'put', label: words.put(nameOf(picked.face, words)), main: true }
          : { id: 'put', label: words.putWhich, main: true, off: true },
      ];
    case 'call': {
      const call: Offer = { id: 'declare', label: words.declare, main: true };
      const quiet: Offer = { id: 'keep-quiet', label: words.keepQuiet };
      return [...swap, quiet, ready(now) ? call : { ...call, off: true }];
    }
    case 'write':
      return [
        { id: 'write', label: words.write, main: true, ...(now.worth.kind !== 'whole' && { off: true as const }) },
      ];
    case 'break':
      return [{ id: 'go-on', label: words.goOn, main: true }];
    case 'over':
      return [
        { id: 'leave', label: words.leave },
        { id: 'rematch', label: words.rematch, main: true },
      ];
    case 'watching':
    case 'dealing':
    case 'waiting':
    case 'stands':
    case 'written':
      return [];
    default:
      return stance satisfies never;
  }
}

/** The sentence is whole, and known to hit as far as the player wants to know. */
function ready(now: Situation): boolean {
  return now.worth.kind === 'whole' && (now.live ? mayCall(now) : true);
}

function takeOffers(now: Situation, swap: readonly Offer[], words: TableWords): readonly Offer[] {
  const { view } = now;
  const top = view.discard.at(-1);
  const draw: Offer[] = cardsToDraw(view, view.who) > 0 ? [{ id: 'take-draw', label: words.take }] : [];
  const discard: Offer[] = top ? [{ id: 'take-discard', label: words.takeDiscard(nameOf(top.face, words)) }] : [];
  const call: Offer = { id: 'declare', label: words.declare };
  if (ready(now)) return [...swap, ...discard, ...draw, { ...call, main: true }];
  const [main, ...rest] = [...draw, ...discard];
  return [...swap, ...rest, { ...call, off: true }, ...(main ? [{ ...main, main: true as const }] : [])];
}

/** The line that says what one may do now: its strong beginning, if any, and the rest. */
export function bannerOf(now: Situation, words: TableWords): { readonly strong?: string; readonly text: string } {
  const { view, stance, names } = now;
  const name = (seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''));
  switch (stance) {
    case 'take':
      if (ready(now) && now.live) return line(words.line.takeReady);
      if (swapNow(view, stance) !== null) return line(words.line.takeSwap);
      return line(isLastTurn(view) ? words.line.takeLast : words.line.take);
    case 'put':
      return line(now.live && now.worth.kind === 'whole' && now.worth.hits ? words.line.putReady : words.line.put);
    case 'call':
      return line(words.line.call);
    case 'write':
      return line(now.worth.kind === 'whole' ? words.line.writeReady : words.line.write);
    case 'written': {
      const missing = names.filter((_, seat) => view.hasWritten[seat] === false);
      return { text: words.waitingWriters(missing) };
    }
    case 'stands':
      return { text: words.yourSentenceStands };
    case 'waiting':
      return { text: words.waitingFor(name(view.active)) };
    case 'watching':
      return { text: view.active === null ? words.watching : words.waitingFor(name(view.active)) };
    case 'dealing':
      return { text: words.dealing };
    case 'break':
    case 'over':
      return { text: '' };
    default:
      return stance satisfies never;
  }
}

const line = ([strong, text]: readonly string[]): { readonly strong: string; readonly text: string } => ({
  strong: strong ?? '',
  text: text ?? '',
});
