import { choice, initialValues, type RuleSettings, type Table, whole } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';
import { RulesProvider } from './rules.tsx';

const asked = (label: string) => ({ label, code: label.toUpperCase(), error: `Indicare ${label}` });
const fields = {
  mese: choice({
    ...asked('Mese'),
    list: 'mesi',
    known: ['10', '11', '12'].map((id) => ({ id, value: `mese ${id}` })),
  }),
  posti: whole(asked('Posti')),
  civico: whole(asked('Civico')),
};
const isAny = (settings?: RuleSettings) => settings?.registrationMonths === 'any';

/** A vehicle whose questions depend on the broker's settings. */
const vehicle: Table<typeof fields> = {
  fields,
  texts: { mese: (_, settings) => ({ hint: isAny(settings) ? 'Ogni mese' : 'Dal mese in corso' }) },
  options: {
    mese: (offered, _, today, settings) =>
      isAny(settings) ? offered : offered.filter(({ id }) => id >= today.slice(5, 7)),
  },
  limits: { posti: (_, __, settings) => ({ from: 1, to: isAny(settings) ? 4 : 2 }) },
  checks: [
    {
      controls: ['civico'],
      code: 'CIVICO',
      error: 'Civico non valido',
      holds: ({ civico }, _, settings) => settings?.addresses === 'wide' || (civico ?? 0) < 1000,
    },
  ],
};

const client = createClient({ line: 'officina', fetch: vi.fn(), token: memoryToken() });

async function visit(settings?: RuleSettings) {
  render(
    <Preventivo client={client} today="2026-11-21" {...(settings && { settings })}>
      <RulesProvider rules={rules}>
        <OwnForm
          table={vehicle}
          keys={['mese', 'posti', 'civico']}
          widgets={deferredWidgets}
          values={{ ...initialValues(vehicle), civico: 3246 }}
          onValidSubmit={async () => []}
        />
      </RulesProvider>
    </Preventivo>,
  );
  const person = userEvent.setup();
  await person.type(screen.getByRole('textbox', { name: 'Posti' }), '4');
  await person.click(screen.getByRole('textbox', { name: 'Civico' }));
  await person.tab();
  return {
    months: () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value')),
    question: () => screen.getByRole('radiogroup', { name: 'Mese' }),
    boxes: () => ['Posti', 'Civico'].map((name) => screen.getByRole('textbox', { name })),
  };
}

it("a form without broker settings shows the table's own options, texts and limits", async () => {
  const { months, question, boxes } = await visit();
  expect(months()).toEqual(['11', '12']);
  expect(question()).toHaveAccessibleDescription('Dal mese in corso');
  await waitFor(() => {
    for (const box of boxes()) expect(box).toBeInvalid();
  });
});

it("a form applies the broker's settings to options, texts and limits", async () => {
  const { months, question, boxes } = await visit({ addresses: 'wide', registrationMonths: 'any' });
  expect(months()).toEqual(['10', '11', '12']);
  expect(question()).toHaveAccessibleDescription('Ogni mese');
  for (const box of boxes()) expect(box).toBeValid();
});
