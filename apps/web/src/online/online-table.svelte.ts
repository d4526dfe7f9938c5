// An online table as its screens see it: the house, the line, the match, and what people say. One for each visit.
import type { Ask, ByeWhy, HouseSeen, Sync, Tell } from '@cardinal/wire';
import type { MatchRecord } from '@cardinal/kernel';
import { saveRecord } from '../files.ts';
import { loadWhole } from '../entry-of.ts';
import { after, shelf, steady } from '../session/page.ts';
import { newsOf } from './door-news.ts';
import { fewStreams } from './few-streams.ts';
import { Line, type LineState } from './line.ts';
import { OnlineSession } from './online-session.ts';
import { wishesFrom } from './one-move.ts';
import { SaidNow } from './said.svelte.ts';
import { draftName, forgetSeat, keepOfMatch, keepSeat, readOfMatch, wishName, type KeptSeat } from './seats-kept.ts';
import { keepWay, keptWay } from './way-kept.ts';
import { socketWay, streamWay } from './ways.ts';

/** A refusal for the person at this page. */
export interface Refused {
  readonly id: number;
  readonly why: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Goodbyes by which the server says for certain that the token is worth nothing. A server that does not know a seat may be one that was started without its tables. */
const SEAT_IS_OVER = new Set<ByeWhy>(['moved', 'kicked', 'left', 'unseen']);

/** States in which nobody here knows what time it is at the table. */
const LINELESS = new Set<LineState>(['lost', 'unknown', 'crowded']);
/** What is told only until the line is back. */
const UNTIL_BACK = new Set(['line-lost', 'move-waits']);

/** A visit to an online table. */
export class OnlineTable {
  #seat: KeptSeat;
  state = $state<LineState>('connecting');
  house = $state.raw<HouseSeen | null>(null);
  me = $state('');
  session = $state.raw<OnlineSession | null>(null);
  commitment = $state('');
  bye = $state<ByeWhy | null>(null);
  readonly said = new SaidNow();
  refused = $state.raw<Refused | null>(null);
  /** The code for another device, and until when by the clock of this one. */
  code = $state.raw<{ readonly code: string; readonly until: number } | null>(null);
  /** Marks what somebody points at and gives its name; null where this screen does not show it. The screen of the table sets it. */
  showPointed: (guest: string, at: string) => string | null = () => null;
  readonly #line: Line;
  #marks = 0;
  /** The house in which the cards were asked for. */
  #dealtIn: HouseSeen | null = null;
  /** What is to be done with the record that was asked for. */
  #wanted: ((record: MatchRecord) => void | Promise<void>) | null = null;
  /** Counts syncs, so that a game that loads slowly does not bring back an older moment. */
  #moment = 0;

