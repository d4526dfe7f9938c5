/** The small card game that the peers run: a card of the hand onto the pile, one drawn, the other seat's turn. */
const DECK = Array.from({ length: 52 }, (_, card) => `${card}`);

export function setup() {
  const deck = [...DECK].sort(() => Math.random() - 0.5);
  return { hands: [deck.splice(0, 13), deck.splice(0, 13)], deck, pile: [], turn: 0, seq: 0 };
}

/** Changes the game; false when the move is not allowed. */
export function play(game, seat, at) {
  if (game.turn !== seat || !(at >= 0 && at < game.hands[seat].length)) return false;
  game.pile.push(...game.hands[seat].splice(at, 1));
  if (game.pile.length > 8) game.deck.push(game.pile.shift());
  game.hands[seat].push(game.deck.shift());
  game.turn = 1 - seat;
  game.seq += 1;
  return true;
}

/** Answers the parent's questions and ends with it. */
export function serve(address) {
  process.on('message', (question) => {
    if (question !== 'usage') return;
    global.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send({ cpu: process.cpuUsage(), used: heapUsed + external });
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ address });
}
