// What one player has in front of them: the situation, the card in their fingers, open questions, and the moves they ask
// for. The match itself is the session's; this is only what has not been asked yet.
import type { Verdict } from '@cardinal/kernel';
import type { SignSet } from '@cardinal/number';
import {
  doAct,
  lineText,
  namesAt,
  settings,
  type Act,
  type Announcer,
  type DeskSource,
  type TableSession,
} from '@cardinal/table-kit';
import type { Card, CardId, NumsenseEvent, NumsenseMove, NumsenseView, Pile } from '../types.ts';
import type { Component } from 'svelte';
import type { Composer } from './composer.svelte.ts';
import { nameOf } from './faces.ts';
import { bannerOf, offersOf, type ActId, type Offer, type Situation } from './offers.ts';
import { NOTHING_YET, type Sentence, type WorthText } from './sentence-yet.ts';
import { mayBuild, stanceOf, swapNow, type Stance } from './stance.ts';
import { tongue } from './tongue.ts';
import type { TableWords } from './words/en.ts';

/** A match of Numsense as its table sees it. */
export type NumsenseSession = TableSession<NumsenseView, NumsenseMove, NumsenseEvent>;

/** What builds a sentence and shows its pieces (`craft.ts`), at one table. */
interface Craft {
  readonly Cells: Component<{
    readonly composer: Composer;
    readonly words: TableWords;
    readonly signs: SignSet;
    readonly box: HTMLElement | undefined;
  }>;
  readonly composer: Composer;
}

/** One player's side of the table. */
export class Desk {
  readonly voice: Announcer;
  readonly #source: () => DeskSource<NumsenseView, NumsenseMove, NumsenseEvent>;
  #coming: Promise<Craft> | null = null;
  /** What builds the sentence and shows its pieces, once it is here. */
  craft: Craft | null = $state.raw(null);
  /** The card chosen to be put down before that: nobody waits for it to put a first card down. */
  #early: CardId | null = $state(null);
  /** The open discard pile: to look at, or to swap from. */
  pile: 'closed' | 'look' | 'swap' = $state('closed');
  toast: string | null = $state(null);
  /** The table does not stand any more. */
  left = false;

