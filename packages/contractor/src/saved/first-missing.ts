import { company, person } from '@preventivo/core';
import type { SavedRecord } from './record.ts';

/** The control of what a record lacks that comes first in its form: the labels have an order of their own. */
export function firstMissing({ missing, contractor }: SavedRecord): string | undefined {
  const { fields } = contractor.tipoPersona === 'giuridica' ? company : person;
  const controls = missing.map(({ control }) => control);
  return Object.keys(fields)
    .flatMap((key) => controls.filter((name) => name === key || name.startsWith(`${key}.`)))
    .concat(controls)
    .at(0);
}
