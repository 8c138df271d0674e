import { defineLine, text } from '@preventivo/core';
import { expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const asked = (label: string) => ({ label, code: label.toUpperCase(), error: `Indicare ${label}` });
const workshop = defineLine({
  id: 'officina',
  title: 'Officina',
  about: 'Quel che sta in officina.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: { mese: text(asked('Mese')), anno: text(asked('Anno')) },
  checks: [
    {
      controls: ['mese'],
      code: 'MESE',
      error: 'Mese non valido',
      holds: ({ mese }, today, settings) =>
        settings?.registrationMonths === 'any' || mese >= today.slice(5, 7),
    },
  ],
  pages: [
    { id: 'mese', title: 'Il mese', fields: ['mese'] },
    { id: 'anno', title: "L'anno", fields: ['anno'] },
  ],
});

it.each([
  ['nothing', undefined, 422],
  ['what the tables say', { registrationMonths: 'coming' } as const, 422],
  ['any month', { registrationMonths: 'any' } as const, 200],
])("the server validates by the broker's settings: %s", async (_, rules, expected) => {
  const api = testApi({ lines: { officina: workshop }, config: rules ? { rules } : {} });
  const body = { specificData: { mese: '03' }, isLogged: false };
  expect((await api.ask('/api/officina/save?step=2', body)).status).toBe(expected);
});
