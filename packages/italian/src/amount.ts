import { tidied } from './tidied.ts';

/** The number format of a field. */
export interface AmountForm {
  /** The unit. Only amounts in euro have points between thousands. @defaultValue '€' */
  readonly suffix?: string;
  /** The maximum number of decimals. @defaultValue 2 */
  readonly decimals?: 0 | 1 | 2;
}

/**
 * Parses digits with at most 1 or 2 decimals after a comma or a point (docs/rules/italian.md#amounts). Accepts spaces
 * between thousands and the field's unit, so that users can paste '€ 250.000,50' or '7,5 m'. Returns null for any
 * other text and for an ambiguous text. '2.350' means thousands in euro, but is ambiguous in tonnes.
 */
export function parseAmount(
  text: string,
  { suffix = '€', decimals = 2 }: AmountForm = {},
): number | null {
  if (text.length > 40) return null;
  const typed = withoutUnit(tidied(text).toLowerCase(), suffix.toLowerCase());
  const written = plain.exec(typed) ?? (suffix === '€' ? grouped.exec(typed) : null);
  const [, digits = '', cents = ''] = written ?? [];
  if (digits === '' || cents.length > decimals) return null;
  return Number(`${digits.replace(/\D/g, '')}.${cents}`);
}

// At most thirteen digits, because a JavaScript number with more digits loses its cents.
const plain = /^(\d{1,13}|[1-9]\d{0,2}(?:\s\d{3}){1,3})(?:[.,](\d{1,2}))?$/;
const grouped = /^([1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?$/;

function withoutUnit(typed: string, unit: string): string {
  if (unit === '') return typed;
  if (typed.endsWith(unit)) return typed.slice(0, -unit.length).trimEnd();
  return typed.startsWith(unit) ? typed.slice(unit.length).trimStart() : typed;
}

/** Whether a text is an amount in euro (docs/rules/italian.md#amounts). */
export function isAmount(text: string): boolean {
  return parseAmount(text) !== null;
}

/**
 * Whether a user can type this number into a field of this format: no sign, and at most as many decimals as the field
 * accepts (docs/rules/italian.md#amounts).
 */
export function isWritable(amount: number, form?: AmountForm): boolean {
  return parseAmount(formatAmount(amount, form), form) === amount;
}

/**
 * Formats a number in Italian notation, so that its field can parse the text (docs/rules/italian.md#amounts). Amounts
 * in euro have two decimals or none, and points between thousands: 1234.5 → '1.234,50'. Other units have only the
 * decimals they need: '1234,5'. Does not use `Intl`, because its Italian omits the point in '1000' and differs
 * between engines.
 */
export function formatAmount(amount: number, { suffix = '€' }: AmountForm = {}): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const isMoney = suffix === '€';
  const digits = isMoney ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  return cents === '00' ? digits : `${digits},${isMoney ? cents : cents.replace(/0$/, '')}`;
}
