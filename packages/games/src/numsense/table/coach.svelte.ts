// The coach: answers "check" and "hint" with what the solver knows of this hand. Every word of it is true for the hand as
// it was asked; when the hand changes, the talk is over.
import { frame, HintLadder, spendHint } from '@cardinal/table-kit';
import type { Desk } from './desk.svelte.ts';

/** What the coach says now: a title, its lines, and what the button that leads on says. */
export interface Talk {
  readonly title: string;
  /** The target, which stays in sight while one reads. */
  readonly about: string | undefined;
  readonly lines: readonly string[];
  readonly next: string | null;
}

/** One player's coach. */
export class Coach {
  readonly #desk: Desk;
  readonly #ladder: HintLadder;
  #checked: { readonly lines: readonly string[]; readonly of: string } | null = $state.raw(null);
  /** The sentence of the last rung. */
  #whole: string | null = null;
  #left = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#ladder = new HintLadder(() => ({
      about: this.#hand,
      load: () => this.#rungs(),
      spend: () => {
        this.#whole = null;
        return spendHint(desk.session);
      },
      say: (text) => desk.voice.say(text),
    }));
  }

  get #target(): string | undefined {
    const { view, words } = this.#desk;
    return view.target ? words.targetLabel(view.target.value) : undefined;
  }

  /** What is being said, as long as it is about the cards in hand, and the check about the sentence as it is. */
  get talk(): Talk | null {
    if (this.#checked?.of === this.#sentence) {
      return { title: this.#desk.words.coach.checkTitle, about: this.#target, lines: this.#checked.lines, next: null };
    }
    const { lines, next } = this.#ladder;
    if (lines.length === 0) return null;
    const more = { rung: frame.words.hintMore, answer: frame.words.hintWhole };
    const use = this.#desk.builds && this.#whole !== null ? this.#desk.words.coach.hintUse : null;
    return { title: frame.words.hint, about: this.#target, lines, next: next === null ? use : more[next] };
  }

  close(): void {
    this.#checked = null;
    this.#ladder.close();
  }

  /** The table goes: what is still on its way is for nobody. */
  leave(): void {
    this.#left = true;
    this.#ladder.leave();
  }

  /** The next rung of a hint; after the last, its sentence goes into one's own. */
  more(): void {
    if (this.#ladder.next !== null) void this.#ladder.press();
    else if (this.#whole !== null) {
      const whole = this.#whole;
      this.#desk.bench.compose((composer) => composer.use(whole));
      this.close();
    }
  }

  /** What the sentence in the tray makes, how far that is, and where it left the way. */
  async check(): Promise<void> {
    const { words, bench } = this.#desk;
    if (!bench.sentence.whole) {
      this.#desk.refuse(words.buildFirst);
      return;
    }
    const { checkedLines } = await import('./checked.ts');
    if (this.#left) return;
    const of = this.#sentence;
    const { lines, refused } = await checkedLines(this.#desk);
    if (this.#left || of !== this.#sentence) return;
    if (refused !== null) {
      this.#desk.refuse(refused);
      return;
    }
    this.#checked = { lines, of };
    this.#desk.voice.say(lines.join('\n'));
  }

  /** Begins a hint, or goes a rung further. */
  hint(): void {
    const { view, words } = this.#desk;
    this.#checked = null;
    if (!view.target || view.hand.length === 0) this.#desk.refuse(words.coach.hintNone);
    else void this.#ladder.press();
  }

  /** The solver comes only when somebody asks. */
  async #rungs(): Promise<readonly string[]> {
    const { view, words, signs } = this.#desk;
    const { rungsOf } = await import('./ladder.ts');
    const { rungs, whole } = rungsOf({ view, words, signs });
    this.#whole = whole;
    return rungs;
  }

  /** The sentence in the tray, and what it is checked against. */
  get #sentence(): string {
    return `${this.#hand} ${this.#desk.bench.sentence.text}`;
  }

  get #hand(): string {
    const { view } = this.#desk;
    return `${view.deal} ${view.phase === 'put'} ${view.hand.map(({ id }) => id).join(' ')}`;
  }
}
