import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const options = Array.from({ length: 16 }, (_, at) => ({ id: `${at}`, value: `Voce ${at}` }));

function Form() {
  const [value, setValue] = useState('');
  return <Combobox name="voce" label="Voce" options={options} value={value} onChange={setValue} />;
}

const user = userEvent.setup({ delay: null });
const box = () => screen.getByLabelText<HTMLInputElement>('Voce', { selector: 'input' });
const pointed = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (keys: string) => user.keyboard(keys);

beforeAll(async () => {
  await Combobox.preload();
});
beforeEach(async () => {
  render(<Form />);
  await user.tab();
});

describe('keys of the list', () => {
  it('arrow keys wrap around the list, and Page keys move by ten', async () => {
    await press('[ArrowDown]');
    expect(pointed()).toBe('Voce 0');
    await press('[ArrowUp]');
    expect(pointed()).toBe('Voce 15');
    await press('[ArrowDown][PageDown]');
    expect(pointed()).toBe('Voce 10');
    await press('[PageDown]');
    expect(pointed()).toBe('Voce 15');
    await press('[PageUp]');
    expect(pointed()).toBe('Voce 5');
  });

  it('Alt with an arrow key opens the list without an active option, or chooses the active option', async () => {
    await press('{Alt>}[ArrowDown]{/Alt}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(pointed()).toBeUndefined();
    await press('[ArrowDown][ArrowDown]{Alt>}[ArrowUp]{/Alt}');
    expect(box()).toHaveValue('Voce 1');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('the list has no active option when the list opens again', async () => {
    await press('[ArrowDown][ArrowDown][Escape]');
    await user.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(pointed()).toBeUndefined();
  });
});

describe('a press on an option that has just appeared', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Taps an option. Unlike a mouse, a finger triggers no pointermove before the press. */
  function tap(text: string) {
    const option = screen.getByText(text, { selector: '.q-option *' });
    fireEvent.pointerDown(option);
    fireEvent.pointerUp(option);
    fireEvent.click(option);
  }

  it('a press on an option that has only just appeared does not choose it', () => {
    fireEvent.click(box());
    act(() => vi.advanceTimersByTime(200));
    tap('Voce 3');
    expect(box()).toHaveValue('');
    act(() => vi.advanceTimersByTime(100));
    tap('Voce 3');
    expect(box()).toHaveValue('Voce 3');
  });

  it('a press on an option chooses it if the pointer has moved since the option appeared', () => {
    fireEvent.click(box());
    fireEvent.pointerMove(screen.getAllByRole('option')[3] ?? box());
    tap('Voce 3');
    expect(box()).toHaveValue('Voce 3');
  });
});
