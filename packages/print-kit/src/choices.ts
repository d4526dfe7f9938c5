// What can be chosen, for forms and commands: names and sizes only, none of the machinery that draws.
export { CARD_SIZES, PAPERS } from './geometry/paper.ts';
export { FLIPS, LAYOUTS } from './geometry/layout.ts';
export { OFFSET_MOST, readOffset } from './geometry/offset.ts';
export { INDEX_SIZES } from './face/card-art.ts';
export { TARGETS } from './images/targets.ts';
export { KEY_PLACES } from './page/work-doc.ts';
export { SHARES } from './practice/facts.ts';
export { DIFFICULTIES, type Difficulty } from './practice/difficulty.ts';
export { GRADES } from './practice/grades.ts';
