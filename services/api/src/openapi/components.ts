import { type Line, layoutsOf } from '@preventivo/core';
import { companyToSave, personToSave } from '../contract/body-schemas.ts';
import {
  integer,
  nothing,
  type ObjectSchema,
  object,
  oneOf,
  part,
  text,
} from '../contract/schema.ts';
import { stepSchema, submissionSchema } from './body-schemas.ts';
import { lineSchema } from './line-schema.ts';
import { ownData } from './own-data-schema.ts';
import { requestSchemas } from './request-schemas.ts';

const orNull = <const S>(schema: S) => ({ anyOf: [schema, nothing] }) as const;
const ok = { status: integer, msg: oneOf('ok') };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;
const bit = { type: 'integer', minimum: 0, maximum: 1 } as const;

/** A natural person as the contractor of a request (docs/rules/wire.md#contractor). */
export const contractorPerson: ObjectSchema = object({
  nome: text(40),
  cognome: text(40),
  email: text(200),
  telefono: text(20),
  indirizzoResidenza_SedeLegale: text(300),
  sesso: bit,
  dataNascita: day,
  nazionalita: integer,
  comuneNascita: orNull(text(100)),
  professione: orNull(text(100)),
});

/** A company as the contractor of a request. Only a company has the key `ragionSociale`. */
export const contractorCompany: ObjectSchema = object({
  nome: text(40),
  cognome: text(40),
  email: text(100),
  telefono: text(20),
  indirizzoResidenza_SedeLegale: text(300),
  nomeAzienda: text(100),
  pIva: text(13),
  ragionSociale: text(100),
});

export const privacy: ObjectSchema = object({
  email: text(200),
  telefono: text(200),
  convenzione: integer,
  flags: { type: 'array', items: part('ConsentFlag') },
});

const receipt = object({
  id: text(36),
  at: text(40),
  textsVersion: {
    ...text(60),
    description:
      'The edition of the words that were shown; `unknown` where the server knows none that has all of them.',
  },
  textsHash: text(64),
});

const dayOrNone = { anyOf: [text(10), { type: 'null' }] } as const;
const option = object(
  {
    id: text(),
    value: text(),
    also: text(),
    general: { type: 'boolean' },
    periods: { type: 'array', items: { type: 'array', items: dayOrNone } },
  },
  ['also', 'general', 'periods'],
);
const place = object({ placeId: text(600), description: text(400) });
/** The source of the addresses. Pages show it next to the addresses. */
const attribution = object({ text: text(200), url: text(2000) }, ['url']);
const address = object({
  toponimo: text(),
  address: text(),
  number: text(),
  cap: text(5),
  city: text(),
  pv: text(2),
});

type Schemas = Readonly<Record<string, ObjectSchema>>;

export function components(lines: Readonly<Record<string, Line>>) {
  const each = Object.values(lines);
  const answers = named(each, (line) => [[`SpecificData-${line.id}`, lineSchema(line)]]);
  const submissions = named(each, (line) => [[`Submission-${line.id}`, submissionSchema(line)]]);
  const steps = named(each, (line) =>
    layoutsOf(line).flatMap((way) =>
      way.pages.map((page) => [`StepSave-${line.id}-${page.id}`, stepSchema(way, page)]),
    ),
  );
  const own = {
    // `oneOf` works, because each schema has required keys that the other schema rejects.
    Contractor: { oneOf: [part('ContractorPerson'), part('ContractorCompany')] },
    ContractorPerson: contractorPerson,
    ContractorCompany: contractorCompany,
    Privacy: privacy,
    Submission: oneOfThese(submissions),
    StepSave: oneOfThese(steps),
    ...answers,
    ...submissions,
    ...steps,
    ...accountComponents,
    OwnData: ownData(oneOfThese(answers)),
    ...requestSchemas(oneOfThese(answers)),
    Done: object(ok),
    Submitted: object({
      ...ok,
      obj: object({
        success: yes,
        data: object(
          {
            Quote_Request_Id: text(36),
            Quote_Request_Key: text(64),
            Quote_Request_Code: text(9),
            Consent_Receipt: receipt,
          },
          ['Consent_Receipt'],
        ),
      }),
    }),
    Recalled: object({ success: { type: 'boolean' }, errors: { type: 'array', items: text() } }, [
      'errors',
    ]),
    TakenDraft: object({ ...ok, obj: object({ Draft: text(60_000) }) }),
    FiscalCode: object({ ...ok, obj: object({ fiscalCode: text(16) }) }),
    Options: { type: 'array', items: option },
    FoundPlaces: object(
      { session: text(36), placeList: { type: 'array', items: place }, attribution },
      ['attribution'],
    ),
    PlaceDetails: object({
      session: text(36),
      placeList: { type: 'array', items: place },
      indirizzo: address,
    }),
  };
  // Only custom lines with a custom encoding reference `Part`.
  const isOpen = JSON.stringify(own).includes(part('Part').$ref);
  return isOpen ? { ...own, Part: { type: 'object' } } : own;
}

const named = (
  lines: readonly Line[],
  tell: (line: Line) => readonly (readonly [string, ObjectSchema])[],
): Schemas => Object.fromEntries(lines.flatMap(tell));

const oneOfThese = (schemas: Schemas) => ({ anyOf: Object.keys(schemas).map(part) });

const yes = { type: 'boolean', const: true } as const;
const success = { success: yes };
const everyPerson = { type: 'array', items: part('SavedPerson') } as const;
const everyCompany = { type: 'array', items: part('SavedCompany') } as const;

const accountComponents = {
  Success: object(success),
  /** A consent of a registration or a request (docs/rules/consents.md#flags). */
  ConsentFlag: {
    ...object(
      {
        key: integer,
        value: { type: 'integer', minimum: 0, maximum: 1 },
        description: text(1000),
        last_change: {
          ...text(40),
          description:
            'When this consent was last given or taken; of one that nobody touched, when it was shown.',
        },
        channels: { type: 'array', items: oneOf('email', 'phone', 'whatsapp', 'sms') },
      },
      ['description', 'channels'],
    ),
    description:
      '407, the documents, follows 106, the IVASS notice they go with: a body that says otherwise, or leaves it out, is corrected and not refused.',
  },
  SavedPerson: personToSave,
  SavedCompany: companyToSave,
  People: object({ ...success, people: everyPerson }),
  Companies: object({ ...success, companies: everyCompany }),
  MyData: object({
    ...success,
    user: object({
      id: text(36),
      name: text(40),
      surname: text(40),
      email: text(200),
      phone: text(20),
      sf_account_id: text(100),
      userData: { anyOf: [part('SavedPerson'), nothing] },
      people: everyPerson,
      companies: everyCompany,
      vehicles: { type: 'array' },
      privacy: { type: 'array', items: part('ConsentFlag') },
    }),
  }),
};
