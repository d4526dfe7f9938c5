// A move as one line of text and back, for logs, golden files and the command line.
import * as v from 'valibot';
import type { CardId, RushMove, RushView } from './types.ts';
import { moveShape } from './wire.ts';

/** One line: `play 12 on 3 right @2`, `clear 3: 12 14 @4`, `discard 5 7`, `ask redraw`, `done` … */
export function write(m: RushMove): string {
  return line(m, String);
}

/** The same with the sum on each card: `play 12 (6 + 6) on 3 right @2`. */
export function show(m: RushMove, v: RushView): string {
  const cards = [...v.hands.flatMap((hand) => hand ?? []), ...v.sets.flatMap(({ stacks }) => stacks.flat())];
  return line(m, (id) => {
    const card = cards.find((one) => one.id === id);
    return card ? `${id} (${card.text})` : String(id);
  });
}

function line(m: RushMove, named: (id: CardId) => string): string {
  switch (m.kind) {
    case 'play':
      return `play ${named(m.card)} on ${m.goal} ${m.place === 'right' ? 'right' : `stack ${m.place}`} @${m.mark}`;
    case 'clear':
      return `clear ${m.goal}: ${m.cards.map(named).join(' ')} @${m.mark}`;
    case 'discard':
      return ['discard', ...m.cards.map(named)].join(' ');
    case 'arrange':
      return `arrange ${m.goal}: ${m.stacks.map((stack) => stack.map(named).join('+')).join(' ')} @${m.mark}`;
    case 'ask':
      return m.goal === null ? `ask ${m.use}` : `ask ${m.use} ${m.goal}`;
    case 'answer':
      return m.yes ? 'yes' : 'no';
    case 'show':
      return m.open ? 'show' : 'hide';
    case 'ready':
    case 'draw':
    case 'redraw':
    case 'done':
      return m.kind;
    default:
      return m satisfies never;
  }
}

const numbers = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(Number);

const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => unknown])[] = [
  [/^(ready|draw|redraw|done)$/, ([kind]) => ({ kind })],
  [
    /^play (\d+) on (\d+) right @(\d+)$/,
    ([card, goal, mark]) => ({
      kind: 'play',
      card: Number(card),
      goal: Number(goal),
      place: 'right',
      mark: Number(mark),
    }),
  ],
  [
    /^play (\d+) on (\d+) stack (\d+) @(\d+)$/,
    ([card, goal, place, mark]) => ({
      kind: 'play',
      card: Number(card),
      goal: Number(goal),
      place: Number(place),
      mark: Number(mark),
    }),
  ],
  [
    /^clear (\d+): ([\d ]*)@(\d+)$/,
    ([goal, cards = '', mark]) => ({ kind: 'clear', goal: Number(goal), cards: numbers(cards), mark: Number(mark) }),
  ],
  [/^discard((?: \d+)*)$/, ([cards = '']) => ({ kind: 'discard', cards: numbers(cards) })],
  [
    /^arrange (\d+): ([\d+ ]*)@(\d+)$/,
    ([goal, stacks = '', mark]) => ({
      kind: 'arrange',
      goal: Number(goal),
      stacks: stacks
        .split(/\s+/)
        .filter(Boolean)
        .map((stack) => stack.split('+').map(Number)),
      mark: Number(mark),
    }),
  ],
  [
    /^ask (clear|redraw)(?: (\d+))?$/,
    ([use, goal]) => ({ kind: 'ask', use, goal: goal === undefined ? null : Number(goal) }),
  ],
  [/^(yes|no)$/, ([word]) => ({ kind: 'answer', yes: word === 'yes' })],
  [/^(show|hide)$/, ([word]) => ({ kind: 'show', open: word === 'show' })],
];

/** A move from its line, or null. */
export function read(text: string): RushMove | null {
  // Sums that `show` put behind a card say nothing new.
  const plain = text.trim().replace(/(\d) \([^()]*\)/g, '$1');
  for (const [form, make] of FORMS) {
    const found = form.exec(plain);
    if (found) {
      const shaped = v.safeParse(moveShape, make(found.slice(1)));
      return shaped.success ? shaped.output : null;
    }
  }
  return null;
}
