import { isRecord } from '../json/is-record.ts';
import { readZip } from '../json/scalars.ts';

/**
 * Returns a postal code with five digits, also from a number or an option. Returns '' for a missing postal code
 * (docs/rules/address.md#postal-code).
 */
export const zipOf = (raw: unknown): string => readZip(isRecord(raw) ? raw.value : raw) ?? '';
