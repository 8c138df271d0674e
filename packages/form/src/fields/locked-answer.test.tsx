import { choice, initialValues, type Table, yesNo } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OwnForm } from '../own-form.fixture.tsx';

const asked = (label: string) => ({ label, code: label, error: `Indicare ${label}` });
const fields = {
  bici: choice({
    ...asked('Bici'),
    list: 'bici',
    known: ['Corsa', 'Risciò', 'Città'].map((value) => ({ id: value.toLowerCase(), value })),
  }),
  casco: yesNo({ ...asked('Casco'), hint: 'Lo noleggi con la bici' }),
};
/**
 * A table in which the bicycle locks the question about the helmet. A racing bicycle includes a helmet, a rickshaw has
 * none. For other bicycles the user chooses.
 */
const hire: Table<typeof fields> = {
  fields,
  lockedTo: {
    casco: ({ bici }) => {
      if (bici === 'corsa') return { answer: true, hint: 'Compreso con questa bici' };
      return bici === 'risciò' ? { answer: false, hint: 'Non serve' } : null;
    },
  },
};
const client = createClient({ line: 'noleggio', fetch: vi.fn(), token: memoryToken() });

function visit() {
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={hire}
        keys={['bici', 'casco']}
        values={initialValues(hire)}
        onValidSubmit={async () => []}
      />
    </Preventivo>,
  );
  const user = userEvent.setup();
  const helmet = () => within(screen.getByRole('radiogroup', { name: 'Casco' }));
  return {
    takes: (name: string) => user.click(screen.getByRole('radio', { name })),
    question: () => screen.getByRole('radiogroup', { name: 'Casco' }),
    yes: () => helmet().getByRole('radio', { name: 'Sì' }),
    no: () => helmet().getByRole('radio', { name: 'No' }),
    user,
  };
}

it('a locked answer is shown with its reason, and cannot change', async () => {
  const { takes, question, yes, no, user } = visit();
  await takes('Corsa');
  expect(yes()).toBeChecked();
  expect(question()).toHaveAccessibleDescription('Compreso con questa bici');
  await user.click(no());
  expect(yes()).toBeChecked();
  expect(no()).not.toBeChecked();
});

it('a locked answer follows the answer that locks it', async () => {
  const { takes, question, yes, no } = visit();
  await takes('Corsa');
  await takes('Risciò');
  expect(no()).toBeChecked();
  expect(yes()).toBeDisabled();
  expect(question()).toHaveAccessibleDescription('Non serve');
});

it('a locked answer becomes an empty question again when it is unlocked', async () => {
  const { takes, question, yes, no, user } = visit();
  await takes('Corsa');
  await takes('Città');
  expect(yes()).not.toBeChecked();
  expect(no()).not.toBeChecked();
  expect(question()).toHaveAccessibleDescription('Lo noleggi con la bici');
  await user.click(no());
  expect(no()).toBeChecked();
});
