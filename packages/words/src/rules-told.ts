// How a game tells its rules in every language: the parts and their worked examples are one plan, checked once by the
// engine; a language brings a title, lines and one caption for each example, and the type checker counts them.

/** The parts of a game's rules by name, each with its examples. */
export type RulesPlan<E extends object> = Readonly<Record<string, readonly E[]>>;

/** A caption for each example. */
type Captions<T extends readonly object[]> = { readonly [I in keyof T]: string };

/** What a language says of a plan: as many captions (`says`) as a part has examples. */
export type RulesTold<P extends RulesPlan<object>> = {
  readonly [K in keyof P]: { readonly title: string; readonly text: readonly string[] } & (P[K] extends readonly []
    ? { readonly says?: never }
    : { readonly says: Captions<P[K]> });
};

/** One part of the rules as a page shows it. */
export interface RulesSection<E extends object> {
  readonly title: string;
  readonly text: readonly string[];
  readonly examples: readonly (E & { readonly says: string })[];
}

/** The rules of a game in one language, in the order of the plan. */
export function tellRules<P extends RulesPlan<object>>(
  plan: P,
  told: RulesTold<P>,
): readonly RulesSection<P[keyof P][number]>[] {
  return Object.keys(plan).map((part: keyof P) => {
    const { title, text, says = [] as readonly string[] } = told[part];
    const examples: readonly P[keyof P][number][] = plan[part] ?? [];
    return { title, text, examples: examples.map((one, i) => ({ ...one, says: says[i] ?? '' })) };
  });
}
