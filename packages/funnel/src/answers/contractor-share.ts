import { type Contractor, companyShape, person } from '@preventivo/core';
import { answeredShare } from './answered-share.ts';

/** How much of page 1 is answered, from 0 to 1. */
export function contractorShare({ tipoPersona, persona, azienda }: Contractor): number {
  const [table, values] =
    tipoPersona === 'giuridica' ? ([companyShape, azienda] as const) : ([person, persona] as const);
  return answeredShare(table, Object.keys(table.fields), values);
}
