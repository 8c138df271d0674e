import {
  type CompanyContractor,
  company,
  contractorQuestions,
  emptyContractor,
  type Failure,
  type FiscalCodeRequest,
  type Line,
  type Person,
  type PersonContractor,
  person,
  type Table,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { contractorFromWire, contractorToWire } from '@preventivo/core/wire';
import { type Address, computeFiscalCode, parseMunicipality } from '@preventivo/italian';
import type { Services } from '../context.ts';
import { malformed, notAccepted } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import type { Reference } from '../reference/reference.ts';
import { unknownBirthplaces } from './birthplaces.ts';
import { knownMunicipality, withKnownPlaces } from './known-places.ts';

/**
 * Returns the contractor of a body as it is stored: a person, or a company if the line accepts
 * companies.
 * @throws {Refusal} 400 when the body cannot be parsed, otherwise 422 with the first code of
 * docs/rules/contractor.md#codes
 */
export function acceptedContractor(raw: JsonObject, line: Line, services: Services) {
  const { values: sent, problems } = contractorFromWire(raw);
  const [problem] = problems;
  if (problem) throw malformed({ path: `contractor.${problem.key}`, reason: problem.reason });
  const values = contractorWithKnownPlaces(sent, services.reference);
  const [first] = failuresOf(values, line, services);
  if (first) throw notAccepted(first);
  return contractorToWire(values, line.contractor.hides);
}

function contractorWithKnownPlaces(
  contractor: PersonContractor | CompanyContractor,
  reference: Reference,
): PersonContractor | CompanyContractor {
  return contractor.tipoPersona === 'giuridica'
    ? { ...contractor, azienda: withKnownPlaces(company, contractor.azienda, reference) }
    : { ...contractor, persona: withKnownPlaces(person, contractor.persona, reference) };
}

function failuresOf(
  contractor: PersonContractor | CompanyContractor,
  { id, contractor: profile }: Line,
  { reference, today, settings, named }: Services,
): readonly Failure[] {
  const isTaken = profile.types.some((type) => type === contractor.tipoPersona);
  const asks = isTaken ? contractor : emptyContractor([]);
  const { table, keys, values } = contractorQuestions(profile, asks);
  const lists = reference.listsOf(id);
  const failures = check(table, values, { today: today(), settings, named, lists, keys });
  return isTaken ? inOrder(table, [...failures, ...unknownOf(contractor, reference)]) : failures;
}

const unknownOf = (
  contractor: PersonContractor | CompanyContractor,
  reference: Services['reference'],
) =>
  contractor.tipoPersona === 'giuridica'
    ? unknownHome(contractor.azienda.indirizzoResidenza_SedeLegale, reference)
    : unknownPlaces(contractor.persona, reference);

function inOrder({ fields }: Table, failures: readonly Failure[]): readonly Failure[] {
  const keys = Object.keys(fields);
  return [...failures].sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
}

/**
 * Returns a failure for a birthplace that the register never had. Also returns a failure for a
 * residence that is not in the register today.
 */
export function unknownPlaces(values: Person, reference: Reference): Failure[] {
  return [
    ...unknownBirthplaces(person, values, reference),
    ...unknownHome(values.indirizzoResidenza_SedeLegale, reference),
  ];
}

export function unknownHome(address: Address, { municipalities }: Reference): Failure[] {
  const home = parseMunicipality(address.city);
  if (!home || municipalities.current(home.name, home.province)) return [];
  const { code, error } = person.fields.indirizzoResidenza_SedeLegale.parts.city;
  return [{ field: 'indirizzoResidenza_SedeLegale', control: 'city', code, error, invalid: error }];
}

/**
 * Computes the fiscal code of a person. Returns '' when several codes are possible for the
 * birthplace, because the server never guesses. Returns undefined for a place that is not in the
 * register.
 */
export function fiscalCodeOf(
  { nome, cognome, data, sesso, comune, provincia, nazione }: FiscalCodeRequest,
  reference: Pick<Reference, 'birthplace' | 'municipalities'>,
): string | undefined {
  const { name, province } = knownParts(comune, provincia, reference);
  const found = reference.birthplace({ state: nazione, municipality: name, province, date: data });
  if (!found?.code) return found && '';
  return computeFiscalCode({
    name: nome,
    surname: cognome,
    sex: sesso,
    birthDate: data,
    placeCode: found.code,
  });
}

/**
 * Splits a birthplace into name and province as in the register. The name may contain the province.
 */
function knownParts(
  name: string,
  province: string,
  reference: Pick<Reference, 'birthplace' | 'municipalities'>,
) {
  const isWritten = ` ${name.toUpperCase()} `.split(/[ ,()–—-]+/).at(-2) === province.toUpperCase();
  const text = province && !isWritten ? `${name} (${province})` : name;
  return parseMunicipality(knownMunicipality(text, 'birthplace', reference)) ?? { name, province };
}
