import { tidied } from './tidied.ts';

/** How the numbers of a field are written. */
export interface AmountForm {
  /** The unit. Points between thousands stand only in euro. @defaultValue '€' */
  readonly suffix?: string;
  /** Most decimals. @defaultValue 2 */
  readonly decimals?: 0 | 1 | 2;
}

/**
 * The number a text stands for: digits, then or not 1 or 2 decimals after a comma or a point
 * (docs/rules/italian.md#amounts). Spaces between thousands and the field's own unit are taken too,
 * so that '€ 250.000,50' or '7,5 m' can be pasted. Null for anything else, and for what could be
 * two numbers: '2.350' is thousands in euro, and of tonnes it is refused.
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

// Thirteen digits: beyond them a number no longer keeps its cents.
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
 * Whether a number can be typed into such a field: it has no sign, and no more decimals than the field takes
 * (docs/rules/italian.md#amounts).
 */
export function isWritable(amount: number, form?: AmountForm): boolean {
  return parseAmount(formatAmount(amount, form), form) === amount;
}

/**
 * A number as Italians write it, and as its box takes it back. Euro have two decimals or none and a
 * point between thousands: 1234.5 → '1.234,50'. Others have the decimals they need: '1234,5'.
 * Not `Intl`, whose Italian leaves '1000' without its point and differs between engines
 * (docs/rules/italian.md#amounts).
 */
export function formatAmount(amount: number, { suffix = '€' }: AmountForm = {}): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const isMoney = suffix === '€';
  const digits = isMoney ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  return cents === '00' ? digits : `${digits},${isMoney ? cents : cents.replace(/0$/, '')}`;
}
