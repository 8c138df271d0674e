/**
 * A phone number as it is counted and sent: spaces, dots, dashes, slashes and brackets off, and +39 or 0039;
 * another country's prefix stays. '39' before ten digits that start with 3 is the prefix too, as contacts copy it
 * (docs/rules/italian.md#phone).
 */
export function normalisePhone(text: string): string {
  return text.replace(/[\s./()\p{Pd}\p{Cf}]/gu, '').replace(/^(?:\+|00)39|^39(?=3\d{9}$)/, '');
}

/**
 * Whether a text is a phone number: 9 or 10 digits in any groups, after a country's prefix or none
 * (docs/rules/italian.md#phone).
 */
export function isPhone(text: string): boolean {
  return /^(?:(?:\+|00)\d{1,3})?\d{9,10}$/.test(normalisePhone(text));
}
