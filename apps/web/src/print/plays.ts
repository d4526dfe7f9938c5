// Thirty seconds of each game, as data: cards that move over a stage, and a line to every step. Each shows true moves: the
// sums hold, the points are the game's.
import type { Lang } from '@cardinal/words';

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

interface Plan {
  /** For each step, each card as "id face x y", with ! at the end where it stands out. */
  readonly steps: readonly string[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const NUMSENSE_HAND = 'a 5 30 76|b 2 50 76';

const PLANS: Readonly<Record<string, Plan>> = {
  numsense: {
    steps: [
      `${NUMSENSE_HAND}|c 14 70 76`,
      `t ◎18 50 26!|${NUMSENSE_HAND}|c 14 70 76`,
      `t ◎18 50 26|a 5 50 76!|b 2 70 76|c 14 30 76!|m − 40 76`,
      `t ◎18 50 26|l ( 20 76|c 14 30 76|m − 39 76|a 5 48 76|r ) 57 76|k × 66 76|b 2 76 76!`,
      `t ◎18 50 26!|l ( 20 76|c 14 30 76|m − 39 76|a 5 48 76|r ) 57 76|k × 66 76|b 2 76 76|e =18 90 76!`,
      `t ◎18 26 30|c 14 30 76!|a 5 50 76!|b 2 70 76!|p 21 74 30!`,
    ],
    en: [
      'You hold some cards.',
      'A target is turned up: 18.',
      '14 − 5 is 9 …',
      '… and 9 × 2 is 18.',
      'On target! You call “Numsense!”',
      'All your cards count: 14 + 5 + 2 = 21 points.',
    ],
    de: [
      'Du hast einige Karten auf der Hand.',
      'Ein Ziel wird aufgedeckt: 18.',
      '14 − 5 ist 9 …',
      '… und 9 × 2 ist 18.',
      'Getroffen! Du rufst „Numsense!“',
      'Alle deine Karten zählen: 14 + 5 + 2 = 21 Punkte.',
    ],
  },
  'break-in': {
    steps: [
      'a 1 14 76|b 2 27 76|c 3 40 76|d + 53 76|e 5 66 76|f 1 79 76',
      'a 1 14 30!|b 2 26 30!|d + 38 30!|c 3 50 30!|e 5 66 76|f 1 79 76',
      'a 1 14 30|b 2 26 30|d + 38 30|c 3 50 30|q = 62 30!|f 1 74 30!|e 5 86 30!',
      'a 1 14 30|b 2 26 30|d + 38 30|c 3 50 30|q = 62 30|f 1 74 30|e 5 86 30|p 42 50 74!',
      'g 9 50 40!|h 4 30 80|i + 50 80|j 5 70 80',
      'h 4 26 40!|i + 38 40!|j 5 50 40!|q = 62 40!|g 9 74 40!',
    ],
    en: [
      'Your cards: digits and signs.',
      '1 and 2 side by side make 12. 12 + 3 …',
      '… = 15. A true formula!',
      'Every card in it brings points: digits their number, + 10, = 20. That makes 42.',
      'Somebody throws a 9 away. You need it!',
      'Break in: 4 + 5 = 9. Now it is your turn.',
    ],
    de: [
      'Deine Karten: Ziffern und Zeichen.',
      '1 und 2 nebeneinander sind 12. 12 + 3 …',
      '… = 15. Eine wahre Formel!',
      'Jede Karte darin bringt Punkte: Ziffern ihre Zahl, + 10, = 20. Das macht 42.',
      'Jemand wirft eine 9 weg. Die brauchst du!',
      'Brich ein: 4 + 5 = 9. Jetzt bist du dran.',
    ],
  },
  'math-rush': {
    steps: [
      'g ↗3 14 34|a 2+1 30 78|b 9−3 50 78|c 4+4 70 78',
      'g ↗3 14 34|a 2+1 36 34!|b 9−3 50 78|c 4+4 70 78',
      'g ↗3 14 34|a 2+1 36 34|b 9−3 58 34!|c 4+4 70 78',
      'g ↗3 14 34|a 2+1 36 34|b 9−3 58 34|c 4+4 80 34!',
      'g ↗3 14 34!|a D 36 34!|b G 58 34!|c I 80 34!',
      'g ↗3 14 34!|a D 36 34|b G 58 34|c I 80 34|s ★ 50 78!',
    ],
    en: [
      'All play together, against the clock. The goal: three cards, going up.',
      '2 + 1 is 3. It goes first.',
      '9 − 3 is 6. That is more.',
      '4 + 4 is 8. The goal is full!',
      'Turn the cards round: the letters D, G, I are in order.',
      'So the goal is right and brings its star. On to the next!',
    ],
    de: [
      'Alle spielen zusammen, gegen die Uhr. Das Ziel: drei Karten, aufwärts.',
      '2 + 1 ist 3. Die kommt zuerst.',
      '9 − 3 ist 6. Das ist mehr.',
      '4 + 4 ist 8. Das Ziel ist voll!',
      'Dreht die Karten um: Die Buchstaben D, G, I sind in Ordnung.',
      'Also ist das Ziel richtig und bringt seinen Stern. Weiter zum nächsten!',
    ],
  },
  mathmasters: {
    steps: [
      'a 2 16 78|b 3 32 78|c 6 48 78|d 4 64 78|e 8 80 78',
      'x 2 36 30!|y 2 50 30!|z 4 64 30!|a 2 16 78|b 3 32 78|c 6 48 78|d 4 64 78|e 8 80 78',
      'x 2 8 30|y 2 14 30|z 4 20 30|a 2 40 30!|b 3 54 30!|c 6 68 30!|d 4 64 78|e 8 80 78',
      'x 2 8 30|y 2 14 30|z 4 20 30|a 2 40 30|b 3 54 30|c 6 68 30|v  42 74|w  58 74',
      'x 2 8 30!|y 2 16 30!|z 4 24 30!|a 2 40 30!|b 3 54 30!|c 6 68 30!',
      'p 22 50 50!',
    ],
    en: [
      'The same number can be said in many ways.',
      'Somebody leads: 2 × 2 = 4. That is a Times set.',
      '2 × 3 = 6 is stronger. You lay it.',
      'Nobody can beat it. The others pass.',
      'You win the pile: 2 + 2 + 4 + 2 + 3 + 6 is 19, and 3 more for Times.',
      '22 points for you!',
    ],
    de: [
      'Dieselbe Zahl kann man auf viele Arten sagen.',
      'Jemand beginnt: 2 × 2 = 4. Das ist ein Mal-Satz.',
      '2 × 3 = 6 ist stärker. Du legst ihn.',
      'Niemand kann ihn schlagen. Die anderen passen.',
      'Du gewinnst den Stapel: 2 + 2 + 4 + 2 + 3 + 6 ist 19, und 3 mehr für Mal.',
      '22 Punkte für dich!',
    ],
  },
  'addition-mania': {
    steps: [
      'a  22 40|b  50 40|c  78 40',
      'a  22 40|b 7 50 40!|c  78 40',
      'a  22 40|b 7 50 40|c  78 40|g 20? 50 82!',
      'a  22 40|b 7 50 40|c  78 40|f 17? 22 82!|g 20? 50 82|h 24? 78 82!',
      'a J 22 40!|b 7 50 40!|c 3 78 40!|f 17? 22 82|g 20? 50 82|h 24? 78 82',
      'a J 22 40|b 7 50 40|c 3 78 40|s =21 50 12!|g 20? 50 82!',
    ],
    en: [
      'Everyone has one secret card.',
      'You see only yours: a 7.',
      'What do all three add up to? You guess 20.',
      'The others guess 17 and 24.',
      'All cards are shown. A jack counts 11.',
      '11 + 7 + 3 = 21. You are nearest: 2 points.',
    ],
    de: [
      'Alle haben eine geheime Karte.',
      'Du siehst nur deine: eine 7.',
      'Was ergeben alle drei zusammen? Du tippst 20.',
      'Die anderen tippen 17 und 24.',
      'Alle Karten werden gezeigt. Ein Bube zählt 11.',
      '11 + 7 + 3 = 21. Du bist am nächsten: 2 Punkte.',
    ],
  },
};

/** The steps of a game's play, told in a language or in English; none for a game that is not here. */
export function playOf(game: string, lang: Lang): readonly Step[] {
  const plan = PLANS[game];
  if (!plan) return [];
  const says = lang === 'de' ? plan.de : plan.en;
  return plan.steps.map((step, i) => ({ cards: step.split('|').map(placed), says: says[i] ?? '' }));
}

function placed(text: string): Placed {
  const [id = '', face = '', x = '0', y = '0'] = text.replace(/!$/, '').split(' ');
  return { id, face, x: Number(x), y: Number(y), ...(text.endsWith('!') && { up: true as const }) };
}
