// Every house rule that the rulings name (their "H:" switches, in the order of the rulings document) and the option that
// carries it. The list is kept here by hand, because the document is not part of this repository.
import type { GameId } from '../registry.ts';

/** The ruling, the name in the rulings, the option, and its values with the default first. */
type Switch = readonly [ruling: string, name: string, option: string, ...values: readonly unknown[]];

const SEATS = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** The switches of each game. */
export const SWITCHES: Readonly<Partial<Record<GameId, readonly Switch[]>>> = {
  numsense: [
    ['X.6', 'firstDealer', 'firstDealer', ...SEATS, 'random'],
    ['X.7', 'referee', 'referee', 'engine', 'table'],
    ['1.2', 'maxPlayers', 'maxPlayers', 'deck', '2', '3', '4', '5', '6', '7', '8'],
    ['1.6', 'stalemate', 'stalemate', 'second', 'first', 'off'],
    ['1.7', 'declareAfterDraw', 'declareAfterDraw', false, true],
    ['1.9', 'falseCall', 'falseCall', 'refuse', 'lose-turn', 'minus-five'],
    ['1.12', 'autoBest', 'autoBest', false, true],
    ['1.14', 'wholeNumbersOnly', 'wholeNumbersOnly', false, true],
    ['1.19', 'wildPoints', 'wildPoints', 'value', 'zero'],
    ['1.21', 'discardWild', 'discardWild', 'free', 'whole-turn'],
    ['1.27', 'exactFinish', 'exactFinish', false, true],
    ['1.28', 'whenTimeIsUp', 'whenTimeIsUp', 'finish-hand', 'finish-turn'],
  ],
  'break-in': [
    ['X.6', 'firstDealer', 'firstDealer', ...SEATS.slice(0, 6), 'random'],
    ['X.7', 'referee', 'referee', 'engine', 'table'],
    ['2.3', 'formulasPerTurn', 'formulasPerTurn', '1', 'any'],
    ['2.4', 'requireOperator', 'requireOperator', true, false],
    ['2.5', 'leftToRight', 'leftToRight', false, true],
    ['2.5', 'freeBrackets', 'freeBrackets', false, true],
    ['2.6', 'unaryMinus', 'unaryMinus', false, true],
    ['2.7', 'wholeDivision', 'wholeDivision', false, true],
    ['2.12', 'stalemateLaps', 'stalemateLaps', 3],
    ['2.12', 'returnTaken', 'returnTaken', 'allowed', 'refused'],
    ['2.13', 'breakInSeconds', 'breakInSeconds', 0],
    ['2.15', 'queueCallers', 'queueCallers', false, true],
    ['2.17', 'breakInIsTheTurn', 'breakInIsTheTurn', false, true],
    ['2.22', 'endlessEquals', 'endlessEquals', true, false],
    ['2.24', 'dealerLeft', 'dealerLeft', false, true],
  ],
  'math-rush': [
    ['3.2', 'fillGaps', 'fillGaps', false, true],
    // Ruling 3.4 calls it teacherMode; it is the switch of ruling X.7 and bears its name.
    ['X.7', 'referee', 'referee', 'table', 'engine'],
    ['3.7', 'helpOnCompleted', 'helpOnCompleted', false, true],
    ['3.17', 'kids', 'noAdvanced', false, true],
    ['3.17', 'kids', 'freeHelp', false, true],
    ['3.17', 'kids', 'oneGoal', false, true],
    ['3.17', 'kids', 'noTimer', false, true],
    ['3.19', 'autoDraw', 'autoDraw', true, false],
    ['3.22', 'swapScoreTables', 'swapScoreTables', false, true],
  ],
  mathmasters: [
    ['4.1', 'allSetsFromRound1', 'allSetsFromRound1', false, true],
    ['4.7', 'passIsFinal', 'passIsFinal', false, true],
    ['4.9', 'endAtFirstOut', 'endAtFirstOut', false, true],
    ['4.11', 'bonusPerSet', 'bonusPerSet', false, true],
    ['4.13', 'referee', 'referee', 'table', 'engine'],
    ['4.16', 'firstDealer', 'firstDealer', ...SEATS.slice(0, 4), 'random'],
  ],
  // Nobody deals or calls anything false in Addition Mania, so X.6 and X.7 have no switch there.
  'addition-mania': [
    ['5.3', 'consolation', 'consolation', false, true],
    ['5.5', 'showLeftovers', 'showLeftovers', false, true],
    ['5.6', 'memoryMode', 'memoryMode', false, true],
    ['5.7', 'guessTimer', 'guessTimer', 0],
  ],
};
