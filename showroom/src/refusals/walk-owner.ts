import { isGroup, personOf } from '@preventivo/core';
import type { Widgets } from '@preventivo/form';
import { microcar } from '@preventivo/line-microcar/line';
import { codesWithin } from './codes-of.ts';
import { formsOf } from './forms-of.ts';
import { refusingApi } from './refusing-api.ts';
import { savedContractor } from './saved-contractor.ts';
import { visit } from './visit.tsx';
import type { Walked } from './walked.ts';

/**
 * Rejects requests with each error code about a vehicle's owner. The user is logged in and has selected a saved owner.
 */
export async function walkOwner(widgets: Widgets): Promise<readonly Walked[]> {
  const api = refusingApi('microcar', true);
  const contractor = await savedContractor(api, 'fisica');
  const form = formsOf(microcar).find(({ values }) =>
    microcar.applies?.proprietario?.(values as never),
  );
  const { selectPeopleId } = contractor;
  const proprietario = { ...personOf(contractor), selectPeopleId };
  const before = { page: 3, contractor, product: { ...form?.values, proprietario } };
  const page = await visit({ line: microcar, widgets, before, api });
  const { fields } = microcar;
  const walked: Walked[] = [];
  for (const code of isGroup(fields.proprietario) ? codesWithin(fields.proprietario) : [])
    walked.push({ code, who: 'where it is asked', outcome: await page.refused('save', { code }) });
  return walked;
}
