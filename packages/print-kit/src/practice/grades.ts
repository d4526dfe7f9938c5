// School years and what they practise, after the Common Core's content standards (K.OA.5 to 5.OA.1). A sheet that bears a
// standard's name holds nothing outside it.

/** What a standard allows. Numbers are whole. */
export interface Grade {
  readonly id: string;
  readonly operations: readonly Operation[];
  /** Largest number of a fact, answers included. */
  readonly most: number;
  /** Largest number that is added, taken away or divided by; both factors too. */
  readonly largest: number;
  readonly brackets: boolean;
}

/** The four operations. */
export const OPERATIONS = ['+', '−', '×', '÷'] as const;
/** One of {@link OPERATIONS}. */
export type Operation = (typeof OPERATIONS)[number];

/** The standards that sheets can be made for, youngest first. */
export const GRADES = [
  { id: 'K.OA.5', operations: ['+', '−'], most: 5, largest: 5, brackets: false },
  { id: '1.OA.6', operations: ['+', '−'], most: 20, largest: 20, brackets: false },
  { id: '2.OA.2', operations: ['+', '−'], most: 18, largest: 9, brackets: false },
  { id: '2.NBT.5', operations: ['+', '−'], most: 100, largest: 99, brackets: false },
  { id: '3.OA.7', operations: ['×', '÷'], most: 100, largest: 10, brackets: false },
  { id: '3.NBT.2', operations: ['+', '−'], most: 1000, largest: 999, brackets: false },
  { id: '4.NBT.4', operations: ['+', '−'], most: 100_000, largest: 99_999, brackets: false },
  { id: '5.OA.1', operations: ['+', '−', '×'], most: 100, largest: 12, brackets: true },
] as const satisfies readonly Grade[];
/** The name of a standard in {@link GRADES}. */
export type GradeId = (typeof GRADES)[number]['id'];
