import type { Line } from '@preventivo/core';
import { integer, nothing, type ObjectSchema, object, oneOf, part, text } from '../http/schema.ts';
import { lineSchema } from './line-schema.ts';

const orNull = <const S>(schema: S) => ({ anyOf: [schema, nothing] }) as const;
const ok = { status: integer, msg: oneOf('ok') };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;
const bit = { type: 'integer', minimum: 0, maximum: 1 } as const;

/** The contractor of a request, a natural person (http-contract.md, Shapes). */
export const contractor: ObjectSchema = object({
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

/** The privacy part of a request. */
export const privacy: ObjectSchema = object({
  email: text(200),
  telefono: text(200),
  convenzione: integer,
  flags: {
    type: 'array',
    items: object({ key: integer, value: bit, description: text(200), last_change: text(40) }),
  },
});

const option = object({ id: text(), value: text() });
const place = object({ placeId: text(600), description: text(400) });
const address = object({
  toponimo: text(),
  address: text(),
  number: text(),
  cap: text(5),
  city: text(),
  pv: text(2),
});

/** Every schema the document names. */
export function components(lines: Readonly<Record<string, Line>>) {
  const ofLines = Object.entries(lines).map(
    ([id, line]) => [`SpecificData-${id}`, lineSchema(line)] as const,
  );
  return {
    Contractor: contractor,
    Privacy: privacy,
    SpecificData: { anyOf: ofLines.map(([name]) => part(name)) },
    ...Object.fromEntries(ofLines),
    Part: { type: 'object' },
    Done: object(ok),
    Submitted: object({
      ...ok,
      obj: object({
        success: { type: 'boolean' },
        data: object({ Quote_Request_Id: text(36), Quote_Request_Key: text(64) }),
      }),
    }),
    Recalled: object({ success: { type: 'boolean' }, errors: { type: 'array', items: text() } }, [
      'errors',
    ]),
    FiscalCode: object({ ...ok, obj: object({ fiscalCode: text(16) }) }),
    Options: { type: 'array', items: option },
    FoundPlaces: object({ session: text(36), placeList: { type: 'array', items: place } }),
    PlaceDetails: object({
      session: text(36),
      placeList: { type: 'array', items: place },
      indirizzo: address,
    }),
    Refused: object({
      status: integer,
      msg: text(),
      obj: object({ success: { type: 'boolean' }, error_code: text(), field: text() }, ['field']),
    }),
    RefusedByUserService: object(
      { success: { type: 'boolean' }, error_code: text(), error_msg: text(), field: text() },
      ['field'],
    ),
  };
}
