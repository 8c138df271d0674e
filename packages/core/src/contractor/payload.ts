import {
  composeAddress,
  normaliseMunicipality,
  normalisePersonName,
  normalisePhone,
  normaliseVat,
  parseComposedAddress,
  tidied,
} from '@preventivo/italian';
import { initialValues } from '../answers/initial-values.ts';
import { readDay, readNumber, readText } from '../json/scalars.ts';
import type { WireProblem } from '../table/codecs.ts';
import type { Person } from '../table/person.ts';
import type { Profile } from '../table/table.ts';
import type { Company } from './company.ts';
import {
  type CompanyContractor,
  type Contractor,
  emptyContractor,
  type PersonContractor,
  personOf,
} from './contractor.ts';
import { italyId, person } from './person.ts';

/** The keys that both types share. For a company, they contain the name and contact data of its referent. */
interface ContactPayload {
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly telefono: string;
  /** 'STREET, number, zip CITY (PV), ITALIA' */
  readonly indirizzoResidenza_SedeLegale: string;
}

/** The payload of a contractor who is a person (docs/rules/wire.md#contractor). */
export interface PersonPayload extends ContactPayload {
  /** 0 man, 1 woman. */
  readonly sesso: 0 | 1;
  /** `YYYY-MM-DD` */
  readonly dataNascita: string;
  /** A country id; 13 is Italy. */
  readonly nazionalita: number;
  /** 'NAME (PV)', or null for people born abroad. */
  readonly comuneNascita: string | null;
  /** An id of `enums/professione`, or null if the line does not ask. */
  readonly professione: string | null;
}

/** The payload of a contractor that is a company (docs/rules/wire.md#contractor). */
export interface CompanyPayload extends ContactPayload {
  readonly nomeAzienda: string;
  /** 11 digits. */
  readonly pIva: string;
  /** The wire's spelling of `ragioneSociale`. Its presence identifies a company. */
  readonly ragionSociale: string;
}

type Body = Readonly<Record<string, unknown>>;
interface Read<T> {
  readonly values: T;
  readonly problems: readonly WireProblem[];
}

/**
 * Converts a contractor to its payload.
 * @param hides the questions that the line does not ask; their keys have empty values in the payload
 */
export function contractorToWire(
  contractor: Contractor,
  hides: Profile['contractor']['hides'] = [],
): PersonPayload | CompanyPayload {
  // A saved record may contain answers that the line does not ask.
  const hidden = Object.fromEntries(hides.map((key) => [key, person.fields[key].initial]));
  return contractor.tipoPersona === 'giuridica'
    ? companyToWire({ ...contractor.azienda, ...hidden })
    : personToWire({ ...personOf(contractor), ...hidden });
}

/** Reads the contractor of a body, for the server's validation. `ragionSociale` identifies a company. */
export function contractorFromWire(body: Body): Read<PersonContractor | CompanyContractor> {
  if (isCompany(body)) {
    const { values: azienda, problems } = companyFromWire(body);
    return { values: { ...emptyContractor(['giuridica']), azienda }, problems };
  }
  const { values: persona, problems } = personFromWire(body);
  return { values: { ...emptyContractor(['fisica']), persona }, problems };
}

/** Whether a body is a company's. A person's body may contain the keys of a company with empty values. */
const isCompany = ({ ragionSociale, dataNascita }: Body) =>
  ragionSociale === '' ? isNothing(dataNascita) : !isNothing(ragionSociale);

const isNothing = (raw: unknown) => raw === undefined || raw === null || raw === '';

/** Returns a person's payload (docs/rules/wire.md). */
export const personToWire = (values: Person): PersonPayload => ({
  ...contactToWire(values),
  sesso: values.sesso === '1' ? 1 : 0,
  dataNascita: values.data_nascita ?? '',
  nazionalita: Number(values.natoInItalia ? italyId : values.stato_nascita),
  comuneNascita: values.natoInItalia ? normaliseMunicipality(values.comune_nascita) : null,
  professione: values.professione,
});

const companyToWire = (values: Company): CompanyPayload => ({
  ...contactToWire(values),
  nomeAzienda: tidied(values.nomeAzienda),
  pIva: normaliseVat(values.pIva),
  ragionSociale: tidied(values.ragioneSociale),
});

