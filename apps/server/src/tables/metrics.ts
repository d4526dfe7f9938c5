// What an operator can count: tables, lines, asks, how long a flush takes. Nothing of any person or any hand.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The counters of one server. */
export interface Metrics {
  readonly registry: Registry;
  readonly asks: Counter<'kind'>;
  readonly refused: Counter<'why'>;
  readonly entries: Counter;
  readonly kept: Histogram;
  readonly faults: Counter;
  readonly matches: Counter<'game'>;
}

/** Counters, with gauges that are read when somebody looks. */
export function createMetrics(look: Readonly<Record<'tables' | 'rooms' | 'lines' | 'bots', () => number>>): Metrics {
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
  return {
    registry,
    asks: new Counter({ name: 'cardinal_asks_total', help: 'Messages of pages.', labelNames: ['kind'], registers }),
    refused: new Counter({ name: 'cardinal_refused_total', help: 'Refusals.', labelNames: ['why'], registers }),
    entries: new Counter({ name: 'cardinal_entries_total', help: 'Entries that were kept.', registers }),
    kept: new Histogram({
      name: 'cardinal_keep_seconds',
      help: 'How long the store takes to keep something.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    faults: new Counter({ name: 'cardinal_faults_total', help: 'Broken invariants and failed writes.', registers }),
    matches: new Counter({ name: 'cardinal_matches_total', help: 'Matches begun.', labelNames: ['game'], registers }),
  };
}
