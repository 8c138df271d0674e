import { describe, expect, it } from 'vitest';
import { failureOfCode } from './failure-of-code.ts';

const address = 'indirizzoResidenza_SedeLegale';

describe('a code of the server about the contractor', () => {
  // Every code of foundation.md 5, 'Quote-flow contractor order'.
  it.each([
    ['CONTRACTOR_TIPO_PERSONA', 'tipoPersona', 'tipoPersona'],
    ['CONTRACTOR_SELECTION', 'selectPeopleId', 'selectPeopleId'],
    ['CONTRACTOR_NAME', 'nome', 'nome'],
    ['CONTRACTOR_SURNAME', 'cognome', 'cognome'],
    ['CONTRACTOR_GENDER', 'sesso', 'sesso'],
    ['CONTRACTOR_BIRTHDATE', 'data_nascita', 'data_nascita'],
    ['CONTRACTOR_BORN_IN_ITALY', 'natoInItalia', 'natoInItalia'],
    ['CONTRACTOR_COUNTRY_OF_BIRTH', 'stato_nascita', 'stato_nascita'],
    ['CONTRACTOR_CITY_OF_BIRTH', 'comune_nascita', 'comune_nascita'],
    ['CONTRACTOR_COMPANY_NAME', 'nomeAzienda', 'nomeAzienda'],
    ['CONTRACTOR_COMPANY_VAT', 'pIva', 'pIva'],
    ['CONTRACTOR_COMPANY_LEGAL_NAME', 'ragioneSociale', 'ragioneSociale'],
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

  it.each(['CONTRACTOR', 'DATA_INIZIO', '', 'constructor'])(
    'marks nothing where it is %j, which is no field of page 1',
    (code) => {
      expect(failureOfCode(code)).toBeUndefined();
    },
  );
});
