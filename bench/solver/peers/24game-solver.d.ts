// npm's 24game-solver 1.0.1 has no types: it lists all sentences it finds, as text.

declare module '24game-solver/dist/24game-solver.js' {
  /** Three to six numbers of at least 1; accepts anything within 0.01 of the goal. */
  export default function solve24game(numbers: readonly number[], goal: number): readonly string[];
}
