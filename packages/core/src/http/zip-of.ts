import { textOf } from '../json/text-of.ts';

/** A postal code in five digits, also where it was kept as a number; '' for none (`foundation.md 9`). */
export function zipOf(raw: unknown): string {
  const zip = textOf(raw);
  return zip === '' ? '' : zip.padStart(5, '0');
}
