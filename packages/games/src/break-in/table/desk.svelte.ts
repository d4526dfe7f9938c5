// What one player has in front of them at a table of Break In: the row that is being built, the card laid aside, what may be
// done now and the line that says so. The match itself is the session's; this is only what has not been asked yet.
import type { Sign } from '@cardinal/number';
import {
  callActs,
  doAct,
  endActs,
  lineText,
  namesAt,
  offersHints,
  Steps,
  type Act,
  type DeskSource,
  type TableProps,
} from '@cardinal/table-kit';
import type { BreakInEvent, BreakInMove, BreakInView, Card, CardId, Pile } from '../types.ts';
import { bannerOf, holdsTooMany, mayBuild, mayCall, type Situation } from './banner.ts';
import { cardsIn, isPiece, textOf, worthOf, type RowPiece } from './row.ts';
import { tongue } from './tongue.ts';

/** What the page gives the table of Break In. */
export type BreakInProps = TableProps<BreakInView, BreakInMove, BreakInEvent>;

/** What a wild sign in the row stands for, press by press. */
const SAYS: readonly (Sign | null)[] = [null, '+', '-', '*', '/'];

/** What one has begun: the row, and the card that was pressed last, which may go to the discard pile. */
interface Begun {
  readonly built: readonly RowPiece[];
  readonly aside: CardId | null;
}
const NOTHING: Begun = { built: [], aside: null };

function isBegun(value: unknown): boolean {
  const { built, aside } = value as Begun;
  return built.every(isPiece) && (aside === null || typeof aside === 'number');
}

/** One player's side of the table. */
export class Desk {
  readonly #source: () => DeskSource<BreakInView, BreakInMove, BreakInEvent>;
  readonly #askHint: () => void;
  toast: string | null = $state(null);
  readonly #begun = new Steps(NOTHING, isBegun, () => ({ session: this.#session, time: this.view.deal }));

