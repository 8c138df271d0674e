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

describe('the keys of a list', () => {
  it('go round it, ten at a time with Page', async () => {
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

  it('open it without pointing with Alt, and take with Alt what is pointed at', async () => {
    await press('{Alt>}[ArrowDown]{/Alt}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(pointed()).toBeUndefined();
    await press('[ArrowDown][ArrowDown]{Alt>}[ArrowUp]{/Alt}');
    expect(box()).toHaveValue('Voce 1');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('point at nothing when it opens another time', async () => {
    await press('[ArrowDown][ArrowDown][Escape]');
    await user.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(pointed()).toBeUndefined();
  });
});

describe('a press on what has only just come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** As a finger does it: it was nowhere before. */
  function tap(text: string) {
    const option = screen.getByText(text, { selector: '.q-option *' });
    fireEvent.pointerDown(option);
    fireEvent.pointerUp(option);
    fireEvent.click(option);
  }

  it('was meant for what it covers, and chooses nothing', () => {
    fireEvent.click(box());
    act(() => vi.advanceTimersByTime(200));
    tap('Voce 3');
    expect(box()).toHaveValue('');
    act(() => vi.advanceTimersByTime(100));
    tap('Voce 3');
    expect(box()).toHaveValue('Voce 3');
  });

  it('chooses for who has moved there since', () => {
    fireEvent.click(box());
    fireEvent.pointerMove(screen.getAllByRole('option')[3] ?? box());
    tap('Voce 3');
    expect(box()).toHaveValue('Voce 3');
  });
});