  readonly view: NumsenseView = $derived.by(() => this.#source().session.view);
  readonly words: TableWords = $derived.by(() => tongue.table);
  readonly signs: SignSet = $derived.by(() => tongue.signs);
  readonly stance: Stance = $derived.by(() => stanceOf(this.view, this.#source().session.atBreak));
  readonly picked: Card | null = $derived.by(() => this.#wouldPut());
  readonly names: readonly string[] = $derived.by(() => namesAt(this.#source().session, this.words.you));
  readonly situation: Situation = $derived.by(() => ({
    view: this.view,
    stance: this.stance,
    worth: this.sentence.worth,
    picked: this.picked,
    names: this.names,
    live: settings.liveValue,
  }));
  readonly offers: readonly Offer[] = $derived.by(() => offersOf(this.situation, this.words));
  readonly banner = $derived.by(() => bannerOf(this.situation, this.words));
  readonly builds: boolean = $derived.by(() => mayBuild(this.stance));

  constructor(source: () => DeskSource<NumsenseView, NumsenseMove, NumsenseEvent>, voice: Announcer) {
    this.#source = source;
    this.voice = voice;
    // A sentence that was begun before a reload lies there at once.
    if (this.session.draft) this.craftHere().catch(() => undefined);
  }

  /** The sentence under construction. */
  get sentence(): Sentence {
    return this.craft?.composer ?? NOTHING_YET;
  }

  /** The card that was chosen to be put down; it is kept beside the sentence. */
  get #chosen(): CardId | null {
    return this.craft ? this.craft.composer.chosen : this.#early;
  }

  #choose(card: CardId | null): void {
    if (this.craft) this.craft.composer.choose(card);
    else this.#early = card;
  }

  /** Builds at the sentence: now, or as soon as that can be done, unless the table is left by then. */
  compose(act: (composer: Composer) => void): void {
    if (this.craft) act(this.craft.composer);
    else
      void this.craftHere().then(
        ({ composer }) => this.left || act(composer),
        () => undefined,
      );
  }

  /** Fetches what builds sentences, once; asked again after a failure, it tries again. */
  craftHere(): Promise<Craft> {
    // Its words come with the late parts.
    this.#coming ??= Promise.all([import('./craft.ts'), this.session.whole?.()]).then(
      ([{ Cells, Composer }]) => {
        const composer = new Composer(() => ({
          view: this.view,
          open: this.builds,
          session: this.session,
          changed: () => (this.toast = null),
          say: (text) => this.voice.say(text),
          refuse: (text) => this.refuse(text),
        }));
        if (this.#early !== null && !this.left) composer.choose(this.#early);
        return (this.craft = { Cells, composer });
      },
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  get session(): NumsenseSession {
    return this.#source().session;
  }

  /** Whether to show that the sentence hits: it does, and the player wants to be told. */
  get hitting(): boolean {
    const { worth } = this.sentence;
    return settings.liveValue && worth.kind === 'whole' && worth.hits;
  }

  /** What is said beside the sentence. */
  get worthText(): WorthText {
    const { words, stance } = this;
    const start = stance === 'waiting' ? words.startWaiting : words.start;
    return this.craft?.composer.worthText(this) ?? { value: null, rest: start, good: false };
  }

  /** What a card is called now. */
  cardName(card: Card): string {
    const name = nameOf(card.face, this.words);
    return this.view.spent.includes(card.id) ? this.words.spent(name) : name;
  }

  /** A card of one's hand was pressed: chosen to be put down while one has to put, else moved into or out of the sentence. */
  pressCard(card: Card): void {
    this.toast = null;
    if (this.stance === 'put') this.#choose(this.#chosen === card.id ? null : card.id);
    else if (swapNow(this.view, this.stance) === card.id && !this.sentence.used.includes(card.id)) this.pile = 'swap';
    else this.compose((composer) => composer.pressCard(card));
  }

  /** A pile was pressed: takes from it, puts the chosen card on it, or opens it. */
  pressPile(pile: Pile): void {
    const { stance } = this;
    if (stance === 'take') this.take(pile);
    else if (pile === 'discard' && stance === 'put') this.#putByPile();
    else if (pile === 'discard' && this.view.discard.length > 0) this.pile = 'look';
    else this.refuse(stance === 'put' ? this.words.line.put.join(' ') : this.bannerText);
  }

  #putByPile(): void {
    const put = this.acts.find(({ id }) => id === 'put');
    if (put) doAct(put, this.view.turn);
  }

  /** The banner as one text. */
  get bannerText(): string {
    return lineText(this.banner);
  }

  take(from: Pile): void {
    this.ask({ kind: 'take', from });
  }

  put(card: CardId): void {
    if (this.ask({ kind: 'put', card }).ok) this.#choose(null);
  }

  swap(wanted: CardId): void {
    const wild = swapNow(this.view, this.stance);
    this.pile = 'closed';
    if (wild !== null) this.ask({ kind: 'exchange', card: wild, for: wanted });
  }

  /** The acts on offer, with what each does. */
  readonly acts: readonly Act[] = $derived.by(() => this.offers.map((offer) => this.#actOf(offer)));

  #actOf(offer: Offer): Act {
    const act: Act = { ...offer, onpress: () => this.act(offer.id) };
    const { id } = offer;
    if (id === 'put') return { ...act, commits: true };
    return id === 'declare' || id === 'write' ? { ...act, commits: () => this.#question(id) } : act;
  }

  /** Does what a button offers; one that is off says why. */
  act(id: ActId): void {
    switch (id) {
      case 'take-draw':
        this.take('draw');
        return;
      case 'take-discard':
        this.take('discard');
        return;
      case 'put':
        if (this.picked) this.put(this.picked.id);
        else this.refuse(this.words.pickFirst);
        return;
      case 'swap':
        this.pile = 'swap';
        return;
      case 'declare':
      case 'write':
        this.#commit(id);
        return;
      case 'keep-quiet':
        this.ask({ kind: 'keep-quiet' });
        return;
      case 'doubt':
        this.ask({ kind: 'doubt' });
        return;
      case 'go-on':
        this.session.goOn();
        return;
      case 'rematch':
        this.#source().onRematch?.();
        return;
      case 'leave':
        this.#source().onLeave?.();
        return;
      default:
        id satisfies never;
    }
  }

  /** Asks the session for a move; a refusal is shown and said. */
  ask(move: NumsenseMove): Verdict {
    this.toast = null;
    const verdict = this.session.play(move);
    if (!verdict.ok) this.refuse(tongue.whyNot(verdict));
    return verdict;
  }

  /** Shows and says why something cannot be done. */
  refuse(text: string): void {
    this.toast = text;
    this.voice.say(text);
  }

  /** Declares or writes the sentence. */
  #commit(kind: 'declare' | 'write'): void {
    if (this.sentence.whole) this.ask({ kind, sentence: this.sentence.text });
    else this.refuse(this.words.buildFirst);
  }

  /** What is asked before the sentence is said or written for good; null where it would be refused. How far it is off stands beside it. */
  #question(kind: 'declare' | 'write'): string | null {
    const { words } = this;
    const composer = this.craft?.composer;
    if (!composer?.whole || !this.session.check({ kind, sentence: composer.text }).ok) return null;
    const sentence = composer.shown(this.signs);
    if (kind === 'write') return words.confirmWrite(sentence);
    const { worth } = composer;
    const misses = settings.liveValue && worth.kind === 'whole' && !worth.hits;
    return words.confirmDeclare(sentence) + (misses ? ` ${words.confirmFalse}` : '');
  }

  /** The card that "put down" means: the chosen one, else the only one that the sentence leaves over. */
  #wouldPut(): Card | null {
    const { hand } = this.view;
    if (this.stance !== 'put') return null;
    const chosen = hand.find(({ id }) => id === this.#chosen);
    if (chosen) return chosen;
    const free = hand.filter(({ id }) => !this.sentence.used.includes(id));
    return free.length === 1 && hand.length > 1 ? (free[0] ?? null) : null;
  }
}
