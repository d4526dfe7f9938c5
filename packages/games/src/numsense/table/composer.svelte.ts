// The sentence that one player builds: the draft with its steps back, the question which number a wild card is, and what
// the draft is worth. Says every change; asks nothing of the match.
import type { Sign, SignSet } from '@cardinal/number';
import { settings, Steps, type StepsPlace } from '@cardinal/table-kit';
import type { Card, CardId, NumsenseView } from '../types.ts';
import type { Craft } from './craft.ts';
import type { Desk } from './desk.svelte.ts';
import { cardsIn, EMPTY, type Cell, type Draft, type WildAs } from './draft.ts';
import type { Holding, Worth, WorthText } from './holding.ts';
import { tongue } from './tongue.ts';
import type { Slip } from './typing.ts';

/** What a composer needs of the table around it. Read anew each time, so that everything stays reactive. */
export interface ComposerSource {
  readonly view: NumsenseView;
  /** Whether a sentence may be built at all now. */
  readonly open: boolean;
  /** Where the draft is kept over a reload. */
  readonly session: StepsPlace['session'];
  /** Told of each change: what was said of the sentence is over. */
  readonly changed: () => void;
  /** Once all is here that a sentence needs. */
  readonly whole: () => Promise<void>;
  readonly say: (text: string) => void;
  readonly refuse: (text: string) => void;
}

