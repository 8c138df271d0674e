import { isRecord } from '../json/is-record.ts';
import { readZip } from '../json/scalars.ts';

/**
 * A postal code in five digits, also where it was kept as a number or as an option; '' for none
 * (docs/rules/address.md#postal-code).
 */
export const zipOf = (raw: unknown): string => readZip(isRecord(raw) ? raw.value : raw) ?? '';
