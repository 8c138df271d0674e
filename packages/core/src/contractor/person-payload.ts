import { composeAddress, parseComposedAddress } from '../italian/composed-address.ts';
import { normaliseMunicipality } from '../italian/municipality.ts';
import { normalisePhone } from '../italian/phone.ts';
import { initialValues } from '../line/initial-values.ts';
import type { WireProblem } from '../line/wire-problem.ts';
import { isText, payloadReader } from './payload-reader.ts';
import { italyId, person } from './person.ts';
import type { Person } from './person-fields.ts';

/** The contractor of a request who is a person, as sent (docs/rules/wire.md#contractor). */
export interface PersonPayload {
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly telefono: string;
  /** 'STREET, number, zip CITY (PV), ITALIA' */
  readonly indirizzoResidenza_SedeLegale: string;
  /** 0 man, 1 woman. */
  readonly sesso: 0 | 1;
  /** `YYYY-MM-DD` */
  readonly dataNascita: string;
  /** A country id; 13 is Italy. */
  readonly nazionalita: number;
  /** 'NAME (PV)', or null for who was born abroad. */
  readonly comuneNascita: string | null;
  /** An id of `enums/professione`, or null where the line does not ask. */
  readonly professione: string | null;
}

export function personToWire(values: Person): PersonPayload {
  return {
    nome: values.nome.trim(),
    cognome: values.cognome.trim(),
    email: values.email.trim(),
    telefono: normalisePhone(values.cellulare),
    indirizzoResidenza_SedeLegale: composeAddress(values.indirizzoResidenza_SedeLegale),
    sesso: values.sesso === '1' ? 1 : 0,
    dataNascita: values.data_nascita ?? '',
    nazionalita: Number(values.natoInItalia ? italyId : values.stato_nascita),
    comuneNascita: values.natoInItalia ? normaliseMunicipality(values.comune_nascita) : null,
    professione: values.professione,
  };
}

/** The person of a body, for the server's own check; what cannot be read is named. */
export function personFromWire(body: Readonly<Record<string, unknown>>): {
  readonly values: Person;
  readonly problems: readonly WireProblem[];
} {
  const { problems, textOf } = payloadReader(body, readable);
  const country = typeof body.nazionalita === 'number' ? String(body.nazionalita) : null;
  if (country !== null && country !== italyId && textOf('comuneNascita') !== '')
    problems.push({ key: 'comuneNascita', reason: 'unasked' });
  const values: Person = {
    ...initialValues(person),
    nome: textOf('nome'),
    cognome: textOf('cognome'),
    sesso: typeof body.sesso === 'number' ? String(body.sesso) : null,
    data_nascita: textOf('dataNascita') || null,
    natoInItalia: country === null ? null : country === italyId,
    stato_nascita: country === italyId ? null : country,
    comune_nascita: textOf('comuneNascita'),
    indirizzoResidenza_SedeLegale: parseComposedAddress(textOf('indirizzoResidenza_SedeLegale')),
    email: textOf('email'),
    cellulare: textOf('telefono'),
    professione: textOf('professione') || null,
  };
  return { values, problems };
}

/** What each key of the body must be. */
const readable: Readonly<Record<keyof PersonPayload, (raw: unknown) => boolean>> = {
  nome: isText,
  cognome: isText,
  email: isText,
  telefono: isText,
  indirizzoResidenza_SedeLegale: isText,
  sesso: (raw) => raw === 0 || raw === 1,
  dataNascita: isText,
  nazionalita: Number.isInteger,
  comuneNascita: isText,
  professione: isText,
};