  readonly #session = $derived.by(() => this.#source().session);
  readonly view = $derived.by(() => this.#session.view);
  readonly words = $derived.by(() => tongue.table);
  readonly names = $derived.by(() => namesAt(this.#session, this.words.you));
  /** The row that is being built, of cards that are still in the hand. */
  readonly row: readonly RowPiece[] = $derived.by(() =>
    this.#begun.now.built.filter(
      (piece) => piece.kind === 'mark' || this.view.hand.some(({ id }) => id === piece.card.id),
    ),
  );
  readonly used: readonly CardId[] = $derived.by(() => cardsIn(this.row));
  readonly #must = $derived.by(() => this.view.who !== 'watcher' && this.view.turn.must.includes(this.view.who));
  readonly #may = $derived.by(
    () => this.#must || (this.view.who !== 'watcher' && this.view.turn.may.includes(this.view.who)),
  );
  /** Whether one is to take a card. */
  readonly takes = $derived.by(() => this.#must && this.view.phase === 'turn');
  /** Whether one may lay a formula. */
  readonly builds = $derived.by(() => mayBuild(this.view));
  readonly #asking = $derived.by(() => (this.#session.openCall?.callers.length ?? 0) > 0);
  readonly #situation: Situation = $derived.by(() => ({
    view: this.view,
    names: this.names,
    atBreak: this.#session.atBreak,
    asking: this.#asking,
    check: (move) => this.#session.check(move),
  }));
  readonly #tooMany = $derived.by(() => holdsTooMany(this.#situation));
  /** Whether a card that was laid aside can go to the discard pile. */
  readonly discards = $derived.by(() => this.#tooMany && this.#begun.now.aside !== null);
  readonly #worth = $derived.by(() => worthOf(this.row, this.view));
  readonly #callFor: Card | null = $derived.by(() =>
    mayCall(this.#situation) ? (this.view.discard.at(-1) ?? null) : null,
  );
  /** The line above the hand. */
  readonly banner = $derived.by(() => bannerOf(this.#situation));

  /** `askHint` is what the button for a hint does. */
  constructor(source: () => DeskSource<BreakInView, BreakInMove, BreakInEvent>, askHint: () => void) {
    this.#source = source;
    this.#askHint = askHint;
  }

  #play(move: BreakInMove): void {
    const verdict = this.#session.play(move);
    this.toast = verdict.ok ? null : tongue.whyNot(verdict);
    if (!verdict.ok) return;
    const keeps = move.kind === 'take' || move.kind === 'break-in';
    this.#begun.anew(keeps ? { ...NOTHING, built: this.row } : NOTHING);
  }

  /** The line on its own, where it answers a press. */
  #tellLine(): void {
    this.toast = lineText(this.banner);
  }

  /** A pile was pressed. */
  pressPile(from: Pile): void {
    if (this.takes) this.#play({ kind: 'take', from });
    else {
      const out = from === 'discard' ? this.acts.find(({ id }) => id === 'discard') : undefined;
      if (out) doAct(out, this.view.turn);
      else this.#tellLine();
    }
  }

  /** A card of the hand was pressed: it goes to the row, or back. */
  pressCard(card: Card): void {
    this.toast = null;
    const aside = this.#begun.now.aside === card.id ? null : card.id;
    const built: readonly RowPiece[] = this.used.includes(card.id)
      ? this.row.filter((piece) => piece.kind === 'mark' || piece.card.id !== card.id)
      : [...this.row, { kind: 'card', card, says: null }];
    this.#begun.go({ built, aside });
  }

  /** A piece of the row was pressed: a wild changes what it stands for, round and round; anything else goes back. */
  pressPiece(at: number): void {
    const piece = this.row[at];
    if (!piece) return;
    if (piece.kind === 'card' && piece.card.face === '*' && piece.says !== '/') {
      const says = SAYS[SAYS.indexOf(piece.says) + 1] ?? null;
      this.#build(this.row.map((one, i) => (i === at ? { ...piece, says } : one)));
    } else this.#build(this.row.filter((_, i) => i !== at));
  }

  /** Puts "=" or a bracket at the end of the row. */
  putMark(mark: (RowPiece & { readonly kind: 'mark' })['mark']): void {
    this.#build([...this.row, { kind: 'mark', mark }]);
  }

  #build(built: readonly RowPiece[]): void {
    this.toast = null;
    this.#begun.go({ built, aside: this.#begun.now.aside });
  }

  #undo(): void {
    this.toast = null;
    this.#begun.undo();
  }

  async #lay(): Promise<void> {
    const wanted = this.row;
    const why = this.#worth?.true ? null : await (await import('./not-true.ts')).toldNotTrue(wanted, this.view);
    if (wanted !== this.row) return;
    if (why !== null) this.toast = why;
    else this.#play({ kind: 'lay', formula: textOf(wanted, this.view), cards: cardsIn(wanted) });
  }

  /** What may be done now, quiet acts first. */
  readonly acts: readonly Act[] = $derived.by(() => {
    const { view, words } = this;
    const { onLeave, onRematch } = this.#source();
    if (view.phase === 'over') return endActs(words, { onLeave, onRematch });
    if (this.#session.atBreak)
      return [{ id: 'next', label: words.next, main: true, onpress: () => this.#session.goOn() }];
    const { openCall, players } = this.#session;
    const asked = callActs(openCall, players, view.phase === 'judge' ? words.doubt : words.breakIn);
    if (this.#asking) return asked;
    if (this.#may && view.phase === 'judge' && view.pending) return [...asked, ...this.#judging(view.pending.no)];
    const call = this.#calling();
    if (this.#must && view.phase === 'last-call')
      return [
        ...call,
        { id: 'let-lie', label: words.letLie, main: true, onpress: () => this.#play({ kind: 'let-lie' }) },
      ];
    if (this.takes)
      return [
        ...call,
        ...asked,
        { id: 'draw', label: words.takeCard, main: true, onpress: () => this.pressPile('draw') },
      ];
    return this.builds ? this.#laying() : [...call, ...asked];
  });

  #judging(formula: number): Act[] {
    const doubt: Act = {
      id: 'doubt',
      label: this.words.doubt,
      onpress: () => this.#play({ kind: 'doubt', formula }),
    };
    if (!this.#must) return [doubt];
    const onpress = (): void => this.#play({ kind: 'accept', formula });
    return [doubt, { id: 'accept', label: this.words.accept, main: true, onpress }];
  }

  #calling(): Act[] {
    const top = this.#callFor;
    if (!top) return [];
    const onpress = (): void => this.#play({ kind: 'break-in', card: top.id });
    return [{ id: 'break-in', label: this.words.breakIn, main: !this.#must, onpress }];
  }

  #laying(): Act[] {
    const { view, words, row } = this;
    const acts: Act[] = [];
    if (offersHints(this.#session)) acts.push({ id: 'hint', label: words.hint, onpress: this.#askHint });
    if (this.#begun.canUndo) acts.push({ id: 'undo', label: words.undo, onpress: () => this.#undo() });
    if (view.phase === 'claim') {
      acts.push({ id: 'give-up', label: words.giveUp, commits: true, onpress: () => this.#play({ kind: 'give-up' }) });
    }
    if (this.#tooMany) acts.push(...this.#discarding());
    else if (view.phase === 'lay') {
      acts.push({ id: 'done', label: words.done, onpress: () => this.#play({ kind: 'done' }) });
    }
    if (row.length > 1 || !this.#tooMany) {
      const onpress = (): void => (row.length > 1 ? void this.#lay() : this.#tellLine());
      acts.push({ id: 'lay', label: words.lay, main: true, off: !this.#worth?.true, commits: true, onpress });
    }
    return acts;
  }

  /** One of too many cards goes, once it lies aside alone. */
  #discarding(): Act[] {
    const card = this.#begun.now.aside;
    const label = this.words.discardPicked;
    if (card !== null && this.used.length === 1) {
      const onpress = (): void => this.#play({ kind: 'discard', card });
      return [{ id: 'discard', label, main: !this.#worth?.true, commits: true, onpress }];
    }
    if (this.row.length >= 2) return [];
    return [{ id: 'discard', label, main: true, off: true, onpress: () => this.#tellLine() }];
  }
}
