/**
 * A phone number as it is counted and sent: +39 or 0039 off, and everything that people write in and around it: spaces,
 * signs, 'tel. casa', '(Mario)', 'dopo le 18'. Another country's prefix stays, without the '(0)' that nobody dials
 * after it. '39' before ten digits that start with 3 is the prefix too, as contacts copy it. A text with a second number
 * keeps its words, and is no number (docs/rules/italian.md#phone).
 */
export function normalisePhone(text: string): string {
  return withoutWords(text.normalize('NFKC'))
    .replace(/[\s.,:;/|*·_'’`\p{Pd}\p{Cf}\p{So}\p{Mn}]/gu, '')
    .replace(/^\++/, '+')
    .replace(/^((?:\+|00)(?!39)\d{1,3})\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^(?:\+|00)39|^39(?=3\d{9}$)/, '');
}

/** More characters than a number has with words around it. */
const longest = 100;

/** The number without the words before and after it. */
function withoutWords(text: string): string {
  if (text.length > longest) return text;
  const number = text.replace(/^[^\d+(]+/, '').replace(/^\([^\d+)]+\)[^\d+(]*/, '');
  const end = number.search(/[\s(,;)\p{Pd}]\p{L}/u);
  if (end < 0) return number;
  // Digits enough for another number: which one to call is not known.
  const hasSecond = /\d(?:[\s./-]?\d){5}/.test(number.slice(end));
  return hasSecond ? text : number.slice(0, end);
}

/**
 * Whether a text is a phone number: 9 or 10 digits in any groups, or another country's prefix and number, 7 to 15 digits
 * together (docs/rules/italian.md#phone).
 */
export function isPhone(text: string): boolean {
  return /^(?:\d{9,10}|(?:\+|00)(?!39)[1-9]\d{6,14})$/.test(normalisePhone(text));
}
