// The sentence that one player builds: the draft with its steps back, the question which number a wild card is, and what
// the draft is worth. Says every change; asks nothing of the match.
import type { Sign, SignSet } from '@cardinal/number';
import { settings, Steps, type StepsPlace } from '@cardinal/table-kit';
import type { Card, CardId, NumsenseView } from '../types.ts';
import { cardsIn, cells, EMPTY, type Begun, type Cell, type Draft, type WildAs } from './draft.ts';
import type { Holding, Worth } from './holding.ts';
import { isDraft } from './is-draft.ts';
import type { Sentence, WorthText } from './sentence-yet.ts';
import { shownEquation, shownSentence } from './signs.ts';
import { spokenDraft } from './spoken-draft.ts';
import { tongue } from './tongue.ts';
import { keepOnly, setWild, takeBack, takeOut, tapBracket, tapCard, tapCell, tapSign } from './tray.ts';
import { typedPieces, type Slip } from './typing.ts';
import { isWhole, textOf, worth } from './worth.ts';
import { worthText, type Reader } from './worth-text.ts';
import type { TableWords } from './words/en.ts';

/** What a composer needs of the table around it. Read anew each time, so that everything stays reactive. */
export interface ComposerSource {
  readonly view: NumsenseView;
  /** Whether a sentence may be built at all now. */
  readonly open: boolean;
  /** Where the draft is kept over a reload. */
  readonly session: StepsPlace['session'];
  /** Told of each change: what was said of the sentence is over. */
  readonly changed: () => void;
  readonly say: (text: string) => void;
  readonly refuse: (text: string) => void;
}

/** One player's sentence under construction. */
export class Composer implements Sentence {
  readonly #source: () => ComposerSource;
  readonly #steps = new Steps<Begun>(EMPTY, isDraft, () => {
    const { session, view } = this.#source();
    return { session, time: view.deal };
  });
  /** The wild card whose number is being asked. */
  wild: CardId | null = $state(null);

  readonly holding: Holding = $derived.by(() => {
    const { view } = this.#source();
    const { hand, target, options } = view;
    const spare = view.phase === 'put' && view.active === view.who ? 1 : 0;
    return { hand, target: target?.value ?? null, spare, wholeOnly: options.wholeNumbersOnly };
  });
  readonly draft: Draft = $derived.by(() => {
    const hand = this.#source().view.hand.map(({ id }) => id);
    return keepOnly(this.#steps.now, hand);
  });
  readonly row: readonly Cell[] = $derived.by(() => cells(this.draft.pieces));
  readonly worth: Worth = $derived.by(() => worth(this.draft.pieces, this.holding));
  readonly whole: boolean = $derived.by(() => isWhole(this.draft.pieces, this.holding));
  /** The sentence in ASCII signs, with `?` for what is missing. */
  readonly text: string = $derived.by(() => textOf(this.draft.pieces, this.holding).text);
  readonly used: readonly CardId[] = $derived.by(() => cardsIn(this.draft.pieces));

  get chosen(): CardId | null {
    return this.#steps.now.chosen ?? null;
  }

  constructor(source: () => ComposerSource) {
    this.#source = source;
  }

  /** Whether there is a step to take back. */
  get canUndo(): boolean {
    return this.#steps.canUndo;
  }

  /** Chooses a card to be put down, or none. It is no step of the sentence. */
  choose(chosen: CardId | null): void {
    if (chosen !== this.chosen) this.#steps.set({ ...this.#steps.now, chosen });
  }

  /** Into the sentence with a card, or out of it. A wild one is asked for its number. */
  pressCard(card: Card): void {
    if (!this.#source().open) return;
    this.#edit(tapCard(this.draft, card.id, this.#onlyChoice(card)));
    if (this.#untold(card)) this.wild = card.id;
  }

  pressCell(cell: Cell): void {
    const card = cell.kind === 'piece' && cell.piece.kind === 'card' ? this.#card(cell.piece.card) : undefined;
    if (card && this.choices(card).length > 0) this.wild = card.id;
    else this.#edit(tapCell(this.draft, cell));
  }

  pressSign(sign: Sign): void {
    this.#edit(tapSign(this.draft, sign));
  }

  pressBracket(kind: 'open' | 'close'): void {
    this.#edit(tapBracket(this.draft, kind));
  }

  takeBack(): void {
    this.#edit(takeBack(this.draft));
  }

  takeOut(index: number): void {
    this.#edit(takeOut(this.draft, index));
  }

  /** What a wild card can be made from: itself for a Wild, the other cards but Mirrors for a Mirror; nothing for the rest. */
  choices({ id, face }: Card): readonly Card[] {
    if (face === 'W') return [{ id, face }];
    return face === 'M' ? this.holding.hand.filter((other) => other.id !== id && other.face !== 'M') : [];
  }

  tellWild(card: CardId, as: WildAs): void {
    this.wild = null;
    this.#edit(setWild(this.draft, card, as));
  }

  /** Takes a wild card out again instead of telling it. */
  dropWild(card: CardId): void {
    this.wild = null;
    if (this.used.includes(card)) this.#edit(tapCard(this.draft, card));
  }

  /** The sentence as somebody would type it: what a field begins with. */
  get typed(): string {
    return this.text.replaceAll(/[? ]/gu, '');
  }

  /** What was typed so far. All of one typing is a single step to take back. */
  type(text: string, first: boolean): Slip | null {
    const { pieces, slip } = typedPieces(text, this.holding);
    this.#stand({ pieces, mark: null }, first);
    return slip;
  }

  /** Says what has been typed. */
  say(): void {
    const live = settings.liveValue ? this.worth : null;
    this.#source().say(spokenDraft(this.draft, this.holding, live, tongue.table));
  }

  undo(): void {
    if (!this.canUndo) return;
    const { chosen } = this;
    this.#source().changed();
    this.#steps.undo();
    this.choose(chosen);
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
    return shownSentence(this.text, signs);
  }

  /** What is said beside the sentence; null where there is none. */
  worthText(reader: Reader): WorthText | null {
    return worthText(reader, this);
  }

  /** What is asked before it is said or written for good. How far it is off stands beside it. */
  question(kind: 'declare' | 'write', words: TableWords, signs: SignSet): string {
    const sentence = this.shown(signs);
    if (kind === 'write') return words.confirmWrite(sentence);
    const misses = settings.liveValue && this.worth.kind === 'whole' && !this.worth.hits;
    return words.confirmDeclare(sentence) + (misses ? ` ${words.confirmFalse}` : '');
  }

  /** A sentence that stands, with what it comes to, in the reader's signs. */
  standing(written: string, signs: SignSet): string {
    return shownEquation(written, signs);
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
    const { chosen } = this;
    this.#source().changed();
    if (step) this.#steps.go({ ...next, chosen });
    else this.#steps.set({ ...next, chosen });
  }
}
