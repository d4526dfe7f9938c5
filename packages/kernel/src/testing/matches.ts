// Matches of Dip for the kernel's tests.
import { openMatch, type Match } from '../match.ts';
import { rngFrom } from '../rng.ts';
import { dip } from './dip.ts';

/** A match of Dip that nobody has touched. */
export function dipMatch(seats = 3, seed = 'sunflower', options: unknown = {}): Match {
  const opened = openMatch(dip, { seats, seed, options });
  if (!opened.ok) throw new Error(opened.why);
  return opened.match;
}

/** A whole match of Dip at random: some turns run out of time, pauses pass, people leave and come back. */
export function dipPlayed(seats = 3, seed = 'sunflower', options: unknown = {}): Match {
  const match = dipMatch(seats, seed, options);
  const rng = rngFrom(`play/${seed}`);
  match.advance(0);
  while (match.result === null) {
    const at = match.at + rng.below(3000);
    const [seat] = match.turn.must;
    if (seat === undefined) match.advance(at + 20_000, true);
    else if (rng.below(6) === 0) match.advance(match.at + 10_000);
    else if (rng.below(6) === 0) match.note({ kind: 'left', seat }, at);
    else match.submit(seat, { kind: rng.below(2) ? 'take' : 'stop' }, at);
  }
  return match;
}
