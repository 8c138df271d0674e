/**
 * Upper case, without accents; letters that carry no mark of their own are spelled out: Łódź →
 * LODZ, Strauß → STRAUSS.
 */
export function unaccented(text: string): string {
  const upper = text.toUpperCase();
  // Nearly every name: there is nothing to take away, and looking for it is what takes long.
  if (plain.test(upper)) return upper;
  return upper
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => spelled[letter] ?? letter);
}

const plain = /^\p{ASCII}*$/u;

/** Letters that decomposing leaves as they are. `toUpperCase` has already seen to ß and the dotless ı. */
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
 * A name as the fiscal code reads it: A to Z only. Accents, spaces, apostrophes and hyphens are
 * gone: D'Aló → DALO.
 */
export function fold(text: string): string {
  return unaccented(text).replace(/[^A-Z]/g, '');
}

/**
 * The words of a name, folded and parted by single spaces: "Sant'Elìa" → SANT ELIA. Two names that only fold alike differ
 * here: 'San Nicola' is not Sannicola.
 */
export const foldWords = (text: string): string =>
  unaccented(text)
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .join(' ');
