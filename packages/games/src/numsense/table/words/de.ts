// What the Numsense table says in German beyond the game's own words.
import type { TableWords } from './en.ts';

const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);
const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** All that the table says. Values and sentences come in as text in the reader's signs. */
export const de: TableWords = {
  table: 'Numsense-Tisch',
  heading: (deal, of) => (of === null ? `Runde ${deal}` : `Runde ${deal} von ${of}`),
  handSize: (n) => `je ${cards(n)}`,
  names: { W: 'Joker', D: 'Ablage', M: 'Spiegel', T: 'Ziel' },
  list: (names) => list.format(names),

  you: 'Du',
  points: (text) => (text === '1' || text === '−1' ? `${text} Punkt` : `${text} Punkte`),
  holds: cards,
  said: 'rief „Numsense!“',
  wrote: 'hat geschrieben',
  took: { draw: 'nahm eine Karte', discard: (card) => `nahm ${card}` },
  putDown: (card) => `legte ${card} ab`,
  tookAndPut: (took, put) => `${took}, ${put}`,
  swapped: (card) => `tauschte gegen ${card}`,

  target: 'Ziel',
  noTarget: 'Die Zielzahl ist noch nicht aufgedeckt',
  drawLabel: (n) => `Nachziehstapel, ${cards(n)}`,
  discardLabel: (top, n) => (top === null ? 'Ablagestapel, leer' : `Ablagestapel, oben ${top}, ${cards(n)}`),
  targetLabel: (n) => `Zielzahl ${n}`,
  targetHit: (n) => `Zielzahl ${n}, getroffen`,
  drawCaption: 'Stapel',
  discardCaption: 'Ablage',
  seeAll: 'alle Karten ansehen',

  sentence: 'Deine Rechnung',
  emptyNumber: 'Platz für eine Zahl',
  emptySign: 'Platz für ein Zeichen',
  wildUnset: (name) => `${name}, wähle die Zahl`,
  wildSet: (name, value) => `${name} als ${value}`,
  signs: { '+': 'plus', '-': 'minus', '*': 'mal', '/': 'geteilt durch' },
  bracketOpen: 'Klammer auf',
  bracketClose: 'Klammer zu',
  pad: 'Zeichen',
  undo: 'Zurück',
  clear: 'Leeren',
  type: 'Tippen',
  check: 'Prüfen',
  hint: 'Tipp',
  start: 'Tippe auf Karten und Zeichen, um eine Rechnung zu bauen.',
  startWaiting: 'Du kannst deine Rechnung bauen, während du wartest.',
  cleared: 'Die Rechnung ist wieder leer.',

  hand: 'Deine Hand',
  inSentence: (card) => `${card}, in deiner Rechnung`,
  chosen: (card) => `${card}, ausgewählt`,
  spent: (card) => `${card}, zählt jetzt 0`,
  fresh: (card) => `${card}, gerade genommen`,

  take: 'Karte nehmen',
  takeDiscard: (card) => `${card} nehmen`,
  put: (card) => `${card} ablegen`,
  putWhich: 'Ablegen',
  swap: 'Ablage tauschen',
  declare: 'Numsense!',
  keepQuiet: 'Nichts sagen',
  doubt: 'Stimmt nicht!',
  write: 'Rechnung aufschreiben',
  goOn: 'Nächste Runde',
  rematch: 'Noch einmal',
  leave: 'Gehen',

  line: {
    take: ['Du bist dran.', 'Nimm eine Karte oder ruf „Numsense!“'],
    takeReady: ['Getroffen!', 'Ruf „Numsense!“ oder spiel um mehr Punkte.'],
    takeLast: ['Dein letzter Zug.', 'Nimm eine Karte.'],
    takeSwap: ['Du bist dran.', 'Tausch deine Ablage-Karte, sonst wird sie 0.'],
    put: ['Leg eine ab.', 'Tippe auf eine Karte, dann auf den Ablagestapel.'],
    putReady: ['Getroffen!', 'Leg die Karte ab, die du nicht brauchst.'],
    call: ['Numsense?', 'Ruf es jetzt, oder sag nichts.'],
    write: ['Schreib deine Rechnung.', 'Verwende jede Karte.'],
    writeReady: ['Fertig?', 'Dann schreib deine Rechnung auf.'],
  },
  waitingFor: (name) => `${name} ist dran.`,
  dealing: 'Die Karten werden gegeben.',
  waitingWriters: (names) => `Deine Rechnung steht. Wir warten auf ${list.format(names)}.`,
  yourSentenceStands: 'Deine Rechnung steht. Die anderen haben noch einen Zug.',
  lastTurns: (name) => `${name} rief „Numsense!“ Letzter Zug.`,
  youCalled: 'Du hast „Numsense!“ gerufen. Letzter Zug für die anderen.',
  watching: 'Du schaust zu.',

  pickFirst: 'Tippe zuerst auf die Karte, die du ablegen willst.',
  buildFirst: 'Bau zuerst eine Rechnung. Sie muss jede Karte deiner Hand verwenden.',

  confirmDeclare: (sentence) => `Mit ${sentence} „Numsense!“ rufen?`,
  confirmWrite: (sentence) => `${sentence} aufschreiben?`,
  confirmFalse: 'Das ergibt die Zielzahl nicht. Ein falscher Ruf hat seinen Preis.',

  scores: 'Punkte',
  total: 'Summe',
  dealNumber: (n) => `Runde ${n}`,

  timeUp: 'Die Zeit ist um. Das ist die letzte Runde.',
  close: 'Schließen',

  worth: {
    sentenceEmpty: 'Deine Rechnung ist leer',
    typeLabel: 'Tippe deine Rechnung, zum Beispiel 6*2-3',
    soFar: (value) => `= ${value} bisher`,
    saidSoFar: (value) => `gleich ${value} bisher`,
    saidEquals: (value) => `gleich ${value}`,
    equals: (value) => `= ${value}`,
    needs: (sign, n) => (sign === null ? `${n} würde hier treffen` : `${sign} ${n} würde treffen`),
    below: (n) => `${n} unter der Zielzahl`,
    above: (n) => `${n} über der Zielzahl`,
    onTarget: 'genau auf der Zielzahl',
    left: (n) => `noch ${cards(n)} übrig`,
    tooMany: 'Eine Karte zu viel: Du musst eine ablegen.',
    byZero: 'Durch 0 kann man nicht teilen.',
    hits: 'Getroffen!',
    numberFirst: 'Zuerst kommt eine Zahl.',
    noCard: (number) => `Keine deiner freien Karten ist eine ${number}.`,
  },

  sheets: {
    allDiscards: 'Der Ablagestapel, die neuesten zuerst',
    exchangeTitle: 'Tausch deine Ablage-Karte',
    exchangeHow: 'Such dir eine Karte aus dem Ablagestapel aus. Deine Ablage-Karte kommt obenauf.',
    useAsNought: 'Als 0 behalten',
    wildTitle: 'Welche Zahl ist dein Joker?',
    mirrorTitle: 'Welche Karte macht dein Spiegel nach?',
    wouldHit: 'würde treffen',
    takeOut: 'Herausnehmen',
  },

  coach: {
    checkTitle: 'Deine Rechnung',
    checkHits: (value) => `Sie ergibt ${value}. Das trifft die Zielzahl!`,
    checkMisses: (value, distance, target) =>
      `Sie ergibt ${value}. Die Zielzahl ist ${target}, du liegst also um ${distance} daneben.`,
    checkPoints: (points) => `Sie bringt ${points}.`,
    strayed: (step) => `Schau dir ${step} an. Vor diesem Schritt konntest du die Zielzahl noch treffen.`,
    strayedWilds: 'Mit einer anderen Zahl auf deinem Joker könntest du die Zielzahl treffen.',
    closest: 'Näher geht es mit diesen Karten nicht.',
    closestFound: 'Etwas Näheres wurde nicht gefunden.',
    closer: (distance) => `Es geht noch näher: ${distance} daneben ist möglich.`,
    hintPossible: (target) => `Ja, deine Karten können ${target} ergeben.`,
    hintImpossible: (target, distance) =>
      `Diese Karten können ${target} nicht ergeben. Näher als bis auf ${distance} kommt man nicht heran.`,
    hintUnsure: (target, distance) =>
      `Ein Weg zu ${target} wurde nicht gefunden. Der kleinste gefundene Abstand ist ${distance}.`,
    hintImpossiblePut: (target, distance) =>
      `Welche Karte du auch ablegst, die anderen können nicht ${target} ergeben. Näher als bis auf ${distance} kommt man nicht heran.`,
    hintUnsurePut: (target, distance) =>
      `Welche Karte du auch ablegst, ein Weg zu ${target} wurde nicht gefunden. Der kleinste gefundene Abstand ist ${distance}.`,
    hintPut: (card) => `Leg diese Karte ab: ${card}.`,
    hintPossiblePut: (target) => `Ja, du kannst auf ${target} kommen, wenn du die richtige Karte ablegst.`,
    hintWild: (name, value) => `${name}: Nimm dafür ${value}.`,
    hintStep: (step) => `Fang so an: ${step}.`,
    hintWhole: (sentence) => `Hier ist sie: ${sentence}`,
    hintNear: (cards) => `Schau dir zuerst ${list.format(cards)} an.`,
    hintNumber: (n) => `Fang mit ${n} an.`,
    hintNoSign: 'Du brauchst dafür kein Rechenzeichen.',
    hintShape: (shape) => `So sieht sie aus: ${shape}`,
    hintSteps: (steps) => `Schritt für Schritt: ${steps.join(', dann ')}.`,
    hintUse: 'In meine Rechnung übernehmen',
    hintNone: 'Es gibt noch keine Zielzahl.',
  },

  result: {
    ended: {
      stalemate: 'Niemand rief „Numsense!“, bevor die Karten ausgingen.',
      time: 'Die Zeit ist um.',
    },
    calledBy: (name) => `${name} rief „Numsense!“`,
    youCalledIt: 'Du hast „Numsense!“ gerufen!',
    noSentence: 'keine Rechnung',
    fine: (points) => `falscher Ruf ${points}`,
    best: (equation) => `Beste Rechnung: ${equation}`,
    bestReached: 'Besser geht es nicht!',
    how: 'Wie man darauf kommt',
    idea: {
      'one-card': 'Die Karte ist die Antwort.',
      'add-up': 'Idee: alle zusammenzählen.',
      'make-the-difference': 'Idee: einige zusammenzählen, einige abziehen.',
      'take-off': 'Idee: mit einer Karte anfangen und den Rest abziehen.',
      double: 'Idee: etwas zweimal nehmen.',
      'times-then-plus': 'Idee: malnehmen, dann dazuzählen.',
      'times-then-minus': 'Idee: malnehmen, dann abziehen.',
      'take-off-a-product': 'Idee: malnehmen und das Ergebnis abziehen.',
      'build-the-factors': 'Idee: zwei Zahlen bauen und malnehmen.',
      'share-out': 'Idee: teilen.',
      'make-nought': 'Idee: aus den Karten, die du nicht brauchst, 0 machen.',
      'make-one': 'Idee: aus den Karten, die du nicht brauchst, 1 machen.',
      'use-a-fraction': 'Idee: über einen Bruch gehen.',
    },
    ways: ({ label, sentences, complete }) => {
      if (label === 'impossible') return 'Alle Rechnungen mit diesen Karten sind geprüft: Keine ergibt das Ziel.';
      if (!sentences)
        return label === 'easy'
          ? 'Mehr Wege zum Ziel, als man aufzählen kann.'
          : 'Kein Weg gefunden, aber nicht alle sind geprüft.';
      return `${sentences.length}${complete ? '' : ' oder mehr'} ${sentences.length === 1 ? 'Weg' : 'Wege'} zum Ziel.`;
    },
    allWays: 'Alle Wege zum Ziel',
    showBest: 'Beste Rechnung zeigen',
    hideBest: 'Beste Rechnung verbergen',
    winner: (names) => `${list.format(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}!`,
    youWin: 'Du gewinnst!',
    youShare: (names) => `Du gewinnst zusammen mit ${list.format(names)}!`,
  },
};
