import { choice, initialValues, type Table } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnForm } from '../own-form.fixture.tsx';

const asked = (label: string) => ({ label, code: label, error: `Indicare ${label}` });
const options = (...values: readonly string[]) =>
  values.map((value) => ({ id: value.toLowerCase(), value }));
const fields = {
  area: choice({ ...asked('Area'), list: 'aree', known: options('Mare', 'Monte') }),
  sport: choice({ ...asked('Sport'), list: 'sport' }),
};
const club: Table<typeof fields> = {
  fields,
  applies: { sport: (v) => v.area !== null },
  lists: { sport: (v) => v.area && `sport-${v.area}` },
  reacts: { area: () => ({ sport: null }) },
};
/** Returns enough sports for the list to be a combobox. */
const many = (place: string) => Array.from({ length: 20 }, (_, at) => `Gara ${at} al ${place}`);
const client = createClient({
  line: 'circolo',
  fetch: async (input) =>
    Response.json(options(...many(String(input).endsWith('mare') ? 'mare' : 'monte'))),
  token: memoryToken(),
});

function visit() {
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={club}
        keys={['area', 'sport']}
        values={initialValues(club)}
        onValidSubmit={async () => []}
      />
      <Status />
    </Preventivo>,
  );
  const user = userEvent.setup();
  return {
    user,
    chooses: (area: string) => user.click(screen.getByRole('radio', { name: area })),
    sport: () => screen.findByRole('combobox', { name: 'Sport' }),
  };
}

it('a combobox announces its updated list from the second change of the area on, not the first', async () => {
  const { chooses, sport } = visit();
  await chooses('Mare');
  await sport();
  expect(screen.queryByText('Elenco aggiornato')).toBeNull();
  await chooses('Monte');
  expect(await screen.findByText('Elenco aggiornato')).toBeInTheDocument();
});

it('a combobox clears its search text when the list changes, even to a cached one', async () => {
  const { user, chooses, sport } = visit();
  await chooses('Mare');
  await sport();
  await chooses('Monte');
  await user.type(await sport(), 'Gar');
  await chooses('Mare');
  expect(await sport()).toHaveValue('');
});
