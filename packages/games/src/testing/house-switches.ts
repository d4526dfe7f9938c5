// Every house rule that docs/rulings.md names as `H:option`, with what the option takes. Kept by hand: a default or a value
// that changes in a game is to be noticed.
import type { GameId } from '../registry.ts';

/** The ruling, the option, and its values with the default first. */
type Switch = readonly [ruling: string, option: string, ...values: readonly unknown[]];

const SEATS = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** The switches of each game. */
export const SWITCHES: Readonly<Partial<Record<GameId, readonly Switch[]>>> = {
  numsense: [
    ['X.6', 'firstDealer', ...SEATS, 'random'],
    ['X.7', 'referee', 'engine', 'table'],
    ['1.2', 'maxPlayers', 'deck', '2', '3', '4', '5', '6', '7', '8'],
    ['1.6', 'stalemate', 'second', 'first', 'off'],
    ['1.7', 'declareAfterDraw', false, true],
    ['1.9', 'falseCall', 'refuse', 'lose-turn', 'minus-five'],
    ['1.12', 'autoBest', false, true],
    ['1.14', 'wholeNumbersOnly', false, true],
    ['1.19', 'wildPoints', 'value', 'zero'],
    ['1.21', 'discardWild', 'free', 'whole-turn'],
    ['1.27', 'exactFinish', false, true],
    ['1.28', 'whenTimeIsUp', 'finish-hand', 'finish-turn'],
  ],
  'break-in': [
    ['X.6', 'firstDealer', ...SEATS.slice(0, 6), 'random'],
    ['X.7', 'referee', 'engine', 'table'],
    ['2.3', 'formulasPerTurn', '1', 'any'],
    ['2.4', 'requireOperator', true, false],
    ['2.5', 'leftToRight', false, true],
    ['2.5', 'freeBrackets', false, true],
    ['2.6', 'unaryMinus', false, true],
    ['2.7', 'wholeDivision', false, true],
    ['2.12', 'stalemateLaps', 3],
    ['2.12', 'returnTaken', 'allowed', 'refused'],
    ['2.13', 'breakInSeconds', 0],
    ['2.15', 'queueCallers', false, true],
    ['2.17', 'breakInIsTheTurn', false, true],
    ['2.22', 'endlessEquals', true, false],
    ['2.24', 'dealerLeft', false, true],
  ],
  'math-rush': [
    ['3.2', 'fillGaps', false, true],
    ['X.7', 'referee', 'table', 'engine'],
    ['3.7', 'helpOnCompleted', false, true],
    ['3.17', 'noAdvanced', false, true],
    ['3.17', 'freeHelp', false, true],
    ['3.17', 'oneGoal', false, true],
    ['3.17', 'noTimer', false, true],
    ['3.19', 'autoDraw', true, false],
    ['3.22', 'swapScoreTables', false, true],
  ],
  mathmasters: [
    ['4.1', 'allSetsFromRound1', false, true],
    ['4.7', 'passIsFinal', false, true],
    ['4.9', 'endAtFirstOut', false, true],
    ['4.11', 'bonusPerSet', false, true],
    ['4.13', 'referee', 'table', 'engine'],
    ['4.16', 'firstDealer', ...SEATS.slice(0, 4), 'random'],
  ],
  // Nobody deals or calls anything false in Addition Mania, so X.6 and X.7 have no switch there.
  'addition-mania': [
    ['5.3', 'consolation', false, true],
    ['5.5', 'showLeftovers', false, true],
    ['5.6', 'memoryMode', false, true],
    ['5.7', 'guessTimer', 0],
  ],
};
