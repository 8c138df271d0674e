import { italyId } from '@preventivo/core';
import { isDay } from '@preventivo/core/dates';
import { computeFiscalCode, fold } from '@preventivo/core/italian';
import { yes } from '../answer.ts';
import { post } from '../call.ts';
import { failedAs } from '../refusal.ts';
import { integer, object, part, text } from '../schema.ts';

const italy = Number(italyId);

export const fiscalCodeCalls = [
  post({
    path: '/api/:line/calculate/cf',
    about:
      'Computes a fiscal code. `nazione` 13 takes `comune` and `provincia` as they were on that day; a state takes neither.',
    limit: 'check',
    body: object({
      nome: text(100),
      cognome: text(100),
      data: text(10),
      sesso: { type: 'integer', minimum: 0, maximum: 1 },
      comune: text(100),
      provincia: text(2),
      nazione: integer,
    }),
    answer: part('FiscalCode'),
    run({ nome, cognome, data, sesso, comune, provincia, nazione }, _asked, { reference }) {
      if (fold(nome) === '') throw failedAs('CONTRACTOR_NAME');
      if (fold(cognome) === '') throw failedAs('CONTRACTOR_SURNAME');
      if (!isDay(data)) throw failedAs('CONTRACTOR_BIRTHDATE');
      const birthplace = { state: nazione, municipality: comune, province: provincia, date: data };
      const placeCode = reference.birthplaceCode(birthplace);
      const fiscalCode =
        placeCode &&
        computeFiscalCode({
          name: nome,
          surname: cognome,
          sex: sesso === 1 ? 1 : 0,
          birthDate: data,
          placeCode,
        });
      // Never a guess: a place that nobody is sure of gives no code.
      if (!fiscalCode)
        throw failedAs(
          nazione === italy ? 'CONTRACTOR_CITY_OF_BIRTH' : 'CONTRACTOR_COUNTRY_OF_BIRTH',
        );
      return yes({ fiscalCode });
    },
  }),
];