const contactToWire = (values: Person | Company): ContactPayload => ({
  nome: normalisePersonName(values.nome),
  cognome: normalisePersonName(values.cognome),
  email: tidied(values.email),
  telefono: normalisePhone(values.cellulare),
  indirizzoResidenza_SedeLegale: composeAddress(values.indirizzoResidenza_SedeLegale),
});

/** Reads the person of a body, for the server's validation, and reports unreadable keys. */
export function personFromWire(body: Body): Read<Person> {
  const problems = problemsOf(body, personReads);
  const country = numberIn(body, 'nazionalita');
  if (country !== null && country !== italyId && textIn(body, 'comuneNascita') !== '')
    problems.push({ key: 'comuneNascita', reason: 'unasked' });
  const values: Person = {
    ...initialValues(person),
    ...contactFromWire(body),
    sesso: numberIn(body, 'sesso'),
    // Keep a text that is not a day: the validation then reports the impossible part, such as the month.
    data_nascita: readDay(body.dataNascita) ?? (textIn(body, 'dataNascita') || null),
    natoInItalia: country === null ? null : country === italyId,
    stato_nascita: country === italyId ? null : country,
    comune_nascita: textIn(body, 'comuneNascita'),
    professione: textIn(body, 'professione') || null,
  };
  return { values, problems };
}

function companyFromWire(body: Body): Read<Company> {
  const values: Company = {
    nomeAzienda: textIn(body, 'nomeAzienda'),
    pIva: vatIn(body),
    ragioneSociale: textIn(body, 'ragionSociale'),
    ...contactFromWire(body),
  };
  return { values, problems: problemsOf(body, companyReads) };
}

const contactFromWire = (body: Body) => ({
  nome: textIn(body, 'nome'),
  cognome: textIn(body, 'cognome'),
  email: textIn(body, 'email'),
  cellulare: textIn(body, 'telefono'),
  indirizzoResidenza_SedeLegale: parseComposedAddress(
    textIn(body, 'indirizzoResidenza_SedeLegale'),
  ),
});

type Reads<Payload> = Readonly<Record<keyof Payload, (raw: unknown) => boolean>>;

const isText = (raw: unknown) => typeof raw === 'string';
const isTextOrDigits = (raw: unknown) => readText(raw) !== undefined;
const contactReads: Reads<ContactPayload> = {
  nome: isText,
  cognome: isText,
  email: isText,
  telefono: isTextOrDigits,
  indirizzoResidenza_SedeLegale: isText,
};
const personReads: Reads<PersonPayload> = {
  ...contactReads,
  sesso: (raw) => readNumber(raw) === 0 || readNumber(raw) === 1,
  dataNascita: (raw) => isText(raw) || readDay(raw) !== undefined,
  nazionalita: (raw) => Number.isInteger(readNumber(raw)),
  comuneNascita: isText,
  professione: isText,
};
const companyReads: Reads<CompanyPayload> = {
  ...contactReads,
  nomeAzienda: isTextOrDigits,
  pIva: isTextOrDigits,
  ragionSociale: isTextOrDigits,
};

/**
 * Whether a person or a company has this key. A body may contain the keys of the other type, with
 * empty values.
 */
const isKnownKey = (key: string) => Object.hasOwn({ ...personReads, ...companyReads }, key);

const textIn = (body: Body, key: string): string => readText(body[key]) ?? '';

/** Reads the id of an option, which is a number on the wire. Returns null if it is missing. */
function numberIn(body: Body, key: string): string | null {
  const number = readNumber(body[key]);
  return number === undefined ? null : String(number);
}

/**
 * Reads a VAT number of 11 digits. A VAT number sent as a JSON number has lost its leading zeros.
 */
const vatIn = ({ pIva }: Body) =>
  typeof pIva === 'number' ? String(pIva).padStart(11, '0') : textIn({ pIva }, 'pIva');

function problemsOf(body: Body, reads: Readonly<Record<string, (raw: unknown) => boolean>>) {
  const problems: WireProblem[] = Object.keys(body)
    .filter((key) => !Object.hasOwn(reads, key) && !(isKnownKey(key) && isNothing(body[key])))
    .map((key) => ({ key, reason: 'unknown' }));
  for (const [key, isReadable] of Object.entries(reads)) {
    const raw = body[key];
    if (!isNothing(raw) && !isReadable(raw)) problems.push({ key, reason: 'wrong' });
  }
  return problems;
}
