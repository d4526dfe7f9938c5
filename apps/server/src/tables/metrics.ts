// What an operator can count: tables, lines, asks, how long a flush takes. Nothing of any person or any hand.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts by a word. A counter of the library costs as much as reading a message does; this one is read when somebody looks. */
interface Tally {
  count(word: string, more?: number): void;
}

/** The counters of one server. */
export interface Metrics {
  readonly registry: Registry;
  readonly asks: Tally;
  readonly refused: Tally;
  readonly entries: Tally;
  readonly faults: Counter;
  readonly matches: Tally;
  /** Times a write to the store, if its turn has come (one of {@link TIMED}); call what comes back when it is done. */
  timeKeep(): () => void;
}

/** One of so many writes is timed. */
const TIMED = 128;

/** Counters, with gauges that are read when somebody looks. */
export function createMetrics(
  look: Readonly<Record<'tables' | 'rooms' | 'lines' | 'bots' | 'unkept', () => number>>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('cardinal_tables', 'Tables that are kept.', look.tables);
  gauge('cardinal_rooms', 'Tables that are in memory.', look.rooms);
  gauge('cardinal_lines', 'Open lines of pages.', look.lines);
  gauge('cardinal_bots_waiting', 'Questions that wait for a thread of bots.', look.bots);
  gauge(
    'cardinal_store_failing',
    '1 after a write that could not be kept, until one is kept again; else 0.',
    look.unkept,
  );
  const tally = (name: string, help: string, label?: string): Tally => {
    const counts = new Map<string, number>();
    new Counter({
      name,
      help,
      registers,
      labelNames: label === undefined ? [] : [label],
      collect() {
        this.reset();
        for (const [word, count] of counts) this.inc(label === undefined ? {} : { [label]: word }, count);
      },
    });
    return { count: (word, more = 1) => counts.set(word, (counts.get(word) ?? 0) + more) };
  };
  const kept = new Histogram({
    name: 'cardinal_keep_seconds',
    help: `How long the store takes to keep something; one of ${TIMED} is timed.`,
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const untimed = (): void => undefined;
  let writes = 0;
  return {
    registry,
    asks: tally('cardinal_asks_total', 'Messages of pages.', 'kind'),
    refused: tally('cardinal_refused_total', 'Refusals.', 'why'),
    entries: tally('cardinal_entries_total', 'Entries that were kept.'),
    matches: tally('cardinal_matches_total', 'Matches begun.', 'game'),
    faults: new Counter({ name: 'cardinal_faults_total', help: 'Broken invariants and failed writes.', registers }),
    timeKeep: () => (writes++ % TIMED === 0 ? kept.startTimer() : untimed),
  };
}
