import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DateInput, RadioGroup, TextInput } from '../index.ts';

const options = [
  { id: 'box', value: 'Box' },
  { id: 'strada', value: 'Strada' },
];
const none = () => undefined;
const name = (value: string, onChange: (value: string) => void = none) => (
  <TextInput name="nome" label="Nome" value={value} onChange={onChange} />
);

describe('an input whose form owns the value', () => {
  it('an input reports every key without rendering again', async () => {
    const onChange = vi.fn();
    const rendered = vi.fn();
    render(
      <Profiler id="nome" onRender={rendered}>
        {name('', onChange)}
      </Profiler>,
    );
    screen.getByLabelText('Nome').focus();
    await screen.findByLabelText('Nome');
    rendered.mockClear();
    await userEvent.keyboard('Ada');
    expect(onChange.mock.calls).toEqual([['A'], ['Ad'], ['Ada']]);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('an input keeps newer text when the form passes back an older value late', async () => {
    const { rerender } = render(name(''));
    const box = screen.getByLabelText('Nome');
    await userEvent.type(box, 'Giulia');
    rerender(name('Giu'));
    expect(box).toHaveValue('Giulia');
    rerender(name('Giulia'));
    expect(box).toHaveValue('Giulia');
  });

  it('an input shows a value that the form sets from outside', async () => {
    const { rerender } = render(name(''));
    const box = screen.getByLabelText('Nome');
    await userEvent.type(box, 'Giulia');
    rerender(name('Giulia'));
    rerender(name(''));
    expect(box).toHaveValue('');
    rerender(name('Marco'));
    expect(box).toHaveValue('Marco');
  });

  it('an input shows a choice at once, and hides it when the form clears the value', async () => {
    const draw = (value: string | null) => (
      <RadioGroup name="posto" label="Dove?" value={value} options={options} onChange={none} />
    );
    const { rerender } = render(draw(null));
    const box = screen.getByRole('radio', { name: 'Box' });
    await userEvent.click(box);
    expect(box).toBeChecked();
    rerender(draw('box'));
    rerender(draw(null));
    expect(box).not.toBeChecked();
  });

  it('a date input shows a date that the form sets from outside, in all three boxes', () => {
    const draw = (value: string | null) => (
      <DateInput name="inizio" label="Partenza" value={value} onChange={none} />
    );
    const { rerender } = render(draw('2026-12-03'));
    expect(screen.getByLabelText('Giorno')).toHaveValue('3');
    rerender(draw('27/3/'));
    expect(screen.getByLabelText('Giorno')).toHaveValue('27');
    expect(screen.getByLabelText('Anno')).toHaveValue('');
    rerender(draw(null));
    expect(screen.getByLabelText('Mese')).toHaveValue('');
  });

  it('an input reports a text or choice made before hydration', async () => {
    const onName = vi.fn();
    const onPlace = vi.fn();
    const page = (
      <>
        {name('', onName)}
        <RadioGroup name="posto" label="Dove?" value={null} options={options} onChange={onPlace} />
      </>
    );
    const ground = document.createElement('div');
    document.body.append(ground);
    ground.innerHTML = renderToString(page);
    fireEvent.input(screen.getByLabelText('Nome'), { target: { value: 'Giulia' } });
    screen.getByRole<HTMLInputElement>('radio', { name: 'Strada' }).checked = true;

    const root = await act(() => hydrateRoot(ground, page));
    expect(onName.mock.calls).toEqual([['Giulia']]);
    expect(onPlace.mock.calls).toEqual([['strada']]);
    expect(screen.getByLabelText('Nome')).toHaveValue('Giulia');
    expect(screen.getByRole('radio', { name: 'Strada' })).toBeChecked();
    act(() => root.unmount());
    ground.remove();
  });
});
