// English messages of the settings. Short words: a child of eight reads them.

/** What the settings say in English. */
export const settingsEn = {
  pageTitle: 'Settings',
  title: 'Settings',
  kept: 'They are kept on this device only.',
  notKept: 'This browser keeps nothing, so they last until you close the page.',
  reset: 'Back to how it was at first',
  groups: {
    look: 'How it looks',
    cards: 'Cards and signs',
    help: 'Help while you play',
    play: 'How it plays',
    keys: 'Keys at the table',
  },
  ownKeys: {
    note: 'Press a field, then the keys you want. Backspace switches one off.',
    off: 'none',
    usual: 'The usual keys again',
    acts: {
      main: 'Do the main act',
      hand: 'Go to my cards',
      acts: 'Go to what I can do',
      hint: 'Ask for a hint',
      say: 'Say again how it stands',
    },
    problems: {
      page: 'The page needs these keys everywhere.',
      browser: 'The browser needs these keys.',
      reader: 'Screen readers need these keys: take one with Alt or Ctrl, or an F key.',
      twice: 'Another line has these keys already.',
    },
    fixed:
      'These always work: Tab goes on, arrows move among cards, Enter and Space press, Escape closes. On your cards, digits and signs write a sentence, Backspace takes the last part back.',
    replay:
      'Where a match is watched again: left and right arrows step, Home and End go to its ends, Space plays and pauses, Page up and Page down go to key moments.',
  },
  items: {
    theme: {
      label: 'Room',
      explain: 'Light like paper, or dark for the evening.',
      values: { system: 'As my device', light: 'Light', dark: 'Dark' },
    },
    motion: {
      label: 'Movement',
      explain: 'Whether cards glide or are simply there.',
      values: { system: 'As my device', full: 'Cards glide', reduced: 'Keep still' },
    },
    font: {
      label: 'Letters',
      explain: 'All tell 1 from l and 6 from 9 apart; take those you read best.',
      values: { house: 'Ours: Atkinson Hyperlegible', system: 'Those of my device', wide: 'Wide letters' },
    },
    spacing: {
      label: 'Room between letters',
      explain: 'Wider spacing helps some people read.',
      values: { normal: 'Normal', wide: 'Wide' },
    },
    contrast: {
      label: 'Contrast',
      explain: 'Stronger lines and darker small text.',
      values: { system: 'As my device', more: 'Strong' },
    },
    textCards: { label: 'Plain cards', explain: 'Only the number or the name, no dots and pictures.' },
    signs: {
      label: 'Signs for times and divide',
      explain: 'How sums are written for you.',
      values: { language: 'As in my language', cross: '× and ÷', dot: '· and :', colon: '× and :' },
    },
    liveValue: { label: 'Show the value so far', explain: 'What your sentence comes to while you build it.' },
    hints: { label: 'Offer hints', explain: 'A button that helps step by step, a little more each time.' },
    confirm: {
      label: 'Ask before you commit',
      explain: 'Asks again before a move that cannot be taken back.',
      values: { auto: 'On touch screens', on: 'Always', off: 'Never' },
    },
    input: {
      label: 'Ways to play a card',
      explain: 'Pressing always works, by finger, mouse or key.',
      values: { any: 'Press, type or drag', tap: 'Only press', type: 'Press or type', drag: 'Press or drag' },
    },
    keys: {
      label: 'Keys of your own',
      explain: 'The keys below, and letters typed on your cards. Tab, Enter and arrows always work.',
    },
    sound: { label: 'Sound', explain: 'Quiet sounds in all games. Nothing is told by sound alone.' },
    warnings: { label: 'Clocks warn', explain: 'At 60, 30 and 10 seconds, in colour and in words.' },
    timeFactor: {
      label: 'Time when I play alone',
      explain: 'How much longer clocks run at a table where you are the only person. Records carry it.',
      values: {
        '1': 'The usual time',
        '2': '2 times as long',
        '3': '3 times as long',
        '5': '5 times as long',
        '10': '10 times as long',
      },
    },
    pace: {
      label: 'Pace of the bots',
      explain: 'How long bots take for a move.',
      values: { calm: 'Like people', brisk: 'Brisk', instant: 'At once' },
    },
    lang: { label: 'Language', explain: 'Of the page and the cards.' },
  },
} as const;
