// What one player has in front of them at a table of MathMasters: the cards that are picked, what they could be laid as, what
// may be done now and the line that says so. The match itself is the session's; this is only what has not been asked yet.
import {
  areIds,
  callActs,
  endActs,
  namesAt,
  offersHints,
  Steps,
  type Act,
  type DeskSource,
  type TableProps,
} from '@cardinal/table-kit';
import type { CardId } from '../deck.ts';
import { choicesOf, whyNot } from '../selection.ts';
import type { MathMastersEvent, MathMastersMove, MathMastersView } from '../types.ts';
import { bannerOf } from './banner.ts';
import { tongue } from './tongue.ts';

/** What the page gives the table of MathMasters. */
export type MathMastersProps = TableProps<MathMastersView, MathMastersMove, MathMastersEvent>;

/** One player's side of the table. */
export class Desk {
  readonly #source: () => DeskSource<MathMastersView, MathMastersMove, MathMastersEvent>;
  readonly #askHint: () => void;
  toast: string | null = $state(null);
  readonly #picked = new Steps<readonly CardId[]>([], areIds, () => ({
    session: this.#session,
    time: this.view.deal,
  }));

  readonly #session = $derived.by(() => this.#source().session);
  readonly view = $derived.by(() => this.#session.view);
  readonly words = $derived.by(() => tongue.table);
  readonly names = $derived.by(() => namesAt(this.#session, this.words.you));
  /** The picked cards that are still there. */
  readonly chosen: readonly CardId[] = $derived.by(() => {
    const { hand, hints } = this.view;
    return this.#picked.now.filter((card) => hand.includes(card) || hints.includes(card));
  });
  readonly #must = $derived.by(() => this.view.who !== 'watcher' && this.view.turn.must.includes(this.view.who));
  readonly #may = $derived.by(() => this.view.who !== 'watcher' && this.view.turn.may.includes(this.view.who));
  readonly #asking = $derived.by(() => (this.#session.openCall?.callers.length ?? 0) > 0);
  readonly #choices = $derived.by(() => (this.chosen.length > 0 ? choicesOf(this.view, this.chosen) : []));
  readonly #best = $derived.by(() => this.#choices.find(({ verdict }) => verdict.ok));
  readonly #on = $derived.by(() => {
    const top = this.view.pile.at(-1);
    return top ? { on: top.no } : {};
  });

  /** The line above the hand. */
  readonly banner = $derived.by(() => {
    const { view, names } = this;
    const laying = this.#must && (view.phase === 'lead' || view.phase === 'follow');
    const choices = laying && this.chosen.length > 0 ? this.#choices : null;
    return bannerOf({ view, names, atBreak: this.#session.atBreak, asking: this.#asking, choices });
  });

  /** `askHint` is what the button for a hint does. */
  constructor(source: () => DeskSource<MathMastersView, MathMastersMove, MathMastersEvent>, askHint: () => void) {
    this.#source = source;
    this.#askHint = askHint;
  }

  #play(move: MathMastersMove): void {
    const verdict = this.#session.play(move);
    this.toast = verdict.ok ? null : tongue.whyNot(verdict);
    if (verdict.ok) this.#picked.anew();
  }

  /** A card of the hand or a Hint was pressed: it is picked, or let go. */
  pressCard(card: CardId): void {
    const { chosen } = this;
    this.#pick(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  }

  #pick(cards: readonly CardId[]): void {
    this.toast = null;
    this.#picked.go(cards);
  }

  #undo(): void {
    this.toast = null;
    this.#picked.undo();
  }

  #lay(): void {
    const best = this.#best;
    if (best) return this.#play({ kind: 'lay', setType: best.setType, cards: this.chosen, ...this.#on });
    const verdict = whyNot(this.view, this.chosen);
    this.toast = verdict.ok ? null : tongue.whyNot(verdict);
  }

  /** What may be done now, quiet acts first. */
  readonly acts: readonly Act[] = $derived.by(() => {
    const { view, words } = this;
    const { session, onLeave, onRematch } = this.#source();
    if (view.phase === 'over') return endActs(words, { onLeave, onRematch });
    if (session.atBreak) return [{ id: 'next', label: words.next, main: true, onpress: () => session.goOn() }];
    const asked = callActs(session.openCall, session.players, words.wrong);
    if (this.#asking) return asked;
    const call = this.#calling();
    if (!this.#must) return [...call, ...asked];
    if (view.phase === 'judge') {
      const onpress = (): void => this.#play({ kind: 'let-stand', ...this.#on });
      return [...call, { id: 'stand', label: words.stand, main: true, onpress }];
    }
    return [...call, ...this.#laying()];
  });

  #calling(): Act[] {
    const { open, pile, who } = this.view;
    const top = pile.at(-1);
    if (!(this.#must || this.#may) || !open || !top || top.seat === who) return [];
    return [{ id: 'wrong', label: this.words.wrong, onpress: () => this.#play({ kind: 'wrong-times', ...this.#on }) }];
  }

  #laying(): Act[] {
    const { view, words } = this;
    const picked = this.chosen.length > 0;
    const acts: Act[] = [];
    if (offersHints(this.#session)) acts.push({ id: 'hint', label: words.show, onpress: this.#askHint });
    if (picked) acts.push({ id: 'clear', label: words.clear, onpress: () => this.#pick([]) });
    else if (this.#picked.canUndo) acts.push({ id: 'undo', label: words.undo, onpress: () => this.#undo() });
    if (view.phase === 'follow') {
      const onpress = (): void => this.#play({ kind: 'pass', ...this.#on });
      // Where a pass is final, one stays out until the pile is won.
      acts.push({ id: 'pass', label: words.pass, commits: view.options.passIsFinal, onpress });
    }
    const best = this.#best;
    const label = best ? (best.holds ? words.layAs(words.sets[best.setType]) : words.claim) : words.layAs('…');
    acts.push({ id: 'lay', label, main: true, off: !best, commits: true, onpress: () => this.#lay() });
    return acts;
  }
}
