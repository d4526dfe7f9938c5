// What the Numsense table says in Spanish beyond the game's own words.
import { grammarEs as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

const cards = g.counts({ one: '# carta', other: '# cartas' });
const list = (names: readonly string[]): string => g.listed(names);

/** All that the table says. Values and sentences come in as text in the reader's signs. */
export const es: TableWords = {
  table: 'Mesa de Numsense',
  heading: (deal, of) => (of === null ? `Ronda ${deal}` : `Ronda ${deal} de ${of}`),
  handSize: (n) => `${cards(n)} por persona`,
  names: { W: 'Comodín', D: 'Descarte', M: 'Espejo', T: 'Objetivo' },
  list,

  you: 'Tú',
  points: g.shownAmounts({ one: '# punto', other: '# puntos' }),
  holds: cards,
  said: 'cantó «¡Numsense!»',
  wrote: 'ya escribió',
  took: { draw: 'robó una carta', discard: (card) => `tomó ${card}` },
  putDown: (card) => `dejó ${card}`,
  tookAndPut: (took, put) => `${took}, ${put}`,
  swapped: (card) => `cambió por ${card}`,

  target: 'Objetivo',
  noTarget: 'El objetivo aún no se ha descubierto',
  drawLabel: (n) => `Mazo, ${cards(n)}`,
  discardLabel: (top, n) =>
    top === null ? 'Montón de descarte, vacío' : `Montón de descarte, arriba ${top}, ${cards(n)}`,
  targetLabel: (n) => `Objetivo ${n}`,
  targetHit: (n) => `Objetivo ${n}, acertado`,
  drawCaption: 'Mazo',
  discardCaption: 'Descarte',
  seeAll: 'ver todas las cartas',

  sentence: 'Tu cuenta',
  emptyNumber: 'lugar para un número',
  emptySign: 'lugar para un signo',
  wildUnset: (name) => `${name}, elige su número`,
  wildSet: (name, value) => `${name} como ${value}`,
  signs: { '+': 'más', '-': 'menos', '*': 'por', '/': 'dividido entre' },
  bracketOpen: 'abre paréntesis',
  bracketClose: 'cierra paréntesis',
  pad: 'Signos',
  undo: 'Deshacer',
  clear: 'Vaciar',
  type: 'Teclear',
  check: 'Revisar',
  hint: 'Pista',
  start: 'Toca cartas y signos para construir una cuenta.',
  startWaiting: 'Puedes construir tu cuenta mientras esperas.',
  cleared: 'La cuenta vuelve a estar vacía.',

  hand: 'Tu mano',
  inSentence: (card) => `${card}, en tu cuenta`,
  chosen: (card) => `${card}, elegida`,
  spent: (card) => `${card}, ahora vale 0`,
  fresh: (card) => `${card}, recién tomada`,

  take: 'Robar carta',
  takeDiscard: (card) => `Tomar ${card}`,
  put: (card) => `Dejar ${card}`,
  putWhich: 'Dejar',
  swap: 'Cambiar Descarte',
  declare: '¡Numsense!',
  keepQuiet: 'No decir nada',
  doubt: '¡No es cierto!',
  write: 'Escribir mi cuenta',
  goOn: 'Ronda siguiente',
  rematch: 'Jugar otra vez',
  leave: 'Salir',

  line: {
    take: ['Es tu turno.', 'Toma una carta o canta «¡Numsense!».'],
    takeReady: ['¡Acierta!', 'Canta «¡Numsense!» o juega por más.'],
    takeLast: ['Tu último turno.', 'Toma una carta.'],
    takeSwap: ['Es tu turno.', 'Cambia tu Descarte o valdrá 0.'],
    put: ['Deja una.', 'Toca una carta y luego el montón de descarte.'],
    putReady: ['¡Acierta!', 'Deja la carta que no necesitas.'],
    call: ['¿Numsense?', 'Cántalo ahora, o no digas nada.'],
    write: ['Escribe tu cuenta.', 'Usa todas las cartas.'],
    writeReady: ['¿Terminaste?', 'Entonces escribe tu cuenta.'],
  },
  waitingFor: (name) => `Juega ${name}.`,
  dealing: 'Se están repartiendo las cartas.',
  waitingWriters: (names) => `Tu cuenta está escrita. Esperando a ${list(names)}.`,
  yourSentenceStands: 'Tu cuenta queda así. Los demás tienen un turno más.',
  lastTurns: (name) => `${name} cantó «¡Numsense!». Último turno.`,
  youCalled: 'Cantaste «¡Numsense!». Último turno para los demás.',
  watching: 'Estás mirando.',

  pickFirst: 'Toca primero la carta que quieres dejar.',
  buildFirst: 'Construye primero una cuenta. Tiene que usar todas las cartas de tu mano.',

  confirmDeclare: (sentence) => `¿Cantar «¡Numsense!» con ${sentence}?`,
  confirmWrite: (sentence) => `¿Escribir ${sentence}?`,
  confirmFalse: 'Esto no da el objetivo. Cantar en falso tiene su precio.',

  scores: 'Puntos',
  total: 'Total',
  dealNumber: (n) => `Ronda ${n}`,

  timeUp: 'Se acabó el tiempo. Esta es la última ronda.',
  close: 'Cerrar',

  worth: {
    sentenceEmpty: 'Tu cuenta está vacía',
    typeLabel: 'Teclea tu cuenta, por ejemplo 6*2-3',
    soFar: (value) => `= ${value} hasta ahora`,
    saidSoFar: (value) => `igual a ${value} hasta ahora`,
    saidEquals: (value) => `igual a ${value}`,
    equals: (value) => `= ${value}`,
    needs: (sign, n) => (sign === null ? `aquí acertaría ${n}` : `${sign} ${n} acertaría`),
    below: (n) => `${n} por debajo del objetivo`,
    above: (n) => `${n} por encima del objetivo`,
    onTarget: 'justo en el objetivo',
    left: g.counts({ one: 'falta usar # carta', other: 'faltan # cartas por usar' }),
    tooMany: 'Una carta de más: tienes que dejar una.',
    byZero: 'No se puede dividir entre 0.',
    hits: '¡Acierta!',
    numberFirst: 'Primero va un número.',
    noCard: (number) => `Ninguna de tus cartas libres es ${number}.`,
  },

  sheets: {
    allDiscards: 'El montón de descarte, lo último primero',
    exchangeTitle: 'Cambia tu carta Descarte',
    exchangeHow: 'Elige cualquier carta del montón de descarte. Tu carta Descarte queda encima.',
    useAsNought: 'Dejarla como 0',
    wildTitle: '¿Qué número es tu Comodín?',
    mirrorTitle: '¿Qué carta copia tu Espejo?',
    wouldHit: 'acertaría',
    takeOut: 'Quitarla',
  },

  coach: {
    checkTitle: 'Tu cuenta',
    checkHits: (value) => `Da ${value}. ¡Eso acierta el objetivo!`,
    checkMisses: (value, distance, target) => `Da ${value}. El objetivo es ${target}, así que te quedas a ${distance}.`,
    checkPoints: (points) => `Trae ${points}.`,
    strayed: (step) => `Mira ${step}. Antes de ese paso todavía podías acertar el objetivo.`,
    strayedWilds: 'Con otro número en tu comodín podrías acertar el objetivo.',
    closest: 'Con estas cartas no se puede llegar más cerca.',
    closestFound: 'No se ha encontrado nada más cercano.',
    closer: (distance) => `Puedes acercarte más: es posible quedarse a ${distance}.`,
    hintPossible: (target) => `Sí, tus cartas pueden dar ${target}.`,
    hintImpossible: (target, distance) => `Estas cartas no pueden dar ${target}. Lo más cerca es a ${distance}.`,
    hintUnsure: (target, distance) =>
      `No se ha encontrado cómo dar ${target}. Lo más cerca encontrado es a ${distance}.`,
    hintImpossiblePut: (target, distance) =>
      `Dejes la carta que dejes, las demás no pueden dar ${target}. Lo más cerca es a ${distance}.`,
    hintUnsurePut: (target, distance) =>
      `Dejes la carta que dejes, no se ha encontrado cómo dar ${target}. Lo más cerca encontrado es a ${distance}.`,
    hintPut: (card) => `Deja esta carta: ${card}.`,
    hintPossiblePut: (target) => `Sí, puedes formar ${target} si dejas la carta adecuada.`,
    hintWild: (name, value) => `${name}: que sea ${value}.`,
    hintStep: (step) => `Empieza así: ${step}.`,
    hintWhole: (sentence) => `Aquí está: ${sentence}`,
    hintNear: (cards) => `Mira primero ${list(cards)}.`,
    hintNumber: (n) => `Empieza con ${n}.`,
    hintNoSign: 'Para eso no hace falta ningún signo.',
    hintShape: (shape) => `Tiene esta forma: ${shape}`,
    hintSteps: (steps) => `Paso a paso: ${steps.join(', luego ')}.`,
    hintUse: 'Ponerla en mi cuenta',
    hintNone: 'Todavía no hay objetivo.',
  },

  result: {
    ended: { stalemate: 'Nadie cantó «¡Numsense!» antes de acabarse las cartas.', time: 'Se acabó el tiempo.' },
    calledBy: (name) => `${name} cantó «¡Numsense!».`,
    youCalledIt: 'Cantaste «¡Numsense!».',
    noSentence: 'sin cuenta',
    fine: (points) => `canto falso ${points}`,
    best: (equation) => `Mejor: ${equation}`,
    bestReached: '¡Es lo mejor posible!',
    how: 'Cómo se encuentra',
    idea: {
      'one-card': 'La carta es la respuesta.',
      'add-up': 'Idea: sumarlas todas.',
      'make-the-difference': 'Idea: sumar unas y restar otras.',
      'take-off': 'Idea: partir de una carta y restar el resto.',
      double: 'Idea: tomar algo dos veces.',
      'times-then-plus': 'Idea: multiplicar y luego sumar.',
      'times-then-minus': 'Idea: multiplicar y luego restar.',
      'take-off-a-product': 'Idea: multiplicar y restar lo que sale.',
      'build-the-factors': 'Idea: formar dos números y multiplicarlos.',
      'share-out': 'Idea: dividir.',
      'make-nought': 'Idea: formar 0 con las cartas que no necesitas.',
      'make-one': 'Idea: formar 1 con las cartas que no necesitas.',
      'use-a-fraction': 'Idea: pasar por una fracción.',
    },
    ways: ({ label, sentences, complete }) => {
      if (label === 'impossible') return 'Se probaron todas las cuentas con estas cartas: ninguna da el objetivo.';
      if (!sentences)
        return label === 'easy'
          ? 'Más formas de llegar que las que caben en una lista.'
          : 'No se encontró ninguna forma, aunque no se probaron todas.';
      return `${sentences.length}${complete ? '' : ' o más'} ${sentences.length === 1 ? 'forma' : 'formas'} de llegar al objetivo.`;
    },
    allWays: 'Todas las formas de llegar',
    showBest: 'Mostrar lo mejor posible',
    hideBest: 'Ocultar lo mejor posible',
    winner: (names) => `¡${names.length === 1 ? 'Gana' : 'Ganan'} ${list(names)}!`,
    youWin: '¡Ganas!',
    youShare: (names) => `¡Ganas junto con ${list(names)}!`,
  },
};
