// Whether two names are the same to those who see them: signs that are not seen, case, width, spaces and dots make no other one,
// nor do letters of another script that look the same. Names that only resemble each other, such as Zoe and Zoë, are two.

/** Letters that look like Latin ones, small and capital (Unicode Technical Standard 39, confusables). */
const LIKE_LATIN: ReadonlyMap<string, string> = new Map(
  [
    ['АаΑα', 'a'],
    ['ВΒ', 'b'],
    ['СсϹϲ', 'c'],
    ['ԁ', 'd'],
    ['ЕеΕ', 'e'],
    ['Ԍԍ', 'g'],
    ['НһҺΗ', 'h'],
    ['ІіΙι', 'i'],
    ['ЈјϳͿ', 'j'],
    ['КкΚκ', 'k'],
    ['ӏӀ', 'l'],
    ['МΜ', 'm'],
    ['Ν', 'n'],
    ['ОоΟο', 'o'],
    ['РрΡρ', 'p'],
    ['Ԛԛ', 'q'],
    ['Ѕѕ', 's'],
    ['ТтΤτ', 't'],
    ['ѵѴν', 'v'],
    ['Ԝԝ', 'w'],
    ['ХхΧχ', 'x'],
    ['УуҮүΥ', 'y'],
    ['Ζ', 'z'],
  ].flatMap(([letters = '', latin = '']) => Array.from(letters, (letter) => [letter, latin] as const)),
);

const seen = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/[ .’'-]/g, '');

const anyCase = (name: string): string => name.toUpperCase().toLowerCase();

/** With letters that look like Latin ones as those. */
const inLatin = (name: string): string => Array.from(seen(name), (sign) => LIKE_LATIN.get(sign) ?? sign).join('');

/** As it is written: a capital I, a small l and a 1 are one stroke, O and 0 one ring. Ian and Lan are two names, Ian and lan are not. */
const drawn = (name: string): string =>
  seen(name)
    .replace(/[Il1ІΙӏӀ]/gu, 'l')
    .replace(/[O0ОΟ]/gu, 'O');

/** How a name may be read; two names are the same when they are in one of these. */
const READINGS = [(name: string) => anyCase(seen(name)), (name: string) => anyCase(inLatin(name)), drawn];

/** Whether they are the same to those who see them. */
export const sameName = (one: string, other: string): boolean => READINGS.some((read) => read(one) === read(other));
