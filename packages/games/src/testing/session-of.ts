// A real match behind a table, for tests of what one seat has in front of it: no page, no stand-ins.
import { legal, type AnyMove, type AnyView, type Match } from '@cardinal/kernel';
import type { TableSession } from '@cardinal/table-kit';

const ME = 0;

/** A match as the desk of one seat meets it, with nobody else in the page. */
export function sessionOf(match: Match): TableSession<never, never, never> {
  return {
    me: ME,
    players: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }],
    get view() {
      return match.view(ME);
    },
    check: (move: AnyMove) => legal(match.game, match.view(ME), move),
    play: (move: AnyMove) => match.submit(ME, move, match.at),
    onHeard: () => () => undefined,
    atBreak: false,
    goOn: () => undefined,
    now: () => match.at,
    thinking: [],
    draft: null,
  } satisfies TableSession<AnyView, AnyMove, never> as never;
}
