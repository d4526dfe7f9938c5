// Who must and who may act now in Math Rush, what chance still has to bring, and when the race ends.
import { OVER, type Turn } from '@cardinal/kernel';
import { cardsInPlay, goalsInPlay, raceDue } from './cards.ts';
import type { RushState } from './types.ts';

/** The moment. In a race everybody may act and nobody must, but for those who have yet to choose after a Help. */
export function turn(s: RushState): Turn {
  const race = `race${s.race + 1}`;
  const all = s.hands.map((_, seat) => seat);
  switch (s.phase) {
    case 'numbers':
      // A breath before every race but the first.
      return {
        ...OVER,
        draw: { label: `${race}/numbers`, shuffle: cardsInPlay(s).length, ...(s.race > 0 && { pause: true }) },
      };
    case 'goals':
      return { ...OVER, draw: { label: `${race}/goals`, shuffle: goalsInPlay(s).length } };
    case 'ready':
      return { mode: 'free', must: all.filter((seat) => !s.said[seat]), may: [], dues: [] };
    case 'race': {
      const due = raceDue(s);
      const dues = due ? [due] : [];
      if (s.owed.length > 0 && s.draw.length === 0) {
        return {
          mode: 'free',
          must: [],
          may: [],
          dues,
          draw: { label: `${race}/refill${s.refills + 1}`, shuffle: s.discard.length },
        };
      }
      const must = all.filter((seat) => s.redraw !== null && s.redraw[seat] === null);
      return { mode: 'free', must, may: all.filter((seat) => !must.includes(seat)), dues };
    }
    case 'over':
      return OVER;
    default:
      return s.phase satisfies never;
  }
}
