// What `cardinal print` was given, and which of it each kind of sheet reads: an option that would do nothing is refused by
// its name, so that nobody waits for what it does.
import type { GameEntry } from '@cardinal/games';
import type { Difficulty } from '@cardinal/games/sheets';
import type { DeckWish, GradeId, KeyPlace, Share, TargetName } from '@cardinal/print-kit';
import { GRADES } from '@cardinal/print-kit/choices';
import type { Lang } from '@cardinal/words';
import { WrongUse } from '../stop.ts';
import type { SHEETS } from './sheet-kinds.ts';

/** The options of the command. */
export interface PrintGiven extends Omit<DeckWish, 'offset' | 'inkSaver'> {
  readonly offset?: DeckWish['offset'];
  readonly inkSaver?: true;
  readonly deck?: string;
  readonly sheet: (typeof SHEETS)[number];
  readonly players?: number;
  readonly large?: true;
  readonly worksheet?: true;
  readonly seed: string;
  readonly count: number;
  readonly hand: number;
  readonly difficulty: Difficulty;
  readonly grade?: GradeId;
  readonly facts?: true;
  readonly carrying: Share;
  readonly brackets: Share;
  readonly balance: Share;
  readonly record?: string;
  readonly key: KeyPlace;
  readonly images?: TargetName;
  /** Where Tabletop Simulator finds the pictures; the folder they are written to where nobody says. */
  readonly baseUrl?: string;
  readonly out: string;
  readonly address?: string;
  readonly lang: Lang;
}

/** Whether a sheet to practise on is asked for: hands, facts or the turning points of a match. */
export function isWorksheet({ worksheet, record, grade, facts }: PrintGiven): boolean {
  return worksheet === true || record !== undefined || grade !== undefined || facts === true;
}

type OptionName = Exclude<keyof PrintGiven, 'lang' | 'out'>;

/** A kind of sheet: what it is called in a sentence, and the options that change it. */
interface Kind {
  readonly title: string;
  readonly reads: readonly OptionName[];
}

/** What is read whatever is made. */
const ALWAYS: readonly string[] = ['lang', 'out', 'json', 'sheet'];
const CARDS = ['paper', 'card', 'flip', 'bleed', 'index', 'marks', 'inkSaver', 'deck'] as const;
const WORK = ['worksheet', 'paper', 'large', 'key'] as const;

function kindOf({ facts: { id }, grade }: GameEntry, given: PrintGiven): Kind {
  if (given.images !== undefined) {
    const home = given.images === 'tts' ? (['baseUrl'] as const) : [];
    return { title: `Pictures for ${given.images}`, reads: ['images', 'index', 'inkSaver', 'deck', ...home] };
  }
  if (given.record !== undefined) return { title: 'A sheet of a match', reads: ['record', ...WORK] };
  if (given.grade !== undefined || given.facts) return factsKind(given.grade ?? grade);
  if (given.worksheet) {
    const brackets = id === 'numsense' ? (['brackets'] as const) : [];
    return { title: `A sheet of hands of ${id}`, reads: [...WORK, 'seed', 'count', 'hand', 'difficulty', ...brackets] };
  }
  switch (given.sheet) {
    case 'deck':
      // On a fold the paper itself says how many cards there are, and the printer prints one side only.
      if (given.flip === 'fold') return { title: 'A deck to fold', reads: CARDS };
      if (given.flip === 'none') return { title: 'A deck without backs', reads: [...CARDS, 'layout'] };
      return { title: 'A deck', reads: [...CARDS, 'layout', 'offset'] };
    case 'score':
      return { title: 'A score sheet', reads: ['paper', 'players', 'large'] };
    case 'rules':
      return { title: 'A sheet of rules', reads: ['paper', 'large'] };
    case 'flyer':
      return { title: 'A flyer', reads: ['paper', 'address'] };
    case 'check':
      return { title: 'The printer check', reads: ['paper'] };
    default:
      return given.sheet satisfies never;
  }
}

/** Carrying is of sums and differences alone, brackets of expressions. */
function factsKind(id: GradeId): Kind {
  const grade = GRADES.find((one) => one.id === id);
  const carries = grade?.operations.every((one) => one === '+' || one === '−') === true;
  return {
    title: `A sheet of facts of ${id}`,
    reads: [
      ...WORK,
      'facts',
      'grade',
      'seed',
      'count',
      'balance',
      ...(carries ? (['carrying'] as const) : []),
      ...(grade?.brackets ? (['brackets'] as const) : []),
    ],
  };
}

/** Throws WrongUse where two things are asked for at once, and for options among the written ones that would do nothing. */
export function refuseUnread(entry: GameEntry, given: PrintGiven, named: ReadonlySet<string>): void {
  const wished = [
    ...(isWorksheet(given) ? ['a worksheet'] : []),
    ...(given.images === undefined ? [] : ['pictures (--images)']),
    ...(given.sheet === 'deck' ? [] : [`--sheet ${given.sheet}`]),
  ];
  if (wished.length > 1) throw new WrongUse(`Print one thing at a time: this asks for ${wished.join(' and ')}.`);
  const { title, reads } = kindOf(entry, given);
  const idle = [...named].filter((name) => !ALWAYS.includes(name) && !reads.some((one) => one === name));
  if (idle.length > 0)
    throw new WrongUse(
      `${title}: nothing here reads ${idle.map(flagOf).join(', ')}, so leave that out. What is read: ${reads.map(flagOf).join(', ')}.`,
    );
}

const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
