import { describe, expect, it } from 'vitest';
import { failureOfCode } from './failure-of-code.ts';

const address = 'indirizzoResidenza_SedeLegale';

describe('a code of the server about a person', () => {
  // Every code of foundation.md 5 that somebody who asks for himself can be refused with.
  it.each([
    ['CONTRACTOR_NAME', 'nome', 'nome'],
    ['CONTRACTOR_SURNAME', 'cognome', 'cognome'],
    ['CONTRACTOR_GENDER', 'sesso', 'sesso'],
    ['CONTRACTOR_BIRTHDATE', 'data_nascita', 'data_nascita'],
    ['CONTRACTOR_BORN_IN_ITALY', 'natoInItalia', 'natoInItalia'],
    ['CONTRACTOR_COUNTRY_OF_BIRTH', 'stato_nascita', 'stato_nascita'],
    ['CONTRACTOR_CITY_OF_BIRTH', 'comune_nascita', 'comune_nascita'],
    ['CONTRACTOR_ADDRESS', address, address],
    ['CONTRACTOR_ADDRESS_NOT_FOUND', address, address],
    ['CONTRACTOR_CITY', address, 'city'],
    ['CONTRACTOR_ZIP', address, 'zip'],
    ['CONTRACTOR_STREET', address, 'street'],
    ['CONTRACTOR_STREET_NUMBER', address, 'street_number'],
    ['CONTRACTOR_EMAIL', 'email', 'email'],
    ['CONTRACTOR_PHONE', 'cellulare', 'cellulare'],
    ['CONTRACTOR_PROFESSION', 'professione', 'professione'],
  ])('%s marks %s', (code, field, control) => {
    expect(failureOfCode(code)).toEqual({
      field,
      control,
      code,
      invalid: 'Valore non valido',
      error: 'Alcuni valori del contraente non sono validi',
    });
  });

  it.each(['CONTRACTOR_COMPANY_VAT', 'CONTRACTOR_SELECTION', 'DATA_INIZIO', '', 'constructor'])(
    'marks nothing where it is %j, which is no field of a person',
    (code) => {
      expect(failureOfCode(code)).toBeUndefined();
    },
  );
});
