// Between lines and rooms: reads what a page says, holds back who says too much, and brings the rest into the right room.
// The same for every transport.
import { readAsk, WIRE_VERSION, type ByeWhy } from '@cardinal/wire';
import { Bucket } from './buckets.ts';
import type { Hall } from './hall.ts';
import type { Line } from './line.ts';
import { textOf } from './presences.ts';
import { QueueClosed } from './queue.ts';
import type { Room } from './room.ts';
import { tokenHash } from './secrets.ts';

/** A visit: what one line does from its first message to its end. */
export class Visit {
  readonly #hall: Hall;
  readonly #line: Line;
  /** What may be said before it is known who speaks. */
  readonly #bucket: Bucket;
  #room: Room | null = null;
  #guest: string | null = null;
  #greeting = false;
  #damaged = 0;
  #over = 0;
  /** Messages that are not done yet: what is read faster than it can be done must not pile up in the room. */
  #waiting = 0;
  #ended = false;
  #closed = false;
  readonly #helloTimer: NodeJS.Timeout;

  constructor(hall: Hall, line: Line) {
    this.#hall = hall;
    this.#line = line;
    this.#bucket = new Bucket(hall.limits.asksAtOnce, hall.limits.asks);
    this.#helloTimer = setTimeout(() => this.#close('silent'), hall.limits.helloWithin);
    this.#helloTimer.unref();
  }

  /** A message came. Never throws. */
  async heard(text: string): Promise<void> {
    if (this.#ended || this.#closed) return;
    if (this.#waiting >= this.#hall.limits.asksWaiting || !this.#maySpeak()) {
      this.#refuse('too-fast');
      if (++this.#over > this.#hall.limits.asksOver) this.#close('damaged');
      return;
    }
    const ask = readAsk(text);
    this.#hall.metrics.asks.count(ask?.t ?? 'damaged');
    if (!ask) {
      this.#refuse('damaged');
      if (++this.#damaged > this.#hall.limits.damaged || !this.#guest) this.#close('damaged');
      return;
    }
    this.#waiting += 1;
    try {
      if (ask.t === 'hello') await this.#hello(ask.v, ask.table, ask.token);
      else if (this.#room && this.#guest) await this.#room.ask(this.#guest, this.#line, ask);
      else this.#refuse('not-now');
    } catch {
      // The room has noted the fault; the page asks again.
      this.#refuse('not-kept');
    } finally {
      this.#waiting -= 1;
    }
  }

  /** The line has ended. */
  ended(): void {
    this.#ended = true;
    clearTimeout(this.#helloTimer);
    if (this.#room && this.#guest) this.#room.left(this.#guest, this.#line);
  }

  #maySpeak(): boolean {
    return this.#room && this.#guest ? this.#room.mayAsk(this.#guest) : this.#bucket.take();
  }

  async #hello(version: number, table: string, token: string): Promise<void> {
    if (this.#greeting) return;
    this.#greeting = true;
    clearTimeout(this.#helloTimer);
    if (version !== WIRE_VERSION) return this.#close('old-page');
    try {
      const room = await this.#hall.room(table);
      if (!room) return this.#close('gone');
      this.#guest = await room.hello(this.#line, tokenHash(token));
      this.#room = room;
      if (this.#ended && this.#guest) room.left(this.#guest, this.#line);
    } catch (error) {
      // The fault was noted where it was found; a page is not left waiting for a welcome. A room that was just put to sleep
      // is woken for whoever comes again.
      this.#close(error instanceof QueueClosed ? 'stopping' : 'unreadable');
    }
  }

  #refuse(why: string): void {
    this.#hall.metrics.refused.count(why);
    this.#line.send(textOf({ t: 'refused', why }));
  }

  #close(why: ByeWhy): void {
    // Whoever goes on talking until the other end has closed too is not listened to.
    this.#closed = true;
    this.#line.close(why);
  }
}
