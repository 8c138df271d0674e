/**
 * A phone number as it is counted and sent: spaces, dots, hyphens, slashes and brackets off, and +39 or 0039;
 * another country's prefix stays (docs/rules/italian.md#phone).
 */
export function normalisePhone(text: string): string {
  return text.replace(/[\s./()\-‐‑–\p{Cf}]/gu, '').replace(/^(?:\+|00)39/, '');
}

/**
 * Whether a text is a phone number: 9 or 10 digits in any groups, after a country's prefix or none
 * (docs/rules/italian.md#phone).
 */
export function isPhone(text: string): boolean {
  return /^(?:(?:\+|00)\d{1,3})?\d{9,10}$/.test(normalisePhone(text));
}
