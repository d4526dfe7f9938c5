// Thirty seconds of each game, as data: cards that move over a stage, step by step. Each shows true moves: the sums hold, the
// points are the game's. What is said at each step stands with the words of these pages.

/** A card on the stage: what is on it ("" is a back, "◎18" a target), and where its middle is, in hundredths of the stage. */
export interface Placed {
  readonly id: string;
  readonly face: string;
  readonly x: number;
  readonly y: number;
  /** Stands out. */
  readonly up?: true;
}

/** A step: the cards as they lie then, and what is said. */
export interface Step {
  readonly cards: readonly Placed[];
  readonly says: string;
}

const NUMSENSE_HAND = 'a 5 30 76|b 2 50 76';

/** By game: for each step, each card as "id face x y", with ! at the end where it stands out. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  numsense: [
    `${NUMSENSE_HAND}|c 14 70 76`,
    `t ◎18 50 26!|${NUMSENSE_HAND}|c 14 70 76`,
    `t ◎18 50 26|a 5 50 76!|b 2 70 76|c 14 30 76!|m − 40 76`,
    `t ◎18 50 26|l ( 20 76|c 14 30 76|m − 39 76|a 5 48 76|r ) 57 76|k × 66 76|b 2 76 76!`,
    `t ◎18 50 26!|l ( 20 76|c 14 30 76|m − 39 76|a 5 48 76|r ) 57 76|k × 66 76|b 2 76 76|e =18 90 76!`,
    `t ◎18 26 30|c 14 30 76!|a 5 50 76!|b 2 70 76!|p 21 74 30!`,
  ],
  'break-in': [
    'a 1 14 76|b 2 27 76|c 3 40 76|d + 53 76|e 5 66 76|f 1 79 76',
    'a 1 14 30!|b 2 26 30!|d + 38 30!|c 3 50 30!|e 5 66 76|f 1 79 76',
    'a 1 14 30|b 2 26 30|d + 38 30|c 3 50 30|q = 62 30!|f 1 74 30!|e 5 86 30!',
    'a 1 14 30|b 2 26 30|d + 38 30|c 3 50 30|q = 62 30|f 1 74 30|e 5 86 30|p 42 50 74!',
    'g 9 50 40!|h 4 30 80|i + 50 80|j 5 70 80',
    'h 4 26 40!|i + 38 40!|j 5 50 40!|q = 62 40!|g 9 74 40!',
  ],
  'math-rush': [
    'g ↗3 14 34|a 2+1 30 78|b 9−3 50 78|c 4+4 70 78',
    'g ↗3 14 34|a 2+1 36 34!|b 9−3 50 78|c 4+4 70 78',
    'g ↗3 14 34|a 2+1 36 34|b 9−3 58 34!|c 4+4 70 78',
    'g ↗3 14 34|a 2+1 36 34|b 9−3 58 34|c 4+4 80 34!',
    'g ↗3 14 34!|a D 36 34!|b G 58 34!|c I 80 34!',
    'g ↗3 14 34!|a D 36 34|b G 58 34|c I 80 34|s ★ 50 78!',
  ],
  mathmasters: [
    'a 2 16 78|b 3 32 78|c 6 48 78|d 4 64 78|e 8 80 78',
    'x 2 36 30!|y 2 50 30!|z 4 64 30!|a 2 16 78|b 3 32 78|c 6 48 78|d 4 64 78|e 8 80 78',
    'x 2 8 30|y 2 14 30|z 4 20 30|a 2 40 30!|b 3 54 30!|c 6 68 30!|d 4 64 78|e 8 80 78',
    'x 2 8 30|y 2 14 30|z 4 20 30|a 2 40 30|b 3 54 30|c 6 68 30|v  42 74|w  58 74',
    'x 2 8 30!|y 2 16 30!|z 4 24 30!|a 2 40 30!|b 3 54 30!|c 6 68 30!',
    'p 22 50 50!',
  ],
  'addition-mania': [
    'a  22 40|b  50 40|c  78 40',
    'a  22 40|b 7 50 40!|c  78 40',
    'a  22 40|b 7 50 40|c  78 40|g 20? 50 82!',
    'a  22 40|b 7 50 40|c  78 40|f 17? 22 82!|g 20? 50 82|h 24? 78 82!',
    'a J 22 40!|b 7 50 40!|c 3 78 40!|f 17? 22 82|g 20? 50 82|h 24? 78 82',
    'a J 22 40|b 7 50 40|c 3 78 40|s =21 50 12!|g 20? 50 82!',
  ],
};

/** The steps of a game's play with what is said at each; none for a game that is not here. */
export function playOf(game: string, says: readonly string[]): readonly Step[] {
  return (PLANS[game] ?? []).map((step, i) => ({ cards: step.split('|').map(placed), says: says[i] ?? '' }));
}

function placed(text: string): Placed {
  const [id = '', face = '', x = '0', y = '0'] = text.replace(/!$/, '').split(' ');
  return { id, face, x: Number(x), y: Number(y), ...(text.endsWith('!') && { up: true as const }) };
}
