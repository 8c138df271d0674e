import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { crew, noCrew } from '../crew.fixture.ts';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';
import type { TableFormProps } from '../table-form.tsx';

/** Renders one question of the crew's form. */
function visit(key: 'timoniere' | 'gare') {
  const onValidSubmit = vi.fn<TableFormProps['onValidSubmit']>(async () => []);
  const client = createClient({ line: 'barca', token: memoryToken() });
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={crew}
        keys={[key]}
        values={noCrew}
        widgets={deferredWidgets}
        onValidSubmit={onValidSubmit}
      >
        {() => <button type="submit">Continua</button>}
      </OwnForm>
    </Preventivo>,
  );
  return { onValidSubmit, user: userEvent.setup() };
}

const helm = () => within(screen.getByRole('group', { name: 'Il timoniere' }));
const next = () => screen.getByRole('button', { name: 'Continua' });

describe('a group', () => {
  it('renders its questions in a named group, and prefixes their names with its own and a dot', () => {
    visit('timoniere');
    expect(helm().getByRole('textbox', { name: 'Nome' })).toHaveAttribute('name', 'timoniere.nome');
    expect(helm().queryByRole('textbox', { name: 'Anno della patente' })).toBeNull();
  });

  it('shows a dependent question at once', async () => {
    const { user } = visit('timoniere');
    await user.type(helm().getByRole('textbox', { name: 'Nome' }), 'Ada Neri');
    await user.click(helm().getByRole('radio', { name: 'Sì' }));
    expect(helm().getByRole('textbox', { name: 'Anno della patente' })).toBeVisible();
    expect(helm().getByRole('textbox', { name: 'Nome' })).toHaveValue('Ada Neri');
  });

  it('keeps two answers that the browser autofills in the same tick', async () => {
    const { user, onValidSubmit } = visit('timoniere');
    await user.click(helm().getByRole('radio', { name: 'Sì' }));
    // Simulate autofill: it changes inputs without focus, so the form receives no blur.
    fireEvent.input(helm().getByRole('textbox', { name: 'Nome' }), { target: { value: 'Ada' } });
    fireEvent.input(helm().getByRole('textbox', { name: 'Anno della patente' }), {
      target: { value: '2019' },
    });
    await user.click(next());
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalled());
    expect(onValidSubmit.mock.lastCall?.[0].timoniere).toMatchObject({ nome: 'Ada', anno: 2019 });
  });

  it('shows the error of the blurred field, and none of later fields', async () => {
    const { user } = visit('timoniere');
    await user.click(helm().getByRole('radio', { name: 'Sì' }));
    const name = helm().getByRole('textbox', { name: 'Nome' });
    await user.type(name, 'A');
    await user.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid'));
    const year = helm().getByRole('textbox', { name: 'Anno della patente' });
    expect(year).not.toHaveAttribute('aria-invalid');
  });

  it('submits all its answers once it is valid', async () => {
    const { onValidSubmit, user } = visit('timoniere');
    await user.type(helm().getByRole('textbox', { name: 'Nome' }), 'Ada Neri');
    await user.click(helm().getByRole('radio', { name: 'No' }));
    await user.click(next());
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledOnce());
    expect(onValidSubmit.mock.calls[0]?.[0].timoniere).toEqual({
      nome: 'Ada Neri',
      patente: false,
      anno: null,
    });
  });
});

describe('a list of groups', () => {
  it('numbers its entries, and lists the missing answers of each', async () => {
    const { user } = visit('gare');
    const second = within(screen.getByRole('group', { name: 'Gara 2' }));
    const year = second.getByRole('textbox', { name: 'Anno' });
    expect(year).toHaveAttribute('name', 'gare.2.anno');
    await user.type(year, '2025');
    await user.click(next());
    const summary = within(await screen.findByRole('group', { name: 'Errori' }));
    expect(summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent)).toEqual([
      "Indicare l'anno della gara 1",
      "Indicare l'esito della gara 1",
      "Indicare l'esito della gara 2",
    ]);
    expect(year).not.toHaveAttribute('aria-invalid');
    const first = within(screen.getByRole('group', { name: 'Gara 1' }));
    expect(first.getByRole('textbox', { name: 'Anno' })).toHaveAttribute('aria-invalid');
  });
});
