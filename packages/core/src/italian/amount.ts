/**
 * The number a text stands for: digits, then or not 1 or 2 decimals after a comma or a point
 * (`foundation.md 5`); points between thousands and a euro sign are taken too, so that '€ 250.000,50'
 * can be pasted. Null for anything else: '250.000' is thousands, '1,234' could be either and is refused.
 */
export function parseAmount(text: string): number | null {
  // Thirteen digits: beyond them a number no longer keeps its cents.
  if (text.length > 30) return null;
  const typed = text.replace(/^[\s€]+|[\s€]+$/g, '');
  if (!/^(?:\d{1,13}(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?)$/.test(typed))
    return null;
  const thousands = /\.\d{3}/.test(typed) ? typed.replaceAll('.', '') : typed;
  return Number(thousands.replace(',', '.'));
}

/** Whether a text is an amount. */
export function isAmount(text: string): boolean {
  return parseAmount(text) !== null;
}

/**
 * An amount as Italians write it, with two decimals or none: 250000.5 → '250.000,50', 1000 → '1.000'.
 * Not `Intl`, whose Italian leaves '1000' without its point and differs between engines.
 * @param least fewest decimals of an amount that is not whole; 1 for lengths: '7,5'. @defaultValue 2
 */
export function formatAmount(amount: number, least: 1 | 2 = 2): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const decimals = least === 1 ? cents.replace(/0$/, '') : cents;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return cents === '00' ? grouped : `${grouped},${decimals}`;
}
