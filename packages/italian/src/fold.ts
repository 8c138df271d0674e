/**
 * Returns the text in upper case without accents. Spells out letters that have no combining accent: Łódź → LODZ, Strauß
 * → STRAUSS.
 */
export function unaccented(text: string): string {
  const upper = text.toUpperCase();
  // Fast path for most names, because decomposing is slow and ASCII does not need it.
  if (plain.test(upper)) return upper;
  return upper
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => spelled[letter] ?? letter);
}

const plain = /^\p{ASCII}*$/u;

/** Letters that decomposition does not change. `toUpperCase` has already replaced ß and the dotless ı. */
const spelled: Readonly<Record<string, string>> = {
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
};

/**
 * Folds a name to A to Z, as the fiscal code reads it. Removes accents, spaces, apostrophes and hyphens: D'Aló → DALO.
 */
export function fold(text: string): string {
  return unaccented(text).replace(/[^A-Z]/g, '');
}

/**
 * Folds the words of a name and joins them with single spaces: "Sant'Elìa" → SANT ELIA. Distinguishes names that `fold`
 * does not: 'San Nicola' is not Sannicola.
 */
export const foldWords = (text: string): string =>
  unaccented(text)
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .join(' ');
