import { type Fields, initialValues, items, type Table } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { TableForm } from '@preventivo/form';
import { deferredWidgets } from '@preventivo/form/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { horse } from './line.ts';
import { percent } from './percent.ts';
import { PercentInput } from './percent-input.tsx';

const client = createClient({ line: 'horse', fetch: vi.fn(), token: memoryToken() });
const widgets = { ...deferredWidgets, percent: PercentInput };

function Page({ table, onChange }: { readonly table: Table; onChange(values: unknown): void }) {
  return (
    <Preventivo client={client} today="2026-11-21">
      <TableForm
        {...{ table, widgets }}
        onChange={(values) => onChange(values)}
        values={initialValues(table)}
        keys={Object.keys(table.fields)}
        onValidSubmit={async () => []}
      >
        {() => <button type="submit">Continua</button>}
      </TableForm>
    </Preventivo>
  );
}

function visit(table: Table) {
  const onChange = vi.fn();
  render(<Page table={table} onChange={onChange} />);
  return {
    onChange,
    user: userEvent.setup(),
    box: (name: string) => screen.getByRole('textbox', { name }),
  };
}

it('the percentage input accepts an Italian decimal and marks a number over 100 as invalid', async () => {
  const { onChange, user, box } = visit(horse);
  const share = box('Che parte ne hai?');
  await user.type(share, '12,5');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ quota: 12.5 }));
  expect(share).toHaveValue('12,5');
  await user.clear(share);
  await user.type(share, '120');
  await user.tab();
  await waitFor(() => expect(share).toBeInvalid());
});

it('a list of percentages has one input per item', async () => {
  const asked = { code: 'QUOTE', error: 'Indicare la parte' };
  const fields: Fields = {
    quote: {
      ...items({ ...asked, label: 'Quote', item: percent({ ...asked, label: 'Socio {n}' }) }),
      initial: [null, 40],
    },
  };
  const { onChange, user, box } = visit({ fields });
  expect(box('Socio 2')).toHaveValue('40');
  await user.type(box('Socio 1'), '60');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ quote: [60, 40] });
});
