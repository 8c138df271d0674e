import type { FiscalCodeRequest } from '@preventivo/core';
import { computeFiscalCode } from '@preventivo/core/italian';
import type { Reference } from '../reference/reference.ts';

/** The fiscal code of a person. Never a guess: a place that nobody is sure of gives none. */
export function fiscalCodeOf(
  { nome, cognome, data, sesso, comune, provincia, nazione }: FiscalCodeRequest,
  { birthplaceCode }: Reference,
): string | undefined {
  const birthplace = { state: nazione, municipality: comune, province: provincia, date: data };
  const placeCode = birthplaceCode(birthplace);
  if (!placeCode) return undefined;
  return computeFiscalCode({
    name: nome,
    surname: cognome,
    sex: sesso,
    birthDate: data,
    placeCode,
  });
}
