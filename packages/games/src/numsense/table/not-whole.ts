// What is said of a step that leaves a fraction where only whole numbers count: the referee's own words.
import { no } from '@cardinal/kernel';
import { tongue } from './tongue.ts';

/** The sentence about that fraction, given as text. */
export const notWhole = ({ value }: { readonly value: string }): string => tongue.whyNot(no('not-whole', { value }));
