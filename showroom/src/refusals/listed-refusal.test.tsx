import { failedAs } from '@preventivo/api/app';
import { today } from '@preventivo/core/testing';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { travel } from '@preventivo/line-travel/line';
import { createBackEnd } from '@preventivo/testing';
import { expect, it } from 'vitest';
import { formsOf } from './forms-of.ts';
import { visit } from './visit.tsx';

const { destinazione } = travel.fields;
const sentence = 'Ora non assicuriamo viaggi verso questa destinazione';
/** The travel line with an additional error code, for a destination that the insurer has closed. */
const line = {
  ...travel,
  fields: {
    ...travel.fields,
    destinazione: { ...destinazione, refusals: { DESTINAZIONE_CHIUSA: sentence } },
  },
};

it('an error code of the API appears at the question that lists it', async () => {
  const backEnd = createBackEnd({
    lines: [line],
    today,
    onStored: () => {
      throw failedAs('DESTINAZIONE_CHIUSA', { field: 'destinazione' });
    },
  });
  const [{ values }] = formsOf(travel);
  const before = { page: 2, contractor: giuliaAsks, product: values };
  const api = { client: backEnd.client('travel'), refuseNext: () => {} };
  const page = await visit({ line, widgets: {}, before, api });
  const outcome = await page.refused('submit', { code: 'DESTINAZIONE_CHIUSA' });
  expect(outcome).toEqual({
    page: 'Il tuo viaggio',
    said: sentence,
    control: 'destinazione',
    marked: sentence,
  });
  expect(await backEnd.requests()).toEqual([]);
}, 120_000);