/** One player's sentence under construction. */
export class Composer {
  readonly #source: () => ComposerSource;
  /** What is done with drafts, once it is here; until then the tray is empty. */
  #craft: Craft | null = $state.raw(null);
  #coming: Promise<Craft> | null = null;
  /** Settles once sentences can be built, or nothing for it could be fetched. */
  readonly ready: Promise<unknown>;
  readonly #steps = new Steps(
    EMPTY,
    (value) => this.#craft?.isDraft(value) ?? false,
    () => {
      const { session, view } = this.#source();
      return { session, time: view.deal };
    },
  );
  /** The wild card whose number is being asked. */
  wild: CardId | null = $state(null);

  readonly holding: Holding = $derived.by(() => {
    const { view } = this.#source();
    const { hand, target } = view;
    const spare = view.phase === 'put' && view.active === view.who ? 1 : 0;
    return { hand, target: target?.value ?? null, spare };
  });
  readonly draft: Draft = $derived.by(() => {
    const hand = this.#source().view.hand.map(({ id }) => id);
    return this.#craft?.keepOnly(this.#steps.now, hand) ?? EMPTY;
  });
  readonly worth: Worth = $derived.by(() => this.#craft?.worth(this.draft.pieces, this.holding) ?? { kind: 'empty' });
  readonly whole: boolean = $derived.by(() => this.#craft?.isWhole(this.draft.pieces, this.holding) ?? false);
  /** The sentence in ASCII signs, with `?` for what is missing. */
  readonly text: string = $derived.by(() => this.#craft?.textOf(this.draft.pieces, this.holding).text ?? '?');
  readonly used: readonly CardId[] = $derived.by(() => cardsIn(this.draft.pieces));

  constructor(source: () => ComposerSource) {
    this.#source = source;
    this.ready = this.#craftHere().catch(() => undefined);
  }

  /** Whether there is a step to take back. */
  get canUndo(): boolean {
    return this.#steps.canUndo;
  }

  /** Into the sentence with a card, or out of it. A wild one is asked for its number. */
  pressCard(card: Card): void {
    this.#when((craft) => {
      if (!this.#source().open) return;
      this.#edit(craft.tapCard(this.draft, card.id, this.#onlyChoice(card)));
      if (this.#untold(card)) this.wild = card.id;
    });
  }

  pressCell(cell: Cell): void {
    const card = cell.kind === 'piece' && cell.piece.kind === 'card' ? this.#card(cell.piece.card) : undefined;
    if (card && this.choices(card).length > 0) this.wild = card.id;
    else this.#when((craft) => this.#edit(craft.tapCell(this.draft, cell)));
  }

  pressSign(sign: Sign): void {
    this.#when((craft) => this.#edit(craft.tapSign(this.draft, sign)));
  }

  pressBracket(kind: 'open' | 'close'): void {
    this.#when((craft) => this.#edit(craft.tapBracket(this.draft, kind)));
  }

  takeBack(): void {
    this.#when((craft) => this.#edit(craft.takeBack(this.draft)));
  }

  takeOut(index: number): void {
    this.#when((craft) => this.#edit(craft.takeOut(this.draft, index)));
  }

  /** What a wild card can be made from: itself for a Wild, the other cards but Mirrors for a Mirror; nothing for the rest. */
  choices({ id, face }: Card): readonly Card[] {
    if (face === 'W') return [{ id, face }];
    return face === 'M' ? this.holding.hand.filter((other) => other.id !== id && other.face !== 'M') : [];
  }

  tellWild(card: CardId, as: WildAs): void {
    this.wild = null;
    this.#when((craft) => this.#edit(craft.setWild(this.draft, card, as)));
  }

  /** Takes a wild card out again instead of telling it. */
  dropWild(card: CardId): void {
    this.wild = null;
    if (this.used.includes(card)) this.#when((craft) => this.#edit(craft.tapCard(this.draft, card)));
  }

  /** What was typed so far. All of one typing is a single step to take back. */
  type(text: string, first: boolean): Slip | null {
    if (!this.#craft) {
      this.#when(() => void this.type(text, first));
      return null;
    }
    const { pieces, slip } = this.#craft.typedPieces(text, this.holding);
    this.#stand({ pieces, mark: null }, first);
    return slip;
  }

  /** Says what has been typed. */
  say(): void {
    const live = settings.liveValue ? this.worth : null;
    this.#when(({ spokenDraft }) => this.#source().say(spokenDraft(this.draft, this.holding, live, tongue.table)));
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#source().changed();
    this.#steps.undo();
    this.say();
  }

  clear(): void {
    if (this.draft.pieces.length === 0) return;
    this.#stand(EMPTY, true);
    const { say } = this.#source();
    say(tongue.table.cleared);
  }

  /** A whole sentence from elsewhere: a hint, or what was kept before a reload. */
  use(text: string): void {
    this.type(text, true);
    this.say();
  }

  /** The sentence in the reader's signs. */
  shown(signs: SignSet): string {
    return this.#craft?.shownSentence(this.text, signs) ?? this.text;
  }

  /** What is said beside the sentence; null where there is none. */
  worthText(desk: Desk): WorthText | null {
    return this.#craft?.worthText(desk) ?? null;
  }

  /** A sentence that stands, with what it comes to, in the reader's signs. */
  standing(written: string, signs: SignSet): string {
    return this.#craft?.shownEquation(written, signs) ?? written;
  }

  /** Does something with the craft: now, or as soon as it is here. */
  #when(act: (craft: Craft) => void): void {
    if (this.#craft) act(this.#craft);
    else void this.#craftHere().then(act, () => undefined);
  }

  /** Fetches the craft, once; asked again after a failure, it tries again. */
  #craftHere(): Promise<Craft> {
    this.#coming ??= Promise.all([import('./craft.ts'), this.#source().whole()]).then(
      ([{ craft }]) => (this.#craft = craft),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  #card(id: CardId): Card | undefined {
    return this.holding.hand.find((card) => card.id === id);
  }

  /** A Mirror that has only one number to copy needs no question. */
  #onlyChoice(card: Card): WildAs | null {
    if (card.face !== 'M') return null;
    const [first, ...rest] = this.choices(card);
    const alone = first && first.face !== 'W' && rest.every(({ face }) => face === first.face);
    return alone ? { kind: 'copy', of: first.id } : null;
  }

  #untold(card: Card): boolean {
    const asks = this.draft.pieces.some(
      (piece) => piece.kind === 'card' && piece.card === card.id && piece.as === null,
    );
    return asks && this.choices(card).length > 0;
  }

  #edit(next: Draft | null): void {
    if (!next) {
      const { refuse } = this.#source();
      refuse(tongue.table.worth.numberFirst);
      return;
    }
    const changed = next.pieces !== this.draft.pieces;
    this.#stand(next, changed);
    if (changed) this.say();
  }

  /** The draft becomes another one: a step of its own, or more of the last one. */
  #stand(next: Draft, step: boolean): void {
    this.#source().changed();
    if (step) this.#steps.go(next);
    else this.#steps.set(next);
  }
}
