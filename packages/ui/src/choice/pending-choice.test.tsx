import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Options } from '../options/option-card.tsx';
import { Choice } from './choice.tsx';

const jobs = Array.from({ length: 18 }, (_, at) => ({ id: `m${at}`, value: `Mestiere ${at}` }));
const all: Options = [...jobs, { id: 'impiegato', value: 'Impiegato' }];

function Asked({
  start = null,
  select,
}: {
  readonly start?: string | null;
  readonly select?: boolean;
}) {
  const [value, setValue] = useState<string | null>(start);
  const [options, setOptions] = useState<Options>('loading');
  return (
    <>
      <Choice
        name="professione"
        label="Professione"
        expected={60}
        {...{ value, options, ...(select && { select }) }}
        onChange={setValue}
      />
      <button type="button" onClick={() => setOptions(all)}>
        Arriva
      </button>
      <output>{String(value)}</output>
    </>
  );
}

const arrives = () => screen.getByRole('button', { name: 'Arriva' });

describe('Choice with a long list that is still loading', () => {
  it('Choice keeps a text typed while its list loads, and applies it once the list arrives', async () => {
    render(<Asked />);
    const user = userEvent.setup();
    const box = screen.getByRole('combobox', { name: 'Professione' });
    await user.type(box, 'impieg');
    // `fireEvent` does not move the focus, so the box keeps it.
    fireEvent.click(arrives());
    expect(box).toHaveValue('impieg');
    await user.type(box, 'ato');
    await user.click(await screen.findByRole('option', { name: 'Impiegato' }));
    expect(screen.getByText('impiegato')).toBeVisible();
    expect(box).toBeInTheDocument();
  });

  it('Choice does not show an empty box while the list of an existing answer loads', async () => {
    render(<Asked start="impiegato" />);
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(arrives());
    expect(await screen.findByRole('combobox', { name: 'Professione' })).toHaveValue('Impiegato');
  });

  it('Choice as a native select can be focused by keyboard while its options load', async () => {
    render(<Asked select />);
    const user = userEvent.setup();
    const list = screen.getByRole('combobox', { name: 'Professione' });
    await user.tab();
    expect(list).toHaveFocus();
    expect(list).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(arrives());
    expect(list).toHaveFocus();
    expect(list).not.toHaveAttribute('aria-busy');
    await user.selectOptions(list, 'Impiegato');
    expect(screen.getByText('impiegato')).toBeVisible();
  });
});
