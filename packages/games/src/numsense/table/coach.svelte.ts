// The coach: answers "check" and "hint" with what the solver knows of this hand. Every word of it is true for the hand as
// it was asked; when the hand changes, the talk is over.
import { misread, rational } from '@cardinal/number';
import { frame, HintLadder } from '@cardinal/table-kit';
import { toldMisread } from '@cardinal/words';
import type { NumsenseHints } from '../hints.ts';
import { GRAMMAR } from '../sentence.ts';
import type { Desk } from './desk.svelte.ts';
import { nameOf } from './faces.ts';
import { shownSentence, shownShape, shownStride, shownValue } from './signs.ts';

/** What the coach says now: a title, its lines, and what the button that leads on says. */
export interface Talk {
  readonly title: string;
  readonly lines: readonly string[];
  readonly next: string | null;
}

/** One player's coach. */
export class Coach {
  readonly #desk: Desk;
  readonly #ladder: HintLadder;
  #checked: { readonly lines: readonly string[]; readonly hand: string } | null = $state.raw(null);
  /** The sentence of the last rung. */
  #whole: string | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#ladder = new HintLadder(() => ({
      about: this.#hand,
      load: () => this.#rungs(),
      say: (text) => desk.voice.say(text),
    }));
  }

  /** What is being said, as long as it is about the cards in hand. */
  get talk(): Talk | null {
    if (this.#checked?.hand === this.#hand) {
      return { title: this.#desk.words.checkTitle, lines: this.#checked.lines, next: null };
    }
    const { lines, next } = this.#ladder;
    if (lines.length === 0) return null;
    const more = { rung: frame.words.hintMore, answer: frame.words.hintWhole };
    const use = this.#desk.builds ? this.#desk.words.hintUse : null;
    return { title: frame.words.hint, lines, next: next === null ? use : more[next] };
  }

  close(): void {
    this.#checked = null;
    this.#ladder.close();
  }

  /** The next rung of a hint; after the last, its sentence goes into one's own. */
  more(): void {
    if (this.#ladder.next !== null) void this.#ladder.press();
    else if (this.#whole !== null) {
      this.#desk.composer.use(this.#whole);
      this.close();
    }
  }

  /** What the sentence in the tray makes, how far that is, and where it left the way. */
  async check(): Promise<void> {
    const { words, signs, composer, view } = this.#desk;
    if (!composer.whole) {
      this.#desk.refuse(words.buildFirst);
      return;
    }
    const { checkOf } = await import('./advice.ts');
    const used = view.hand.filter(({ id }) => composer.used.includes(id));
    const found = checkOf(composer.text, used, view);
    const value = (text: string): string => shownValue(text, signs);
    const wanted = rational(view.target?.value ?? 0);
    const mistake = misread(composer.text, GRAMMAR, wanted);
    const why = mistake && toldMisread(mistake, frame.words.misread, signs, GRAMMAR);
    if (!found) {
      this.#desk.refuse(why ?? words.byZero);
      return;
    }
    const lines = found.exact
      ? [words.checkHits(value(found.value)), words.checkPoints(words.points(value(found.points)))]
      : [words.checkMisses(value(found.value), value(found.distance), view.target?.value ?? 0)];
    // A miss that comes as close as can be is no mistake.
    if (why !== null && found.closest !== found.distance) lines.push(why);
    if (found.strayed !== null) {
      lines.push(found.strayed === 'wilds' ? words.strayedWilds : words.strayed(shownStride(found.strayed, signs)));
    } else if (!found.exact) {
      lines.push(found.closest === found.distance ? words.closest : words.closer(value(found.closest)));
    }
    this.#checked = { lines, hand: this.#hand };
    this.#desk.voice.say(lines.join(' '));
  }

  /** Begins a hint, or goes a rung further. */
  hint(): void {
    const { view, words } = this.#desk;
    this.#checked = null;
    if (!view.target || view.hand.length === 0) this.#desk.refuse(words.hintNone);
    else void this.#ladder.press();
  }

  /** The solver comes only when somebody asks. */
  async #rungs(): Promise<readonly string[]> {
    if (this.#desk.session.takeHint?.() === false) return [frame.words.noHints];
    const { hintsOf } = await import('../hints.ts');
    const { view } = this.#desk;
    const hints = hintsOf(view);
    this.#whole = hints?.[4].sentence ?? null;
    return hints ? this.#told(hints, view.target?.value ?? 0) : [this.#desk.words.hintNone];
  }

  #told([possible, idea, start, { shape }, { sentence, strides }]: NumsenseHints, target: number): string[] {
    const { words, signs } = this.#desk;
    const names = idea.cards.map((face) => nameOf(face, words));
    const steps = strides.map((stride) => shownStride(stride, signs));
    const begins = start.first
      ? words.hintStep(shownStride(start.first, signs))
      : start.number === null
        ? words.hintNoSign
        : words.hintNumber(shownValue(start.number, signs));
    return [
      !possible.exact
        ? words.hintImpossible(target, shownValue(possible.distance, signs))
        : possible.put
          ? words.hintPossiblePut(target)
          : words.hintPossible(target),
      strides.length > 1 ? `${words.idea[idea.strategy]} ${words.hintNear(names)}` : words.idea[idea.strategy],
      [
        ...(start.put === null ? [] : [words.hintPut(nameOf(start.put, words))]),
        ...start.wilds.map(({ face, value }) => words.hintWild(words.names[face], value)),
        begins,
      ].join(' '),
      words.hintShape(shownShape(shape, signs)),
      [
        words.hintWhole(shownSentence(sentence, signs)),
        ...(steps.length > 1 ? [words.hintSteps(steps)] : steps.map((step) => `${step}.`)),
      ].join(' '),
    ];
  }

  get #hand(): string {
    const { view } = this.#desk;
    return `${view.deal} ${view.phase === 'put'} ${view.hand.map(({ id }) => id).join(' ')}`;
  }
}
