import {
  company,
  type FiscalCodeRequest,
  type Person,
  person,
  type SavedPerson,
  type Table,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import {
  companyOfSaved,
  fiscalCodeRequest,
  personOfSaved,
  savedOfCompany,
  savedOfPerson,
} from '@preventivo/core/saved';
import {
  isFiscalCode,
  isSameFiscalCode,
  normaliseMunicipality,
  parseMunicipality,
  undoOmocodia,
} from '@preventivo/italian';
import type { Services } from '../context.ts';
import type { companyToSave, personToSave } from '../contract/body-schemas.ts';
import { notAccepted, refusal } from '../contract/refusal.ts';
import type { Of } from '../contract/schema.ts';
import type { Reference } from '../reference/reference.ts';
import type { Account, RecordContents } from '../store/accounts.ts';
import { fiscalCodeOf, unknownHome, unknownPlaces } from './contractor.ts';
import { withKnownPlaces } from './known-places.ts';

type Sent = Of<typeof personToSave>;

/**
 * Returns a person of a body as it is stored. The profession may be missing, because some lines
 * save people without asking for it.
 * @param before the stored record
 * @throws {Refusal} 422 with the first code of docs/rules/contractor.md#codes, in the order of the
 * form
 */
export function acceptedPerson(
  sent: Sent,
  account: Account,
  { reference, today, settings, named }: Services,
  before?: RecordContents['person'],
): RecordContents['person'] {
  // Accept minors, because a saved person may be only the owner of a vehicle. Page 1 requires an
  // adult contractor.
  const values = withKnownPlaces(person, personOfSaved(asSaved(sent), account), reference);
  const keys = Object.keys(person.fields).filter(
    (key) => key !== 'professione' || values.professione !== null,
  );
  const lists = reference.listsOf(anyLine);
  const [first] = [
    ...check(anyone, { ...values }, { today: today(), lists, keys, settings, named }),
    ...unknownPlaces(values, reference),
  ].sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
  if (first) throw notAccepted(first);
  const {
    id: _,
    updated_at: _at,
    ...content
  } = savedOfPerson(values, undefined, {
    states: lists.stati ?? [],
    municipalities: registered(values, reference),
  });
  const known = before?.fiscalCode ?? '';
  return {
    ...content,
    // `personOfSaved` fills empty contacts with the account's contacts, but only for the
    // validation. The record keeps empty contacts.
    email: sent.email.trim() ? content.email : '',
    phone: sent.phone.trim() ? content.phone : '',
    fiscalCode: acceptedFiscalCode(sent.fiscalCode ?? '', known, values, reference),
  };
}

/** A person of any age up to 100 years. */
const anyone: Table = {
  ...person,
  fields: {
    ...person.fields,
    data_nascita: {
      ...person.fields.data_nascita,
      limits: { from: { years: -100, days: -1 }, to: {} },
    },
  },
};

/** Any line, because all lines ask the same questions about a person. */
const anyLine = '';

function asSaved({ bornInItaly, ...sent }: Sent): SavedPerson {
  const named = (one: Sent['cityOfBirth']) => one && { id: String(one.id), value: one.value };
  const country = sent.countryOfBirth;
  return {
    ...sent,
    id: '',
    bornInItaly: typeof bornInItaly === 'string' ? bornInItaly === 'true' : bornInItaly,
    countryOfBirth: country && { id: Number(country.id), value: country.value },
    cityOfBirth: named(sent.cityOfBirth),
    cityOfResidence: named(sent.cityOfResidence),
    fiscalCode: sent.fiscalCode ?? '',
    profession: sent.profession ?? '',
  };
}

/**
 * Returns the sent fiscal code if it matches the person. If no code was sent, returns the stored
 * code if it still matches, otherwise the computed code.
 */
function acceptedFiscalCode(
  sent: string,
  known: string,
  values: Person,
  reference: Reference,
): string {
  const asked = fiscalCodeRequest(values);
  const computed = fiscalCodeOf(asked, reference);
  const isTheirs = (code: string, of: string) =>
    isSameFiscalCode(code, of) ||
    isFormerStateCode(code, of, asked, reference) ||
    isOfFormerPlace(code, of, asked, reference);
  if (sent === '') return computed && !isTheirs(known, computed) ? computed : known;
  // If the birthplace has no certain code, `computed` is empty. Then check only the format.
  if (!isFiscalCode(sent) || (computed && !isTheirs(sent, computed))) throw refusal('FISCAL_CODE');
  return sent.toUpperCase();
}

/**
 * Whether the fiscal code of a person born abroad differs from the computed code only in the state.
 * Accepts the state to which the birthplace belonged on the birth date.
 */
function isFormerStateCode(
  code: string,
  computed: string,
  { nazione: state, data: date }: FiscalCodeRequest,
  { isStateCode }: Reference,
): boolean {
  const plain = undoOmocodia(code);
  return (
    plain.slice(0, 11) === computed.slice(0, 11) &&
    isStateCode(plain.slice(11, 15), { state, date })
  );
}

/**
 * Whether a fiscal code differs from the computed code only in the place. The entered municipality
 * may not have existed on the birth date. For example, a person born in MONTEVEGLIO enters today's
 * VALSAMOGGIA.
 */
function isOfFormerPlace(
  code: string,
  computed: string,
  { nazione: state, comune, provincia, data: date }: FiscalCodeRequest,
  { birthplace, municipalities }: Reference,
): boolean {
  const plain = undoOmocodia(code);
  const found = birthplace({ state, municipality: comune, province: provincia, date });
  return (
    found?.fitsDate === false &&
    plain.slice(0, 11) === computed.slice(0, 11) &&
    municipalities.withCode(plain.slice(11, 15)).length > 0
  );
}

/** Returns the municipalities of a person with the codes of the register, not the sent codes. */
function registered(values: Person, { birthplace, municipalities }: Reference) {
  const birth = parseMunicipality(values.comune_nascita);
  const { city } = values.indirizzoResidenza_SedeLegale;
  const home = parseMunicipality(city);
  const born = birth && {
    state: 13,
    municipality: birth.name,
    province: birth.province,
    date: values.data_nascita ?? '',
  };
  return [
    { id: born && birthplace(born)?.code, value: normaliseMunicipality(values.comune_nascita) },
    {
      id: home && municipalities.current(home.name, home.province)?.belfiore,
      value: normaliseMunicipality(city),
    },
  ].flatMap(({ id, value }) => (id ? [{ id, value }] : []));
}

/**
 * Returns a company of a body as it is stored.
 * @throws {Refusal} 422 with the first code of docs/rules/contractor.md#codes, in the order of the
 * form
 */
export function acceptedCompany(
  sent: Of<typeof companyToSave>,
  account: Account,
  { reference, today, settings, named }: Services,
): RecordContents['company'] {
  const values = withKnownPlaces(company, companyOfSaved({ ...sent, id: '' }, account), reference);
  const keys = Object.keys(company.fields);
  const [first] = [
    ...check(company, values, { today: today(), lists: {}, settings, named }),
    ...unknownHome(values.indirizzoResidenza_SedeLegale, reference),
  ].sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
  if (first) throw notAccepted(first);
  const { id: _, ...content } = savedOfCompany(values);
  return content;
}
