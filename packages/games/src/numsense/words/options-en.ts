// The house rules of Numsense in English: a name, one line that explains, and a name for every value.
import type { OptionWords } from '@cardinal/words';
import type { NumsenseOption } from '../options.ts';

/** One entry for each option; the type checker misses any that is not here. */
export const optionsEn = {
  variant: {
    label: 'Kind of match',
    explain: 'How many deals there are, how large the hands get and how somebody wins.',
    values: {
      standard: 'Standard: hands of 2, 3, 4, 5 and 6 cards',
      fixed: 'Same hand size in every deal',
      'first-to': 'First to a number of points',
      'ten-minutes': 'Against the clock',
      marathon: 'Marathon: one card more in every deal',
      'choose-target': 'You choose the target',
    },
  },
  deals: { label: 'Deals', explain: 'How many deals you play before the points are counted.' },
  handSize: { label: 'Cards in hand', explain: 'How many cards everyone holds. Two or three are good to begin with.' },
  goal: { label: 'Points to reach', explain: 'Who first stands at so many points after a deal wins.' },
  exactFinish: {
    label: 'Reach it exactly',
    explain: 'Only exactly that many points win. Points that would carry you past it do not count.',
  },
  minutes: { label: 'Minutes', explain: 'How long you play. The clock stands still while the match is paused.' },
  whenTimeIsUp: {
    label: 'When the time is up',
    explain: 'What is still played when the clock rings.',
    values: {
      'finish-hand': 'Play the deal to its end',
      'finish-turn': 'Finish the turn, then score all hands as they are',
    },
  },
  decks: {
    label: 'Decks',
    explain:
      'How many decks are shuffled together. You play until they cannot deal. 0 takes as many as 25 cards for everyone need.',
  },
  lastHand: {
    label: 'Largest hand',
    explain:
      '0: you play until the decks cannot deal. Any other number: a deck is added whenever a deal needs it, and the match ends after the deal with so many cards in hand.',
  },
  targets: {
    label: 'Targets',
    explain: 'The same target in every deal, or 0, then 1, then 2 and so on.',
    values: { same: 'The same every time', progression: '0, then 1, then 2 …' },
  },
  target: { label: 'Target', explain: 'The number that everybody makes. 0, 1, 5 and 10 are good to begin with.' },
  maxPlayers: {
    label: 'Most players',
    explain: 'How many may play. The deck always has to be enough for all hands.',
    values: {
      deck: 'As many as the deck is enough for',
      '2': '2',
      '3': '3',
      '4': '4',
      '5': '5',
      '6': '6',
      '7': '7',
      '8': '8',
    },
  },
  firstDealer: {
    label: 'First dealer',
    explain: 'Who deals first. The player after the dealer begins.',
    values: {
      '0': 'Player 1',
      '1': 'Player 2',
      '2': 'Player 3',
      '3': 'Player 4',
      '4': 'Player 5',
      '5': 'Player 6',
      '6': 'Player 7',
      '7': 'Player 8',
      random: 'Chance decides',
    },
  },
  falseCall: {
    label: 'A false “Numsense!”',
    explain: 'What happens when somebody calls and the sentence does not make the target.',
    values: {
      refuse: 'It cannot be called',
      'lose-turn': 'The turn is lost',
      'minus-five': 'The turn is lost, and 5 points',
    },
  },
  referee: {
    label: 'Who checks the sums',
    explain:
      'Cardinal checks every call at once, or the other players may doubt it before the next one acts. Then the hand is shown.',
    values: { engine: 'Cardinal', table: 'The players' },
  },
  declareAfterDraw: {
    label: 'Call after a swap',
    explain: 'You may call “Numsense!” at the end of your turn too, after you put a card down.',
  },
  stalemate: {
    label: 'When nobody calls',
    explain: 'When a deal ends although nobody called: all hands are then scored.',
    values: {
      second: 'The draw pile is empty for the second time',
      first: 'The draw pile is empty for the first time',
      off: 'Never, as long as somebody draws',
    },
  },
  wholeNumbersOnly: {
    label: 'Whole numbers only',
    explain: 'Every step of a sentence must be a whole number: 7 ÷ 2 may not be used.',
  },
  wildPoints: {
    label: 'Points of wild cards',
    explain: 'What a wild card is worth when the target is made.',
    values: { value: 'The number it stands for', zero: 'Nothing' },
  },
  discardWild: {
    label: 'Playing a Discard card',
    explain:
      'Whether the swap comes on top of your turn or is the turn. As the whole turn it can wait until your next one.',
    values: { free: 'On top of the turn', 'whole-turn': 'It is the whole turn' },
  },
  autoBest: {
    label: 'Best sentence for everyone',
    explain: 'At the end of a deal Cardinal finds the best sentence of every hand. Nobody has to write one.',
  },
  deck: {
    label: 'Deck',
    explain: 'Which cards there are and how many of each: numbers from 0 to 99 and the four wild cards.',
  },
  // What differs from seat to seat; where this game cannot do it, the line says why.
  seatTime: {
    label: 'More time for one player',
    explain:
      'Nobody has a clock of their own here: you think as long as you like, and the clock of Against the clock is everyone’s.',
  },
  seatRange: {
    label: 'Own cards for one player',
    explain:
      'This player is dealt and draws from a deck of their own: numbers up to this one, and the wild cards. The target is the same for all.',
  },
} as const satisfies Readonly<Record<NumsenseOption | 'seatTime' | 'seatRange', OptionWords>>;
