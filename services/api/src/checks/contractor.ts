import {
  type Contractor,
  company,
  type Failure,
  type Line,
  person,
  type Table,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { messages } from '@preventivo/core/messages';
import { contractorFromWire, contractorToWire } from '@preventivo/core/wire';
import { malformed, notAccepted } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import type { Services } from '../services.ts';
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
  { tipoPersona, persona, azienda }: Contractor,
  { id, contractor }: Line,
  { reference, today, settings, named }: Services,
): readonly Failure[] {
  if (!contractor.types.some((type) => type === tipoPersona)) return [notTaken];
  const hidden: readonly string[] = contractor.hides ?? [];
  const around = ({ fields }: Table) => ({
    today: today(),
    settings,
    named,
    lists: reference.listsOf(id),
    keys: Object.keys(fields).filter((key) => !hidden.includes(key)),
  });
  return tipoPersona === 'giuridica'
    ? inOrder(company, [
        ...check(company, azienda, around(company)),
        ...unknownHome(azienda.indirizzoResidenza_SedeLegale, reference),
      ])
    : inOrder(person, [
        ...check(person, persona, around(person)),
        ...unknownPlaces(persona, reference),
      ]);
}

/** What only the register knows stands where its field does. */
function inOrder({ fields }: Table, failures: readonly Failure[]): readonly Failure[] {
  const keys = Object.keys(fields);
  return [...failures].sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
}

const notTaken: Failure = {
  field: 'tipoPersona',
  control: 'tipoPersona',
  code: 'CONTRACTOR_TIPO_PERSONA',
  error: messages.CONTRACTOR_TIPO_PERSONA,
  invalid: messages.CONTRACTOR_TIPO_PERSONA,
};
