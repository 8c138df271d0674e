import type { CoveringState } from '@preventivo/api/workspace/covering-states';
import { askedControls, type Line } from '@preventivo/core';
import { giuliaAsks } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import { codesOf } from './codes-of.ts';
import { formsOf } from './forms-of.ts';
import { visit } from './visit.tsx';
import type { Walked } from './walked.ts';

/**
 * Rejects requests with each error code of a line. If the code's question is visible, the rejection must lead to its
 * control.
 * @throws if a code leads to another control
 */
export async function walkLine(line: Line, widgets: Widgets): Promise<readonly Walked[]> {
  const forms = formsOf(line);
  const [first] = forms;
  const walked: Walked[] = [];
  for (const form of forms) walked.push(...(await askedOf(line, widgets, form)));
  return [...walked, ...(await silentOf(line, widgets, first))];
}

async function askedOf(line: Line, widgets: Widgets, { values, controls }: CoveringState) {
  const walked: Walked[] = [];
  for (const [index, { fields }] of line.pages.entries()) {
    const asked = controls.filter(
      ({ field }) => fields.includes(field) && !line.fromContractor?.[field],
    );
    if (asked.length === 0) continue;
    const before = { page: index + 2, contractor: giuliaAsks, product: values };
    const page = await visit({ line, widgets, before });
    for (const { control, code } of asked) {
      const outcome = await page.refused('save', { code, field: control });
      const { control: reached = 'nothing' } = outcome;
      if (!`${reached}.`.startsWith(`${control}.`))
        throw new Error(`${code} of ${control} leads to ${reached}`);
      walked.push({ code, who: 'where it is asked', outcome });
    }
  }
  return walked;
}

/**
 * Rejects requests with the error codes of hidden questions. On the last page, also rejects requests with error codes
 * that belong to no question.
 */
async function silentOf(line: Line, widgets: Widgets, { values }: CoveringState) {
  const before = { page: line.pages.length + 1, contractor: giuliaAsks, product: values };
  const page = await visit({ line, widgets, before });
  const asked = askedControls(line, values, {}).filter(
    ({ field }) => !line.fromContractor?.[field],
  );
  const silent = codesOf(line).filter((code) => !asked.some((one) => one.code === code));
  const walked: Walked[] = [];
  for (const code of silent) {
    const outcome = await page.refused('save', { code });
    if (outcome.control) throw new Error(`${code} is not asked, and leads to ${outcome.control}`);
    walked.push({ code, who: 'where it is not asked', outcome });
  }
  for (const code of ['PRIVACY', 'MAI_VISTO'])
    walked.push({ code, who: 'always', outcome: await page.refused('submit', { code }) });
  return walked;
}
