/** Returns the 11 digits of a VAT number, without 'IT' and without separators (docs/rules/italian.md#vat-number). */
export function normaliseVat(text: string): string {
  return text.replace(/[\s.\-\p{Cf}]/gu, '').replace(/^IT/i, '');
}

/**
 * Whether a text is a VAT number: 11 digits with or without 'IT'. The last digit is the check digit
 * (docs/rules/italian.md#vat-number).
 */
export function isVat(text: string): boolean {
  const vat = normaliseVat(text);
  if (!/^\d{11}$/.test(vat) || Number(vat) === 0) return false;
  const sum = [...vat].reduce((so, digit, index) => so + weigh(Number(digit), index), 0);
  return sum % 10 === 0;
}

function weigh(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
}
