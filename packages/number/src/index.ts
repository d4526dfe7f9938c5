// Exact arithmetic and its written, spoken and drawn forms: the whole of what other packages may use.

export * from './fraction.ts';
export { SIGNS, type Sign } from './signs.ts';
export { evaluate, num, numbersOf, op, steps, type Expr, type NumberExpr, type Span, type Step } from './expression.ts';
export { STAR_TIMES, STAR_WILD, type Grammar } from './grammar.ts';
export { EQUATION_WHYS, MAX_LENGTH, parse, parseEquation, wildsIn, type EquationWhy, type ParseWhy } from './parse.ts';
export { layout } from './layout.ts';
export { ASCII, SIGN_SETS, type SignSet } from './sign-sets.ts';
export { print } from './print.ts';
export { printRational } from './print-rational.ts';
export { nearText, printText } from './print-value.ts';
export { mathml, type MathmlOptions } from './mathml.ts';
export { aloud } from './aloud.ts';
export { westernDigits } from './digits.ts';
export { tokensOf, type Token } from './tokens.ts';
export { speak, speakRational, type Voice } from './speech.ts';
export { EN } from './english.ts';
export { AR, DE, ES, FR, ZH } from './voices.ts';
export { canonicalKey } from './canonical.ts';
export { misread, type Misread } from './misread.ts';
