import { readFileSync } from 'node:fs';
import type { MunicipalityRecord, StateRecord } from './birthplace.ts';

const data = new URL('../../../../services/api/data/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, data), 'utf8'));

/** The municipalities in the service's data, including former ones. */
export const municipalities: readonly MunicipalityRecord[] = read('municipalities.json');

/** The states in the service's data, including former ones. */
export const states: readonly (StateRecord & {
  readonly label: string;
  readonly current: boolean;
})[] = read('countries.json');
