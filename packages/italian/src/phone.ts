/**
 * A phone number as it is counted and sent: spaces, dots, dashes, slashes and brackets off, and +39 or 0039;
 * another country's prefix stays, without the '(0)' that nobody dials after it. '39' before ten digits that start with 3
 * is the prefix too, as contacts copy it. A word before the number, 'tel.', is taken off
 * (docs/rules/italian.md#phone).
 */
export function normalisePhone(text: string): string {
  return text
    .replace(/^[\s(]*(?:tel|cell|mob)[a-z]*(?=[^a-z])/i, '')
    .replace(/[\s.,:;/\p{Pd}\p{Cf}]/gu, '')
    .replace(/^((?:\+|00)(?!39)\d{1,3})\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^(?:\+|00)39|^39(?=3\d{9}$)/, '');
}

/**
 * Whether a text is a phone number: 9 or 10 digits in any groups, or another country's prefix and number, 7 to 15 digits
 * together (docs/rules/italian.md#phone).
 */
export function isPhone(text: string): boolean {
  return /^(?:\d{9,10}|(?:\+|00)(?!39)[1-9]\d{6,14})$/.test(normalisePhone(text));
}
