// All that is said of Break In, house rules and rules included, by language; each is fetched when it is chosen.
import { tellRules, type Lang } from '@cardinal/words';
import { linesByLanguage } from './lines-by-language.ts';
import { rulesPlan, type RulesWords } from './rules-plan.ts';
import type { BreakInLines, BreakInWords } from './shape.ts';

export { linesByLanguage };

async function whole(
  lines: Promise<BreakInLines>,
  options: Promise<BreakInWords['options']>,
  rules: Promise<RulesWords>,
): Promise<BreakInWords> {
  return { ...(await lines), options: await options, rules: tellRules(rulesPlan, await rules) };
}

/** A language that is missing here fails the type check. */
export const wordsByLanguage: Readonly<Record<Lang, () => Promise<BreakInWords>>> = {
  en: () =>
    whole(
      linesByLanguage.en(),
      import('./options-en.ts').then(({ optionsEn }) => optionsEn),
      import('./rules-en.ts').then(({ rulesEn }) => rulesEn),
    ),
  de: () =>
    whole(
      linesByLanguage.de(),
      import('./options-de.ts').then(({ optionsDe }) => optionsDe),
      import('./rules-de.ts').then(({ rulesDe }) => rulesDe),
    ),
  ar: () =>
    whole(
      linesByLanguage.ar(),
      import('./options-ar.ts').then(({ optionsAr }) => optionsAr),
      import('./rules-ar.ts').then(({ rulesAr }) => rulesAr),
    ),
  es: () =>
    whole(
      linesByLanguage.es(),
      import('./options-es.ts').then(({ optionsEs }) => optionsEs),
      import('./rules-es.ts').then(({ rulesEs }) => rulesEs),
    ),
  zh: () =>
    whole(
      linesByLanguage.zh(),
      import('./options-zh.ts').then(({ optionsZh }) => optionsZh),
      import('./rules-zh.ts').then(({ rulesZh }) => rulesZh),
    ),
  fr: () =>
    whole(
      linesByLanguage.fr(),
      import('./options-fr.ts').then(({ optionsFr }) => optionsFr),
      import('./rules-fr.ts').then(({ rulesFr }) => rulesFr),
    ),
};
