import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OptionList } from './table-field.tsx';

const mezzi = [{ id: 'treno', value: 'In treno' }];

/** Whether the import of the chunk with the query fails. */
const code = { isLost: false };
vi.mock('@preventivo/core/query', async (importOriginal) => {
  const original = await importOriginal<typeof import('@preventivo/core/query')>();
  return {
    ...original,
    get NeededList() {
      if (code.isLost) throw new TypeError('Failed to fetch');
      return original.NeededList;
    },
  };
});

function Page({ list = 'mezzi', queryClient }: { list?: string; queryClient?: QueryClient }) {
  return (
    <Preventivo client={service.client} today="2026-11-21" {...(queryClient && { queryClient })}>
      <OptionList list={list}>
        {({ status, options, retry }) => (
          <>
            <input aria-label="Cerca" />
            <p>{status === 'ready' ? options.map(({ value }) => value).join() : status}</p>
            <button type="button" onClick={retry}>
              Riprova
            </button>
          </>
        )}
      </OptionList>
    </Preventivo>
  );
}
const service = backEnd({ lists: { mezzi, pasti: [{ id: 'pranzo', value: 'Pranzo' }] } });

// This test must run first: later tests find the chunk already loaded.
it('OptionList offers a retry and keeps the typed text when the query chunk fails to load', async () => {
  code.isLost = true;
  render(<Page />);
  const box = screen.getByRole('textbox', { name: 'Cerca' });
  expect(screen.getByText('loading')).toBeInTheDocument();
  await userEvent.type(box, 'tre');
  expect(await screen.findByText('failed')).toBeInTheDocument();
  code.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('In treno')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Cerca' })).toBe(box);
  expect(box).toHaveValue('tre');
});

it('OptionList shows no options of the previous list', async () => {
  const { rerender } = render(<Page />);
  await screen.findByText('In treno');
  rerender(<Page list="pasti" />);
  expect(screen.queryByText('In treno')).toBeNull();
  expect(await screen.findByText('Pranzo')).toBeInTheDocument();
});

it('OptionList renders a cached list at once', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['enums', 'travel', 'mezzi'], mezzi);
  render(<Page queryClient={queryClient} />);
  expect(screen.getByText('In treno')).toBeInTheDocument();
});