  constructor(seat: KeptSeat) {
    this.#seat = seat;
    this.#line = new Line({
      ways: [socketWay, fewStreams(streamWay)],
      firstWay: keptWay(shelf, Date.now()),
      table: seat.table,
      token: seat.token,
      now: steady,
      today: Date.now,
      chance: Math.random,
      after,
      heard: (tell) => void this.#heard(tell),
      welcomed: (at) => keepWay(shelf, at, Date.now()),
      state: (state) => {
        this.state = state;
        if (LINELESS.has(state)) this.session?.lostLine();
        if (state !== 'open') return;
        this.bye = null;
        if (UNTIL_BACK.has(this.refused?.why ?? '')) this.refused = null;
      },
    });
    this.#line.open();
  }

  get isHost(): boolean {
    return this.house?.host === this.me;
  }

  /** Sends; whether the line is open. If it is not, that is told. */
  readonly ask = (ask: Ask): boolean => {
    this.refused = null;
    const sent = this.#line.ask(ask);
    if (!sent) this.#refuse({ why: 'line-lost' });
    return sent;
  };

  /** Deals the cards of a match, once for however many presses: the next one counts when the house has changed, or this one was refused. */
  readonly start = (): void => {
    if (this.house === this.#dealtIn && this.refused === null) return;
    this.#dealtIn = this.ask({ t: 'start' }) ? this.house : null;
  };

  /** Asks for the record of the match that is over, to be saved as a file. */
  readonly saveRecord = (): void => this.#askRecord(saveRecord);

  /** Asks for it to watch it again. */
  readonly watchAgain = (): void =>
    this.#askRecord(async (record) =>
      (await import('../replay/watch-again.ts')).watchAgain(record, this.session?.me ?? 0),
    );

  /** Tries the line again at once. */
  readonly retry = (): void => this.#line.retry();

  /** Leaves the screen; the seat is kept. */
  close(): void {
    this.#line.close();
  }

  /** Gives the seat up. It is forgotten when the server has heard it. */
  leave(): void {
    this.ask({ t: 'leave' });
  }

  /** Forgets the seat without a word to the server. */
  forget(): void {
    this.close();
    forgetSeat(shelf, this.#seat);
  }

  async #heard(tell: Tell): Promise<void> {
    switch (tell.t) {
      case 'welcome':
        this.me = tell.me;
        this.#house(tell.house);
        return this.#sync(tell.sync, true);
      case 'house':
        return this.#house(tell.house);
      case 'sync':
        return this.#sync(tell.sync, false);
      case 'heard':
        return this.#came(tell);
      case 'story':
        return this.session?.match === tell.match ? this.session.tookStory(tell) : undefined;
      case 'thinking':
        return this.session?.tookThinking(tell.seats);
      case 'beat':
        return this.session?.tookBeat(tell);
      case 'refused':
        this.#refuse(tell);
        this.session?.tookRefusal(tell.cid);
        return undefined;
      case 'said':
        return this.said.add({ guest: tell.guest, phrase: tell.phrase });
      case 'pointed': {
        const what = this.showPointed(tell.guest, tell.at);
        return what === null ? undefined : this.said.add({ guest: tell.guest, what });
      }
      case 'code':
        return this.#showCode(tell);
      case 'record':
        return this.#record(tell.record as unknown as MatchRecord);
      case 'bye':
        this.bye = tell.why;
        if (SEAT_IS_OVER.has(tell.why)) forgetSeat(shelf, this.#seat);
        return undefined;
      default:
        return tell satisfies never;
    }
  }

  #refuse({ why, facts = {} }: { readonly why: string; readonly facts?: Refused['facts'] | undefined }): void {
    this.refused = { id: ++this.#marks, why, facts };
  }

  /** It vanishes when its time is over. */
  #showCode({ code, lasts }: Extract<Tell, { t: 'code' }>): void {
    const shown = { code, until: Date.now() + lasts };
    this.code = shown;
    after(lasts, () => {
      if (this.code === shown) this.code = null;
    });
  }

  #askRecord(then: (record: MatchRecord) => void | Promise<void>): void {
    this.#wanted = then;
    this.ask({ t: 'record' });
  }

  /** The server proves its records before it lets them go; the page that opens one proves it again. */
  async #record(record: MatchRecord): Promise<void> {
    const then = this.#wanted;
    this.#wanted = null;
    await then?.(record);
  }

  #house(house: HouseSeen): void {
    const before = this.house;
    this.house = house;
    if (before) for (const one of newsOf(before, house, this.me)) this.said.add(one);
    this.session?.tookHouse(house);
    const who = house.guests.find(({ id }) => id === this.me)?.name;
    const news = { game: house.game, ...(house.pin !== null && { pin: house.pin }), ...(who !== undefined && { who }) };
    if (before && Object.entries(news).every(([name, value]) => this.#seat[name as keyof typeof news] === value))
      return;
    this.#seat = { ...this.#seat, ...news, used: Date.now() };
    keepSeat(shelf, this.#seat);
  }

  async #sync(sync: Sync | null, newLine: boolean): Promise<void> {
    const mine = ++this.#moment;
    if (!sync) {
      this.session = null;
      return;
    }
    this.commitment = sync.commitment;
    if (this.session?.fits(sync)) {
      this.session.tookWhole(sync, newLine);
      return;
    }
    const game = await loadWhole(sync.game);
    const { house } = this;
    if (mine !== this.#moment || !game || !house) return;
    const { name } = this.#seat;
    this.session = new OnlineSession(sync, house, {
      game,
      guest: this.me,
      ask: this.ask,
      askStory: () => void this.#line.ask({ t: 'story' }),
      refused: (refusal) => this.#refuse(refusal),
      now: steady,
      readDraft: () => readOfMatch(shelf, draftName(name), sync.match),
      writeDraft: (text) => keepOfMatch(shelf, draftName(name), sync.match, text),
      wishes: wishesFrom(readOfMatch(shelf, wishName(name), sync.match)),
      keepWishes: (wishes) =>
        keepOfMatch(shelf, wishName(name), sync.match, wishes.length > 0 ? JSON.stringify(wishes) : null),
    });
  }

  #came(heard: Extract<Tell, { t: 'heard' }>): void {
    // While the game still loads, the moment that was asked for last stands in for all that comes meanwhile.
    if (this.session?.match !== heard.match || this.session.seq !== heard.from) {
      this.#moment += 1;
      this.#line.ask({ t: 'again' });
      return;
    }
    this.session.tookHeard(heard);
  }
}
