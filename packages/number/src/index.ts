// Exact arithmetic and its written, spoken and drawn forms: the whole of what other packages may use.

export * from './fraction.ts';
export { SIGNS, type Order, type Sign } from './signs.ts';
export {
  evaluate,
  minus,
  num,
  numbersOf,
  op,
  steps,
  type Equation,
  type Evaluation,
  type Expr,
  type MinusExpr,
  type NumberExpr,
  type OperationExpr,
  type Sentence,
  type Span,
  type Step,
} from './expression.ts';
export { STAR_TIMES, STAR_WILD, type Glyphs, type Grammar } from './grammar.ts';
export {
  EQUATION_WHYS,
  MAX_LENGTH,
  PARSE_WHYS,
  parse,
  parseEquation,
  wildsIn,
  type EquationWhy,
  type Parsed,
  type ParsedEquation,
  type ParseWhy,
  type Slip,
} from './parse.ts';
export { layout, type Bar, type Piece } from './layout.ts';
export { ASCII, ASCII_X, SIGN_SETS, type SignSet } from './sign-sets.ts';
export { print } from './print.ts';
export { printRational } from './print-rational.ts';
export { nearText, printText, VALUE_FORMS, type ValueForm } from './print-value.ts';
export { mathml, type MathmlOptions } from './mathml.ts';
export { aloud } from './aloud.ts';
export { westernDigits } from './digits.ts';
export { tokensOf, type Token } from './tokens.ts';
export { speak, speakRational, type Voice } from './speech.ts';
export { EN, english, englishNumber } from './english.ts';
export { AR, DE, ES, FR, ZH } from './voices.ts';
export { canonicalKey } from './canonical.ts';
export { misread, type Misread } from './misread.ts';
