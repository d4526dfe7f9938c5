// Playthroughs: a match as lines for people to read, with all that was heard and what a watcher saw change. The same
// lines are enough to play the match again, so a file is checked against the rules of today by replaying it.
import {
  canonical,
  openMatch,
  stateHash,
  type AnyEvent,
  type AnyMove,
  type Entry,
  type Game,
  type Heard,
  type Match,
  type Ms,
  type Told,
} from '@cardinal/kernel';
import { brief } from './plain.ts';

/** How wide a value may be printed. */
const WIDTH = 110;
const HEADING = 'Cardinal playthrough, edition 1';

/** What a playthrough is made from. */
export interface Title {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

/** One entry of a playthrough as it is read: its time, who acts, and the line of the move. */
export interface Step {
  readonly at: Ms;
  readonly by: string;
  readonly text: string;
}

/** The text of a match from its beginning: what was told, in order. */
export function playthrough(game: Game, title: Title, told: readonly Told[]): string {
  const opened = openMatch(game, title);
  if (!opened.ok) throw new Error(`cannot open: ${opened.why}`);
  const { match } = opened;
  let seen = fields(match);
  const lines = [
    HEADING,
    `game     ${game.id}, rules edition ${game.edition}`,
    `seats    ${title.seats}`,
    `options  ${canonical(match.header.options)}`,
    `seed     ${title.seed}`,
    '',
    ...Object.entries(seen).map(([key, value]) => `    ${key}: ${brief(value, WIDTH)}`),
  ];
  for (const { entry, heard } of told) {
    match.restore(entry);
    const now = fields(match);
    const changed = Object.entries(now).filter(([key, value]) => canonical(value) !== canonical(seen[key] ?? null));
    lines.push(
      '',
      `#${entry.seq}  ${clockText(entry.at)}  ${actor(entry)}  ${moveText(game, entry)}`,
      ...heard.map((one) => `    ${hearers(one)}  ${eventText(one.e)}`),
      ...changed.map(([key, value]) => `    ${key}: ${brief(value, WIDTH)}`),
      `    state ${stateHash(match.state)}`,
    );
    seen = now;
  }
  lines.push('', match.result ? `result   ${canonical(match.result)}` : `no result after ${told.length} entries`, '');
  return lines.join('\n');
}

/** Plays the match of a text again and writes it anew; or says in a sentence why that cannot be. The new text is the old one as long as the rules are. */
export function replayed(
  game: Game,
  text: string,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string } {
  const lines = text.split('\n');
  const title = titleOf(lines);
  if (!title) return { ok: false, why: `It does not begin as a "${HEADING}" does.` };
  const opened = openMatch(game, title);
  if (!opened.ok) return { ok: false, why: `Its match cannot be opened (${opened.why}).` };
  const { match } = opened;
  const told: Told[] = [];
  for (const step of stepsOf(lines)) {
    // Dues and draws follow by themselves; their lines ask for nothing.
    if (told.length > step.seq) continue;
    const why = take(match, step, told);
    if (why) return { ok: false, why: `Entry ${step.seq}: ${why}` };
  }
  return { ok: true, text: playthrough(game, title, told) };
}

function take(match: Match, { at, by, text }: Step, told: Told[]): string | null {
  const seat = /^seat (\d+)$/.exec(by)?.[1];
  if (seat === undefined) {
    const more = match.advance(at, by === 'chance');
    told.push(...more);
    return more.length > 0 ? null : `${by} has nothing to do at ${clockText(at)}.`;
  }
  const move = match.game.read(text, match.view(Number(seat)));
  if (move === null) return `"${text}" cannot be read as a move.`;
  const said = match.submit(Number(seat), move, at);
  told.push(...said.told);
  return said.ok ? null : `"${text}" of ${by} is refused (${said.why}).`;
}

function titleOf([heading, , seats, options, seed]: readonly string[]): Title | null {
  if (heading !== HEADING) return null;
  const after = (line: string | undefined): string => (line ?? '').slice(9);
  return { seats: Number(after(seats)), options: JSON.parse(after(options)) as unknown, seed: after(seed) };
}

function* stepsOf(lines: readonly string[]): Generator<Step & { readonly seq: number }, void> {
  for (const line of lines) {
    const found = /^#(\d+) {2}(\d+):(\d\d)\.(\d\d\d) {2}(seat \d+|chance|clock|table) {2}(.*)$/.exec(line);
    if (!found) continue;
    const [, seq, minutes, seconds, rest, by = '', text = ''] = found;
    yield { seq: Number(seq), at: (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest), by, text };
  }
}

/** What a watcher sees, without saying who looks. */
function fields(match: Match): Record<string, unknown> {
  const { who: _, ...rest } = match.view('watcher') as unknown as Record<string, unknown>;
  return rest;
}

function clockText(at: Ms): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(at / 60_000)}:${two(Math.floor(at / 1000) % 60)}.${String(at % 1000).padStart(3, '0')}`;
}

function actor({ by }: Entry<AnyMove>): string {
  return typeof by === 'number' ? `seat ${by}` : by;
}

function moveText(game: Game, entry: Entry<AnyMove>): string {
  switch (entry.by) {
    case 'chance':
      return 'order' in entry.move
        ? brief(`${entry.move.label}: ${entry.move.order.join(' ')}`, WIDTH)
        : `${entry.move.label}: ${entry.move.index}`;
    case 'clock':
      return entry.move.due;
    case 'table':
      return canonical(entry.move);
    default:
      return game.write(entry.move);
  }
}

function hearers({ to }: Heard<AnyEvent>): string {
  if (to === 'all') return 'all hear';
  if (to.length === 0) return 'nobody hears';
  return to.length === 1 ? `seat ${to[0]} hears` : `seats ${to.join(', ')} hear`;
}

function eventText(event: AnyEvent): string {
  const { kind, ...rest } = event as { readonly kind: string };
  return Object.keys(rest).length === 0 ? kind : `${kind} ${brief(rest, WIDTH)}`;
}
