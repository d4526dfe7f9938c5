// What the wilds of a hand can count as: every choice once, by falling sum of the values, so that the first
// choice that fits scores most. Knows the ruling of each wild (1.18, 1.20, 1.23, 1.24), no sentences.

import { HIGHEST_WILD, type Face } from './faces.ts';

/** Told each choice; true ends the run. `numbers` is reused: numbers first, then Wilds, then Mirrors. */
export type Visit = (numbers: readonly number[], sum: number) => boolean;

/** The choices of one hand. */
export class Choices {
  /** Whether there is anything to choose. */
  readonly open: boolean;
  /** The values that are settled: numbers, the target for a Target, nought for a spent Discard. */
  private readonly fixed: readonly number[];
  private readonly hand: readonly Face[];
  private readonly wilds: number;
  private readonly mirrors: number;
  private readonly numbers: number[];
  private visit: Visit = () => true;
  private sum = 0;

  constructor(hand: readonly Face[], target: number) {
    this.hand = hand;
    this.wilds = hand.filter((face) => face === 'W').length;
    this.mirrors = hand.filter((face) => face === 'M').length;
    this.open = this.wilds + this.mirrors > 0;
    this.fixed = hand.filter((face) => face !== 'W' && face !== 'M').map((face) => settled(face, target));
    this.numbers = [...this.fixed, ...hand.slice(this.fixed.length).map(() => 0)];
  }

  /** Visits choices by falling sum until `visit` says true; whether it did. */
  run(visit: Visit): boolean {
    this.visit = visit;
    const highest = Math.max(0, ...this.fixed, ...(this.wilds > 0 ? [HIGHEST_WILD] : []));
    const settledSum = this.fixed.reduce((sum, value) => sum + value, 0);
    for (let open = this.wilds * HIGHEST_WILD + this.mirrors * highest; open >= 0; open--) {
      this.sum = settledSum + open;
      if (this.chooseWild(0, HIGHEST_WILD, open, Math.max(0, ...this.fixed))) return true;
    }
    return false;
  }

  /** The same choice in the order of the hand. */
  inOrder(numbers: readonly number[]): readonly number[] {
    let fixed = 0;
    let wild = this.fixed.length;
    let mirror = wild + this.wilds;
    return this.hand.map((face) => numbers[face === 'W' ? wild++ : face === 'M' ? mirror++ : fixed++] as number);
  }

  /** The wilds from `k` on take at most `most` each (a choice is a set), all that is open sums to `left`. */
  private chooseWild(k: number, most: number, left: number, highest: number): boolean {
    if (k === this.wilds) return this.mirrors === 0 ? left === 0 && this.tell() : this.chooseMirrors(left);
    for (let value = Math.min(most, left); value >= 0; value--) {
      const mirrored = Math.max(highest, value);
      if ((this.wilds - k) * value + this.mirrors * mirrored < left) return false;
      this.numbers[this.fixed.length + k] = value;
      if (this.chooseWild(k + 1, value, left - value, mirrored)) return true;
    }
    return false;
  }

  private chooseMirrors(left: number): boolean {
    const others = new Set(this.numbers.slice(0, this.fixed.length + this.wilds));
    const copies = others.size === 0 ? [0] : [...others].sort((a, b) => b - a);
    return this.chooseMirror(0, copies, 0, left);
  }

  private chooseMirror(k: number, copies: readonly number[], from: number, left: number): boolean {
    if (k === this.mirrors) return left === 0 && this.tell();
    for (let i = from; i < copies.length; i++) {
      const value = copies[i] as number;
      if (value > left) continue;
      if ((this.mirrors - k) * value < left) return false;
      this.numbers[this.fixed.length + this.wilds + k] = value;
      if (this.chooseMirror(k + 1, copies, i, left - value)) return true;
    }
    return false;
  }

  private tell(): boolean {
    return this.visit(this.numbers, this.sum);
  }
}

function settled(face: Face, target: number): number {
  return face === 'T' ? target : typeof face === 'number' ? face : 0;
}
