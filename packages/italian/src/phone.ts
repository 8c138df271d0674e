/**
 * Normalises a phone number for sending and for counting its digits. Removes the prefixes +39 and 0039, and all text
 * that people write in and around a number: spaces, signs, 'tel. casa', '(Mario)', 'dopo le 18'. Keeps another
 * country's prefix, but removes the '(0)' after it, which callers do not dial. '39' before ten digits that start with
 * 3 is also a prefix, because phones copy contacts in this form. A text with a second number keeps its words, so it
 * is invalid (docs/rules/italian.md#phone).
 */
export function normalisePhone(text: string): string {
  return withoutWords(text.normalize('NFKC'))
    .replace(/[\s.,:;/|*·_'’`\p{Pd}\p{Cf}\p{So}\p{Mn}]/gu, '')
    .replace(/^\++/, '+')
    .replace(/^((?:\+|00)(?!39)\d{1,3})\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^(?:\+|00)39|^39(?=3\d{9}$)/, '');
}

/** The longest text to parse, in characters. No number with words around it is longer. */
const longest = 100;

function withoutWords(text: string): string {
  if (text.length > longest) return text;
  const number = text.replace(/^[^\d+(]+/, '').replace(/^\([^\d+)]+\)[^\d+(]*/, '');
  const end = number.search(/[\s(,;)\p{Pd}]\p{L}/u);
  if (end < 0) return number;
  // If the rest may be a second number, keep the whole text: the broker could not know which number to call.
  const hasSecond = /\d(?:[\s./-]?\d){5}/.test(number.slice(end));
  return hasSecond ? text : number.slice(0, end);
}

/**
 * Whether a text is a phone number: 9 or 10 digits in any grouping, or 7 to 15 digits with another country's prefix
 * (docs/rules/italian.md#phone).
 */
export function isPhone(text: string): boolean {
  return /^(?:\d{9,10}|(?:\+|00)(?!39)[1-9]\d{6,14})$/.test(normalisePhone(text));
}
