import { choice, type Failure, initialValues, plate, type Table, text } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { moveFocus } from '@preventivo/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { loadRules } from '../load-rules.ts';
import { OwnForm } from '../own-form.fixture.tsx';

const asked = (label: string) => ({ label, code: label, error: `Indicare ${label}` });
const known = (...names: readonly string[]) =>
  names.map((value) => ({ id: value.toLowerCase(), value }));
const fields = {
  tipo: choice({ ...asked('Tipo'), list: 'tipi', known: known('Auto', 'Moto') }),
  targa: plate({ ...asked('Targa'), variant: 'standard' }),
  casco: choice({ ...asked('Casco'), list: 'caschi', known: known('Integrale', 'Nessuno') }),
  nome: text({ ...asked('Nome'), min: 2 }),
};
/**
 * A table about a rented vehicle. A plate with three digits is valid for a car only. Choosing the motorbike fills in
 * the helmet.
 */
const rent: Table<typeof fields> = {
  fields,
  checks: [
    {
      ...asked('Targa'),
      controls: ['targa'],
      holds: ({ tipo, targa }) => (tipo === 'auto') === /^\D*\d{3}\D*$/.test(targa),
    },
  ],
  reacts: {
    tipo: ({ tipo, casco }) => (tipo === 'moto' && casco === null ? { casco: 'integrale' } : {}),
  },
};
const client = createClient({ line: 'noleggio', fetch: vi.fn(), token: memoryToken() });

function visit(onValidSubmit: () => Promise<readonly Failure[]> = async () => []) {
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={rent}
        keys={['tipo', 'targa', 'casco', 'nome']}
        values={initialValues(rent)}
        widgets={deferredWidgets}
        onValidSubmit={onValidSubmit}
      >
        {() => <button type="submit">Continua</button>}
      </OwnForm>
    </Preventivo>,
  );
  const user = userEvent.setup();
  return {
    user,
    takes: (name: string) => user.click(screen.getByRole('radio', { name })),
    continues: () => user.click(screen.getByRole('button', { name: 'Continua' })),
  };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const helmet = () => screen.getByRole('radiogroup', { name: 'Casco' });
const isWrong = (control: HTMLElement) =>
  waitFor(() => expect(control).toHaveAttribute('aria-invalid'));
const isRight = (control: HTMLElement) =>
  waitFor(() => expect(control).not.toHaveAttribute('aria-invalid'));

it('an answer loses its error when another answer makes it valid', async () => {
  const { user, takes } = visit();
  await takes('Auto');
  await user.type(box('Targa'), 'AB12345');
  await user.tab();
  await isWrong(box('Targa'));
  await takes('Moto');
  await isRight(box('Targa'));
});

it('an answer loses its error when another answer fills it in', async () => {
  const { takes, continues } = visit();
  await continues();
  await isWrong(helmet());
  await takes('Moto');
  await isRight(helmet());
  expect(screen.getByRole('radio', { name: 'Integrale' })).toBeChecked();
  expect(box('Nome')).toHaveAttribute('aria-invalid');
});

/** Submits a page, and the server refuses the name. */
async function refusedName() {
  const refused = { field: 'nome', control: 'nome', code: 'Nome', invalid: 'No', error: 'No' };
  const page = visit(async () => [refused]);
  const { user, takes, continues } = page;
  await user.type(box('Targa'), 'AB12345');
  await user.type(box('Nome'), 'Ada');
  await takes('Moto');
  await continues();
  await isWrong(box('Nome'));
  return page;
}

it('an answer that the server refused keeps its error until it changes', async () => {
  const { user } = await refusedName();
  await user.click(screen.getByRole('radio', { name: 'Nessuno' }));
  await act(async () => void (await loadRules()));
  expect(box('Nome')).toHaveAttribute('aria-invalid');
  // Move the focus as a link of the error summary does. A click on the field would tone down the error.
  act(() => moveFocus(box('Nome')));
  expect(box('Nome')).toHaveAttribute('aria-invalid');
  await user.keyboard('m');
  await isRight(box('Nome'));
});

it('an answer that the server refused keeps its error after an unchanged blur', async () => {
  const { user, takes } = await refusedName();
  act(() => moveFocus(box('Nome')));
  await user.tab();
  await act(async () => void (await loadRules()));
  await takes('Nessuno');
  expect(box('Nome')).toHaveAccessibleDescription('No');
  await user.type(box('Nome'), 'm');
  await isRight(box('Nome'));
});
