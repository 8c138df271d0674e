import { company } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { companyOfSaved, savedOfCompany } from '@preventivo/core/saved';
import type { Services } from '../context.ts';
import { notAccepted } from '../contract/refusal.ts';
import type { companyToSave } from '../contract/saved-schemas.ts';
import type { Of } from '../contract/schema.ts';
import type { Account, RecordContents } from '../store/accounts.ts';
import { unknownHome } from './unknown-places.ts';

/**
 * A company of a body, as it is kept.
 * @throws {Refusal} 422 with the first code of docs/rules/contractor.md#codes, in the order of the
 * form
 */
export function acceptedCompany(
  sent: Of<typeof companyToSave>,
  account: Account,
  { reference, today, settings, named }: Services,
): RecordContents['company'] {
  const values = companyOfSaved({ ...sent, id: '' }, account);
  const keys = Object.keys(company.fields);
  const [first] = [
    ...check(company, values, { today: today(), lists: {}, settings, named }),
    ...unknownHome(values.indirizzoResidenza_SedeLegale, reference),
  ].sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field));
  if (first) throw notAccepted(first);
  const { id: _, ...kept } = savedOfCompany(values);
  return kept;
}
