import { type Day, isDay, parseWrittenDay } from '@preventivo/italian';

/**
 * Readers for the scalars of a body (docs/rules/wire.md#spellings). They accept text for numbers and booleans,
 * because option lists contain every id as text and many clients send whole forms as text. Each reader returns
 * undefined for a value of another type, or for an ambiguous value.
 */

/** Reads a text, or a number for fields that expect digits. */
export function readText(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Math.abs(raw) < 1e15 ? String(raw) : undefined;
}

/** Reads a number, also as text. Rejects '1.234', because some clients mean 1234 and others mean 1.234. */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string' || !numeric.test(raw)) return undefined;
  return Number(raw.replace(',', '.'));
}

/** Reads a boolean, also as the text 'true' or 'false', or as 0 or 1. */
export function readBoolean(raw: unknown): boolean | undefined {
  const text = String(typeof raw === 'object' ? '' : raw).trim();
  if (/^(?:true|1)$/i.test(text)) return true;
  return /^(?:false|0)$/i.test(text) ? false : undefined;
}

/** Reads a postal code with five digits, also without its leading zeros. Returns '' for an empty text. */
export function readZip(raw: unknown): string | undefined {
  const zip = readText(raw)
    ?.trim()
    .replace(/^(?:I|IT)[- ]?(?=\d{5}$)/i, '');
  return zip === '' ? '' : zip?.padStart(5, '0');
}

/**
 * Reads a day as YYYY-MM-DD, DD/MM/YYYY, YYYY/MM/DD or YYYYMMDD, also with a time. Returns undefined if the text is not
 * a day or its year does not have four digits.
 */
export function readDay(raw: unknown): Day | undefined {
  const text = readText(raw)?.trim() ?? '';
  if (text.length > longest) return undefined;
  if (isDay(text)) return text;
  const [, year, slashed, compact = slashed, day] = yearFirst.exec(text) ?? [];
  if (year) return parseWrittenDay(`${day}/${compact}/${year}`);
  const [, written = text, time = ''] = timed.exec(text) ?? [];
  if (!time) return parseWrittenDay(text);
  // Midnight in Rome is one or two hours before midnight UTC.
  if (/^2[23].*(?:Z|[+-]00:?00)$/i.test(time)) return romanDay(Date.parse(`${written}T${time}`));
  return readDay(written);
}

/** Returns the day of a moment that is midnight in UTC or in Rome. @param moment milliseconds since 1970 */
export function romanDay(moment: number): Day | undefined {
  if (!Number.isFinite(moment) || Math.abs(moment) > 8e15) return undefined;
  const day = new Date(moment + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return isDay(day) ? day : undefined;
}

/** The longest text to parse, in characters. No day with its time and zone is longer. */
const longest = 40;
const numeric = /^\s*-?\d{1,15}(?:[.,](?:\d{1,2}|\d{4,15}))?\s*$/;
// A date that starts with its year. No form asks for a year outside 1900 to 2099. No month is above 12, so the
// compact '20121985' starts with its day.
const yearFirst = /^((?:19|20)\d\d)(?:[/.](\d{1,2})[/.]|(0\d|1[0-2]))(\d{1,2})$/;
const timed = /^(\S*\d)(?:T| +)(\d\d:\d\d.*)$/i;
