// A move as one line of text and back, for logs, golden files and the command line.
import * as v from 'valibot';
import type { RushMove } from './types.ts';
import { moveShape } from './wire.ts';

/** One line: `play 12 on 3 right @2`, `clear 3: 12 14 @4`, `discard 5 7`, `ask redraw`, `done` … */
export function write(m: RushMove): string {
  switch (m.kind) {
    case 'play':
      return `play ${m.card} on ${m.goal} ${m.place === 'right' ? 'right' : `stack ${m.place}`} @${m.mark}`;
    case 'clear':
      return `clear ${m.goal}: ${m.cards.join(' ')} @${m.mark}`;
    case 'discard':
      return ['discard', ...m.cards].join(' ');
    case 'arrange':
      return `arrange ${m.goal}: ${m.stacks.map((stack) => stack.join('+')).join(' ')} @${m.mark}`;
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
  for (const [form, make] of FORMS) {
    const found = form.exec(text.trim());
    if (found) {
      const shaped = v.safeParse(moveShape, make(found.slice(1)));
      return shaped.success ? shaped.output : null;
    }
  }
  return null;
}
