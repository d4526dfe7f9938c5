// The buttons for a call that people at one device are asked about: one for each who may call, and the way on.
import type { Act } from './act.ts';
import type { OpenCall, Player } from './session.ts';
import { frame } from './tongue.svelte.ts';

/** The acts of an open call; none where there is nothing to ask. `label` is what a caller says ("Break in!"). */
export function callActs(open: OpenCall | null | undefined, players: readonly Player[], label: string): readonly Act[] {
  if (!open) return [];
  const { callers } = open;
  const pass = { id: 'no-call', label: frame.words.noCall, onpress: () => open.pass() };
  if (callers.length === 0) return [pass];
  return [
    ...callers.map((seat) => ({
      id: `call-${seat}`,
      label: `${label} – ${frame.name(players[seat]?.name ?? '')}`,
      onpress: () => open.call(seat),
    })),
    { ...pass, label: frame.words.nobodyCalls, main: true },
  ];
}
