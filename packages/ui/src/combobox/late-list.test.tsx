import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Choice } from '../choice/choice.tsx';
import { Combobox } from './combobox.tsx';
import { ComboboxBox } from './combobox-box.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { jobs } from './typist.fixture.tsx';

const options = ['Genova', 'Gaeta', 'Livorno'].map((value) => ({ id: value, value }));

function Port() {
  const [port, setPort] = useState('');
  return <Combobox name="porto" label="Porto" options={options} value={port} onChange={setPort} />;
}

it('Combobox completes a text that was typed and left before the list loaded', async () => {
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

it('Combobox keeps box, text, focus and caret when the list loads while the user types', () => {
  const port = { name: 'porto', label: 'Porto', options, value: '', onChange: () => {} };
  const { rerender } = render(<ComboboxBox {...port} list={undefined} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Porto' });
  box.focus();
  fireEvent.input(box, { target: { value: 'ge' } });
  box.setSelectionRange(1, 1);
  rerender(<ComboboxBox {...port} list={ComboboxList} />);
  expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Porto' })).toBe(box);
  expect(box).toHaveFocus();
  expect(box).toHaveValue('ge');
  expect(box.selectionStart).toBe(1);
});

function Job({ options }: { readonly options: 'loading' | typeof jobs }) {
  const [job, setJob] = useState<string | null>(null);
  return (
    <>
      <Choice
        name="professione"
        label="Professione"
        expected={17}
        {...{ options }}
        value={job}
        onChange={setJob}
      />
      <output>{job}</output>
    </>
  );
}

const goesOn = {
  'chooses it from the list': async () =>
    userEvent.click(await screen.findByRole('option', { name: 'Architetto' })),
  'goes on with Tab': () => userEvent.tab(),
};

for (const [how, go] of Object.entries(goesOn))
  it(`Choice accepts a full answer typed before the options load if the user ${how}`, async () => {
    const { rerender } = render(<Job options="loading" />);
    const box = screen.getByRole('combobox', { name: 'Professione' });
    await userEvent.type(box, 'Architetto');
    rerender(<Job options={jobs} />);
    await screen.findByRole('listbox', { hidden: true });
    await go();
    expect(await screen.findByText('architetto')).toBeVisible();
    expect(box).toHaveValue('Architetto');
  });
