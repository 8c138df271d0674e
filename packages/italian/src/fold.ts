/**
 * Returns the text in upper case without accents. Replaces special letters such as Ł and ß with plain ones: Łódź →
 * LODZ, Strauß → STRAUSS.
 */
export function unaccented(text: string): string {
  const upper = text.toUpperCase();
  // Decomposing is slow. Most names are ASCII and do not need it.
  if (plain.test(upper)) return upper;
  return upper
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => spelled[letter] ?? letter);
}

const plain = /^\p{ASCII}*$/u;

/**
 * Letters without a combining accent, which `normalize` does not change. `toUpperCase` has already replaced ß and the
 * dotless ı.
 */
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
 * Folds a name to the letters A to Z, from which the fiscal code is computed. Removes accents, spaces, apostrophes
 * and hyphens: D'Aló → DALO.
 */
export function fold(text: string): string {
  return unaccented(text).replace(/[^A-Z]/g, '');
}

/**
 * Folds the words of a name and joins them with single spaces: "Sant'Elìa" → SANT ELIA. Unlike `fold`, it
 * distinguishes 'San Nicola' from 'Sannicola'.
 */
export const foldWords = (text: string): string =>
  unaccented(text)
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .join(' ');
