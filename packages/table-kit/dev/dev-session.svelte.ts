// A match in the page for the harness: real rules, seats 1 and up played by the rules' own proposals. No storage, no
// worker; `window.table` lets a test read and drive it.
import { defineGame, heardBy, legal, no, openMatch, rngFrom, YES, type Seat, type Told } from '@cardinal/kernel';
import { rules } from '../../games/src/numsense/rules.ts';
import type { NumsenseSession } from '../../games/src/numsense/table/desk.svelte.ts';
import type { NumsenseEvent, NumsenseMove, NumsenseView } from '../../games/src/numsense/types.ts';

const NAMES = [
  'Me',
  'Brisk Otter',
  'Mellow Finch',
  'Quiet Badger',
  'Merry Wren',
  'Bold Hare',
  'Calm Heron',
  'Swift Newt',
];
const LEVELS = ['normal', 'expert', 'easy', 'beginner'] as const;

/** Opens a match as the address asks. `patience`: how many turns a bot plays before it may declare. */
export function openSession(asked: URLSearchParams): NumsenseSession {
  const seats = Number(asked.get('seats') ?? 3);
  const pace = Number(asked.get('pace') ?? 900);
  const game = defineGame(rules, {} as never);
  const given: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(rules.options.specs)) {
    const text = asked.get(name);
    if (text === null) continue;
    given[name] =
      spec.kind === 'whole'
        ? Number(text)
        : spec.kind === 'flag'
          ? text === 'true'
          : spec.kind === 'data'
            ? JSON.parse(text)
            : text;
  }
  const opened = openMatch(game, { seats, seed: asked.get('seed') ?? 'harness', options: given });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { match } = opened;
  const me = asked.get('watch') ? 'watcher' : 0;
  const begun = Date.now();
  const now = (): number => Date.now() - begun;
  const listeners = new Set<(event: NumsenseEvent) => void>();
  const look = (): NumsenseView => match.view(me) as unknown as NumsenseView;
  const rng = rngFrom(asked.get('seed') ?? 'bots');

  match.advance(0, true);
  let view = $state.raw(look());
  let thinking: readonly Seat[] = $state.raw([]);
  let atBreak = $state(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function accept(told: readonly Told[]): void {
    view = look();
    atBreak = match.turn.draw?.pause === true;
    for (const event of told.flatMap(({ heard }) => heardBy(heard, me))) {
      for (const listener of listeners) listener(event as unknown as NumsenseEvent);
    }
    wake();
  }

  function wake(): void {
    clearTimeout(timer);
    const waiting = match.turn.must.filter((seat) => seat !== me);
    thinking = waiting;
    const [seat] = waiting;
    if (seat === undefined) return;
    timer = setTimeout(() => {
      const seen = match.view(seat) as unknown as NumsenseView;
      const patient = seen.turns[seat] !== undefined && seen.turns[seat] < Number(asked.get('patience') ?? 2);
      for (const move of rules.propose(seen, rng)) {
        if (move.kind === 'declare' && patient) continue;
        const { ok, told } = match.submit(seat, move, now());
        if (ok) return accept(told);
      }
      throw new Error('no bot move fits');
    }, pace);
  }

  const session: NumsenseSession = {
    get view() {
      return view;
    },
    get thinking() {
      return thinking;
    },
    get atBreak() {
      return atBreak;
    },
    me,
    players: Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { name: 'You', kind: 'person' as const }
        : { name: NAMES[seat] ?? '', kind: 'bot' as const, level: LEVELS[seat % 4] ?? 'normal' },
    ),
    paused: false,
    pause: () => undefined,
    now,
    check: (move: NumsenseMove) => legal(game, view as never, move as never),
    play(move) {
      if (me === 'watcher') return no('no-such-seat');
      const { told, ...verdict } = match.submit(me, move, now());
      accept(told);
      return verdict.ok ? YES : verdict;
    },
    onHeard(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goOn: () => accept(match.advance(now(), true)),
  };
  wake();
  Object.assign(window, { table: { match, session } });
  return session;
}
