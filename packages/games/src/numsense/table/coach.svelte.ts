// The coach: answers "check" and "hint" with what the solver knows of this hand. Every word of it is true for the hand as
// it was asked; when the hand changes, the talk is over.
import type { Desk } from './desk.svelte.ts';
import { nameOf } from './faces.ts';
import { shownSentence, shownStride, shownValue } from './signs.ts';
import type * as Advice from './advice.ts';

/** What the coach says now: a title, its lines, and the button that leads on. */
export interface Talk {
  readonly title: string;
  readonly lines: readonly string[];
  readonly next: string | null;
}

/** One player's coach. */
export class Coach {
  readonly #desk: Desk;
  #talk: (Talk & { readonly hand: string }) | null = $state.raw(null);
  #step = 0;
  #onMore: (() => void) | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What is being said, as long as it is about the cards in hand. */
  get talk(): Talk | null {
    return this.#talk?.hand === this.#hand ? this.#talk : null;
  }

  close(): void {
    this.#talk = null;
  }

  /** The next step of a hint, or what its last button offers. */
  more(): void {
    this.#onMore?.();
  }

  /** What the sentence in the tray makes, how far that is, and where it left the way. */
  async check(): Promise<void> {
    const { words, signs, composer, view } = this.#desk;
    if (!composer.whole) {
      this.#desk.refuse(words.buildFirst);
      return;
    }
    const { checkOf } = await advice();
    const used = view.hand.filter(({ id }) => composer.used.includes(id));
    const found = checkOf(composer.text, used, view);
    const value = (text: string): string => shownValue(text, signs);
    if (!found) {
      this.#desk.refuse(words.byZero);
      return;
    }
    const lines = found.exact
      ? [words.checkHits(value(found.value)), words.checkPoints(words.points(value(found.points)))]
      : [words.checkMisses(value(found.value), value(found.distance), view.target?.value ?? 0)];
    if (found.strayed !== null) {
      lines.push(found.strayed === 'wilds' ? words.strayedWilds : words.strayed(shownStride(found.strayed, signs)));
    } else if (!found.exact) {
      lines.push(found.closest === found.distance ? words.closest : words.closer(value(found.closest)));
    }
    this.#say(words.checkTitle, lines, null, null);
  }

  /** Begins a hint: only whether the target can be made. */
  async hint(): Promise<void> {
    this.#step = 0;
    const { hintOf } = await advice();
    this.#hintStep(hintOf);
  }

  #hintStep(hintOf: typeof Advice.hintOf): void {
    const { words, signs, view, composer } = this.#desk;
    if (!view.target || view.hand.length === 0) {
      this.#desk.refuse(words.hintNone);
      return;
    }
    const hint = hintOf(view);
    const target = view.target.value;
    const lines = [
      !hint.possible
        ? words.hintImpossible(target, shownValue(hint.distance, signs))
        : hint.put === null
          ? words.hintPossible(target)
          : words.hintPossiblePut(target),
    ];
    if (this.#step > 0 && hint.put !== null) lines.push(words.hintPut(nameOf(hint.put, words)));
    if (this.#step > 0) lines.push(...hint.wilds.map(({ face, value }) => words.hintWild(words.names[face], value)));
    if (this.#step > 0 && hint.first !== null) lines.push(words.hintStep(shownStride(hint.first, signs)));
    if (this.#step > 1) lines.push(words.hintWhole(shownSentence(hint.whole, signs)));
    const next = [words.hintMore, words.hintAll, this.#desk.builds ? words.hintUse : null][this.#step] ?? null;
    this.#say(words.hintTitle, lines, next, () => {
      if (this.#step < 2) {
        this.#step++;
        this.#hintStep(hintOf);
      } else {
        composer.use(hint.whole);
        this.close();
      }
    });
  }

  #say(title: string, lines: readonly string[], next: string | null, onMore: (() => void) | null): void {
    const heard = this.talk?.title === title && this.#step > 0 ? this.talk.lines : [];
    this.#talk = { title, lines, next, hand: this.#hand };
    this.#onMore = onMore;
    this.#desk.voice.say(lines.filter((line) => !heard.includes(line)).join(' '));
  }

  get #hand(): string {
    const { view } = this.#desk;
    return `${view.deal} ${view.hand.map(({ id }) => id).join(' ')}`;
  }
}

/** The solver comes only when somebody asks. */
const advice = async (): Promise<typeof Advice> => import('./advice.ts');
