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
import { nameOf } from './faces.ts';
import { bannerOf, offersOf, type ActId, type Offer, type Situation } from './offers.ts';
import type { WorthText } from './sentence-yet.ts';
import { mayBuild, putNow, stanceOf, swapNow, type Stance } from './stance.ts';
import { tongue } from './tongue.ts';
import type { TableWords } from './words/en.ts';
import { Workbench } from './workbench.svelte.ts';

/** A match of Numsense as its table sees it. */
export type NumsenseSession = TableSession<NumsenseView, NumsenseMove, NumsenseEvent>;

/** One player's side of the table. */
export class Desk {
  readonly voice: Announcer;
  readonly bench: Workbench;
  readonly #source: () => DeskSource<NumsenseView, NumsenseMove, NumsenseEvent>;
  /** The open discard pile: to look at, or to swap from. */
  pile: 'closed' | 'look' | 'swap' = $state('closed');
  toast: string | null = $state(null);

  readonly view: NumsenseView = $derived.by(() => this.#source().session.view);
  readonly words: TableWords = $derived.by(() => tongue.table);
  readonly signs: SignSet = $derived.by(() => tongue.signs);
  readonly stance: Stance = $derived.by(() => stanceOf(this.view, this.#source().session.atBreak));
  readonly picked: Card | null = $derived.by(() =>
    putNow(this.view, this.stance, this.bench.chosen, this.bench.sentence.used),
  );
  readonly names: readonly string[] = $derived.by(() => namesAt(this.#source().session, this.words.you));
  readonly situation: Situation = $derived.by(() => ({
    view: this.view,
    stance: this.stance,
    worth: this.bench.sentence.worth,
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
    this.bench = new Workbench(
      () => ({
        view: this.view,
        open: this.builds,
        session: this.session,
        changed: () => (this.toast = null),
        say: (text) => this.voice.say(text),
        refuse: (text) => this.refuse(text),
      }),
      () => this.session.whole?.(),
    );
    // A sentence that was begun before a reload lies there at once.
    if (this.session.draft) this.bench.here().catch(() => undefined);
  }

  get session(): NumsenseSession {
    return this.#source().session;
  }

  /** Whether to show that the sentence hits: it does, and the player wants to be told. */
  get hitting(): boolean {
    const { worth } = this.bench.sentence;
    return settings.liveValue && worth.kind === 'whole' && worth.hits;
  }

  /** What is said beside the sentence. */
  get worthText(): WorthText {
    const { words, stance } = this;
    const start = stance === 'waiting' ? words.startWaiting : words.start;
    return this.bench.craft?.composer.worthText(this) ?? { value: null, rest: start, good: false };
  }

  /** What a card is called now. */
  cardName(card: Card): string {
    const name = nameOf(card.face, this.words);
    return this.view.spent.includes(card.id) ? this.words.spent(name) : name;
  }

  /** A card of one's hand was pressed: chosen to be put down while one has to put, else moved into or out of the sentence. */
  pressCard(card: Card): void {
    this.toast = null;
    if (this.stance === 'put') this.bench.choose(this.bench.chosen === card.id ? null : card.id);
    else if (swapNow(this.view, this.stance) === card.id && !this.bench.sentence.used.includes(card.id))
      this.pile = 'swap';
    else this.bench.compose((composer) => composer.pressCard(card));
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

  /** Takes a card from a pile. */
  take(from: Pile): void {
    this.ask({ kind: 'take', from });
  }

  /** Puts a card down; it is chosen no more. */
  put(card: CardId): void {
    if (this.ask({ kind: 'put', card }).ok) this.bench.choose(null);
  }

  /** Takes a card out of the discard pile for a Discard wild. */
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
      case 'doubt':
        this.ask({ kind: id });
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
    if (this.bench.sentence.whole) this.ask({ kind, sentence: this.bench.sentence.text });
    else this.refuse(this.words.buildFirst);
  }

  /** What is asked before the sentence is said or written for good; null where it would be refused. How far it is off stands beside it. */
  #question(kind: 'declare' | 'write'): string | null {
    const composer = this.bench.craft?.composer;
    const stands = composer?.whole && this.session.check({ kind, sentence: composer.text }).ok;
    return stands ? composer.question(kind, this.words, this.signs) : null;
  }
}
