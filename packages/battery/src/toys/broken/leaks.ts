// Toys that tell what is hidden, and redeals that know or favour the truth.
import { drawDiscardRules as whole, type DrawDiscardState } from '../draw-discard.ts';
import { cards, notedView, outside, type Broken } from './make.ts';

/** Found by non-interference and redeal. */
export const leaks: readonly Broken[] = [
  {
    fault: 'a view that shows the next card',
    part: 'non-interference',
    says: /^the view of (0|1|watcher) shows what is hidden, a (redeal|twin of the match) changes it: top/,
    game: cards({ view: (s, who) => ({ ...whole.view(s, who), top: s.deck.at(-1) ?? null }) }),
  },
  {
    fault: 'a refusal that tells where a hidden card lies',
    part: 'non-interference',
    says: /^a verdict to \d (rests on more than the view holds|depends on what is hidden): facts/,
    game: cards({
      view: notedView,
      check(view, move) {
        const verdict = whole.check(view, move);
        if (verdict.ok || verdict.why !== 'not-in-hand' || move.kind !== 'put') return verdict;
        const holder = outside.behind.get(view)?.hands.findIndex((hand) => hand.includes(move.card)) ?? -2;
        return { ...verdict, facts: { holder } };
      },
    }),
  },
  {
    fault: 'an event that tells all what one has drawn',
    part: 'non-interference',
    says: /^(0|1|watcher) hears of an entry of \d what no view shows: 0/,
    game: cards({
      play(s, x, out) {
        whole.play(s, x, out);
        const card = typeof x.by === 'number' && x.move.kind === 'take' ? s.hands[x.by]?.at(-1) : undefined;
        if (typeof x.by === 'number' && card !== undefined) {
          out.push({ to: 'all', e: { kind: 'taken', seat: x.by, from: 'deck', card } });
        }
      },
    }),
  },
  {
    fault: 'a view that shows everything and a redeal that copies it',
    part: 'redeal',
    says: /^deal\(view\) was the truth in all \d+ of \d+ looks/,
    game: cards({
      view: (s, who) => ({ ...whole.view(s, who), whole: whole.copy(s) }),
      deal: (view) => whole.copy((view as unknown as { whole: DrawDiscardState }).whole),
    }),
  },
  {
    fault: 'a redeal that remembers the state of the last view',
    part: 'redeal',
    says: /^deal\(view\) was the truth in all/,
    game: cards({ view: notedView, deal: (view, rng) => whole.copy(outside.state ?? whole.deal(view, rng)) }),
  },
  {
    fault: 'a redeal that peeks now and then',
    part: 'redeal',
    says: /^deal\(view\) leans towards the truth/,
    game: cards({
      view: notedView,
      deal: (view, rng) => (rng.below(2) && outside.state ? whole.copy(outside.state) : whole.deal(view, rng)),
    }),
  },
  {
    fault: 'a redeal that peeks late in a match',
    part: 'redeal',
    says: /^deal\(view\) was the truth 6 times running in \d+ of \d+ looks/,
    game: cards({
      view: notedView,
      deal: (view, rng) => (view.deck < 25 && outside.state ? whole.copy(outside.state) : whole.deal(view, rng)),
    }),
  },
  {
    fault: 'a redeal that is always the same',
    part: 'redeal',
    says: /^deal\(view\) is uneven/,
    game: cards({
      deal(view, rng) {
        const s = whole.deal(view, rng);
        const hidden = [...s.deck, ...s.hands.flatMap((hand, seat) => (seat === view.who || view.shown ? [] : hand))];
        hidden.sort((a, b) => a - b);
        if (!view.dealt) return s;
        s.hands = s.hands.map((hand, seat) => (seat === view.who || view.shown ? hand : hidden.splice(0, hand.length)));
        s.deck = hidden;
        return s;
      },
    }),
  },
];
