// What lies before a player at the command line: the board in a few lines, and what can be typed now.
import type { NumsenseView, Phase } from '../types.ts';
import { faceName, listed } from './english.ts';

/** What can be typed in a phase by the seat whose turn it is; at the start of a turn that depends on the table. */
const TYPED: Readonly<Partial<Record<Phase, string>>> = {
  put: 'put 7 (the card you lay down)',
  call: 'declare 2+3*4, or keep quiet',
  compose: 'write 2+3*4 (all your cards, as near to the target as you can)',
};

function atTurn(v: NumsenseView): string {
  const pile = v.discard.length > 0;
  return [
    ...(v.drawCount > 0 ? ['take draw'] : []),
    ...(pile ? ['take discard'] : []),
    ...(pile && v.hand.some(({ face }) => face === 'D')
      ? ['exchange D for 7 (your Discard card for one of the pile)']
      : []),
    'or declare 2+3*4',
  ].join(', ');
}

/** The lines. */
export function board(v: NumsenseView): string {
  const top = v.discard.at(-1);
  const others = v.handCounts.map((count, seat) => `seat ${seat}${seat === v.who ? ' (you)' : ''}: ${count}`);
  const lines = [
    `Deal ${v.deal + 1}${v.deals === null ? '' : ` of ${v.deals}`}. Target: ${v.target?.value ?? 'not drawn yet'}. Points: ${v.totals.map((total, seat) => `seat ${seat}${seat === v.who ? ' (you)' : ''}: ${total}`).join(', ')}.`,
    `Cards in hands: ${others.join(', ')}. Draw pile ${v.drawCount}. Discard pile: ${top ? faceName(top.face) : 'empty'}.`,
    ...v.called.slice(0, 1).map((seat) => `Seat ${seat} has called Numsense.`),
  ];
  if (v.hand.length > 0) lines.push(`Your cards: ${listed(v.hand.map(({ face }) => faceName(face)))}.`);
  const typed =
    v.who === v.active || v.phase === 'compose' ? (v.phase === 'turn' ? atTurn(v) : TYPED[v.phase]) : undefined;
  if (typed !== undefined && v.written === null)
    lines.push(`You can type: ${typed}. A wild card stands as its number.`);
  return lines.join('\n');
}
