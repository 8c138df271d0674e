import { initialValues, person, policyBlock, type Table, text, yesNo } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RulesProvider } from '../checking/rules.tsx';
import { initialWidgets } from '../initial-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';
import type { Widget, Widgets } from '../widget.ts';

const asked = (label: string) => text({ label, code: label, error: `Indicare ${label}` });
const table: Table = { fields: { nome: asked('Nome'), motto: asked('Motto') } };
const client = createClient({ line: 'prova', fetch: vi.fn(), token: memoryToken() });

/** Renders the form, and records each render of each control. */
function visit() {
  const drawn = vi.fn<(name: string) => void>();
  const Plain: Widget = initialWidgets.text;
  const watched: Widgets = {
    text: (props) => {
      drawn(props.name);
      return <Plain {...props} />;
    },
  };
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={table}
        keys={['nome', 'motto']}
        values={initialValues(table)}
        widgets={watched}
        onValidSubmit={async () => []}
      />
    </Preventivo>,
  );
  drawn.mockClear();
  return { drawn, user: userEvent.setup() };
}

it('TableFields does not render while the user types, and then renders only the answered question', async () => {
  const { drawn, user } = visit();
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Luca');
  expect(drawn).not.toHaveBeenCalled();
  await waitFor(() => expect(drawn).toHaveBeenCalledWith('nome'));
  expect(drawn).not.toHaveBeenCalledWith('motto');
});

it.each([
  ['02 1234567', 'chiama il tuo consulente al 02 1234567'],
  [undefined, 'chiama il tuo consulente'],
])('the help of a surname of one letter names the phone number: %s', async (phone, whom) => {
  const table: Table = { fields: { cognome: person.fields.cognome } };
  render(
    <Preventivo client={client} today="2026-11-21" phone={phone}>
      <RulesProvider rules={rules}>
        <OwnForm
          table={table}
          keys={['cognome']}
          values={initialValues(table)}
          onValidSubmit={async () => []}
        />
      </RulesProvider>
    </Preventivo>,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('textbox', { name: /Cognome/ });
  await user.type(box, 'O');
  await user.tab();
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`Se ne ha una sola, ${whom}$`)),
    ),
  );
});

it('consecutive dependent questions share one rule, and keep the focus when another one joins it', async () => {
  const lets = (label: string) => yesNo({ label, code: label, error: `Indicare ${label}` });
  const table: Table = {
    fields: {
      cane: lets('Hai un cane?'),
      pedigree: lets('Ha il pedigree?'),
      nome: asked('Nome'),
      motto: asked('Motto'),
    },
    applies: {
      pedigree: (v) => v.nome === 'Argo',
      nome: (v) => v.cane === true,
      motto: (v) => v.cane === true,
    },
  };
  const keys = Object.keys(table.fields);
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm {...{ table, keys }} values={initialValues(table)} onValidSubmit={async () => []} />
    </Preventivo>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Sì' }));
  const name = screen.getByRole('textbox', { name: 'Nome' });
  const ruleOf = (control: HTMLElement) => control.closest('.q-dependent');
  expect(ruleOf(name)).not.toBeNull();
  expect(ruleOf(screen.getByRole('textbox', { name: 'Motto' }))).toBe(ruleOf(name));
  await user.type(name, 'Argo');
  const pedigree = await screen.findByRole('radiogroup', { name: 'Ha il pedigree?' });
  expect(ruleOf(pedigree)).toBe(ruleOf(name));
  expect(name).toHaveFocus();
});

it('a question that an answer of a pair shows is in the same row, and alone it follows its question', async () => {
  const keys = Object.keys(policyBlock.fields);
  const draw = (shown: readonly string[]) =>
    render(
      <Preventivo client={client} today="2026-11-21">
        <OwnForm
          table={policyBlock}
          keys={shown}
          values={{ ...initialValues(policyBlock), polizzaAttiva: true }}
          onValidSubmit={async () => []}
        />
      </Preventivo>,
    );
  const rowOf = (control: HTMLElement) => control.closest('.q-row');
  const date = () => screen.getByRole('group', { name: 'Quando scade?' });
  const policy = () => screen.getByRole('radiogroup', { name: 'Hai già una polizza attiva?' });
  const { unmount } = draw(keys);
  expect(rowOf(policy())).not.toBeNull();
  expect(rowOf(date())).toBe(rowOf(policy()));
  unmount();
  draw(keys.slice(1));
  expect(rowOf(policy())).toBeNull();
  expect(rowOf(date())).toBeNull();
});
