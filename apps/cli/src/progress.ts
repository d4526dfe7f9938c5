// A progress bar on stderr: only where a terminal is, and only once the work has lasted a second.
import { Presets, SingleBar } from 'cli-progress';

/** A bar that counts finished things. */
export interface Bar {
  add(count: number): void;
  stop(): void;
}

const PATIENCE_MS = 1000;

/** A bar for `total` things. */
export function progress(things: string, total: number): Bar {
  if (!process.stderr.isTTY) return { add: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    { format: `{bar} {value}/{total} ${things}, {eta} s left`, stream: process.stderr, clearOnComplete: true },
    Presets.shades_grey,
  );
  let count = 0;
  let shown = false;
  const later = setTimeout(() => {
    shown = true;
    bar.start(total, count);
  }, PATIENCE_MS);
  return {
    add(more) {
      count += more;
      if (shown) bar.update(count);
    },
    stop() {
      clearTimeout(later);
      if (shown) bar.stop();
    },
  };
}
