import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LazyCombobox } from './lazy-combobox.tsx';

const options = ['Genova', 'Gaeta', 'Livorno'].map((value) => ({ id: value, value }));

function Port() {
  const [port, setPort] = useState('');
  return (
    <LazyCombobox name="porto" label="Porto" options={options} value={port} onChange={setPort} />
  );
}

it('who has typed and gone on before the list was there finds the answer whole', async () => {
  render(<Port />);
  const box = screen.getByLabelText<HTMLInputElement>('Porto');
  box.focus();
  fireEvent.input(box, { target: { value: 'geno' } });
  box.blur();
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  expect(box).toHaveValue('geno');
  await waitFor(() => expect(box).toHaveValue('Genova'));
  expect(box).not.toHaveFocus();
});
