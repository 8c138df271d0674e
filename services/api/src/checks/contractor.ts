import {
  type CompanyContractor,
  contractorQuestions,
  emptyContractor,
  type Failure,
  type Line,
  type PersonContractor,
  type Table,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { contractorFromWire, contractorToWire } from '@preventivo/core/wire';
import type { Services } from '../context.ts';
import { malformed, notAccepted } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import { unknownHome, unknownPlaces } from './unknown-places.ts';

/**
 * The contractor of a body, as it is kept: a person, or a company where the line takes them.
 * @throws {Refusal} 400 for what cannot be read, 422 with the first code of
 * docs/rules/contractor.md#codes otherwise
 */
export function acceptedContractor(raw: JsonObject, line: Line, services: Services) {
  const { values, problems } = contractorFromWire(raw);
  const [problem] = problems;
  if (problem) throw malformed({ path: `contractor.${problem.key}`, reason: problem.reason });
  const [first] = failuresOf(values, line, services);
  if (first) throw notAccepted(first);
  return contractorToWire(values, line.contractor.hides);
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

/** The places of a contractor that only the register knows. */
const unknownOf = (
  contractor: PersonContractor | CompanyContractor,
  reference: Services['reference'],
) =>
  contractor.tipoPersona === 'giuridica'
    ? unknownHome(contractor.azienda.indirizzoResidenza_SedeLegale, reference)
    : unknownPlaces(contractor.persona, reference);

/** What only the register knows stands where its field does. */
function inOrder({ fields }: Table, failures: readonly Failure[]): readonly Failure[] {
  const keys = Object.keys(fields);
  return [...failures].sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
}
