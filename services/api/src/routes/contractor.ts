import { italyId } from '@preventivo/core';
import { readDay } from '@preventivo/core/wire';
import { fold } from '@preventivo/italian';
import { acceptedContractor, fiscalCodeOf } from '../checks/contractor.ts';
import { withKnownAddresses } from '../checks/named-addresses.ts';
import { failedAs, Refusal } from '../contract/refusal.ts';
import { integer, object, part, text } from '../contract/schema.ts';
import { ok, post } from '../http/route.ts';

/** Replaces the message with the code, because this call returns the code as `msg`. */
const inCode = ({ status, code, field }: Refusal) =>
  new Refusal({ status, code, message: code }, { field });

const italy = Number(italyId);

export const contractorRoutes = [
  post({
    path: '/api/:line/contractor',
    summary:
      'Checks the contractor before the product pages; `msg` is the code of the first failure.',
    rateLimit: 'check',
    body: object({ contractor: part('Contractor') }),
    bearer: 'optional',
    answerChecks: 'contractor',
    response: part('Done'),
    async handle({ contractor }, context, services) {
      const known = await withKnownAddresses(services, context);
      try {
        acceptedContractor(contractor, context.line(), known);
      } catch (error) {
        throw error instanceof Refusal && error.status === 422 ? inCode(error) : error;
      }
      return ok();
    },
  }),
  post({
    path: '/api/:line/calculate/cf',
    summary:
      "Computes a fiscal code. `nazione` 13 takes `comune` and `provincia`, under any name and of any time; a state takes neither. `fiscalCode` is '' where the place has no certain code on that day.",
    rateLimit: 'check',
    body: object({
      nome: text(100),
      cognome: text(100),
      data: text(10),
      sesso: { type: 'integer', minimum: 0, maximum: 1 },
      comune: text(100),
      provincia: text(2),
      nazione: integer,
    }),
    response: part('FiscalCode'),
    refusals: [
      'CONTRACTOR_NAME',
      'CONTRACTOR_SURNAME',
      'CONTRACTOR_BIRTHDATE',
      'CONTRACTOR_CITY_OF_BIRTH',
      'CONTRACTOR_COUNTRY_OF_BIRTH',
    ],
    handle(
      { nome, cognome, data: written, sesso, comune, provincia, nazione },
      _context,
      { reference },
    ) {
      if (fold(nome) === '') throw failedAs('CONTRACTOR_NAME');
      if (fold(cognome) === '') throw failedAs('CONTRACTOR_SURNAME');
      const data = readDay(written);
      if (!data) throw failedAs('CONTRACTOR_BIRTHDATE');
      const born = { nome, cognome, data, comune, provincia, nazione };
      const fiscalCode = fiscalCodeOf({ ...born, sesso: sesso === 1 ? 1 : 0 }, reference);
      if (fiscalCode === undefined)
        throw failedAs(
          nazione === italy ? 'CONTRACTOR_CITY_OF_BIRTH' : 'CONTRACTOR_COUNTRY_OF_BIRTH',
        );
      return ok({ fiscalCode });
    },
  }),
];
