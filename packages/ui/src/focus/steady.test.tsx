import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { steady } from './steady.ts';

steady();

/** A page whose press brings another page: what lies under the pointer then is a box. */
function Pages() {
  const [turned, setTurned] = useState(false);
  return turned ? (
    <label>
      Newsletter <input type="checkbox" />
    </label>
  ) : (
    <button type="button" onClick={() => setTurned(true)}>
      Continua
    </button>
  );
}

const Ours = ({ children }: { children: ReactNode }) => <div className="q">{children}</div>;

/** Whether a press, the so many-eth at one place, takes the focus. */
function press(target: Element, detail: number): boolean {
  const takesFocus = fireEvent.mouseDown(target, { detail });
  fireEvent.mouseUp(target, { detail });
  fireEvent.click(target, { detail });
  return takesFocus;
}

it('gives the second press of a double press to nothing that came under the pointer in between', () => {
  render(<Pages />, { wrapper: Ours });
  press(screen.getByRole('button'), 1);
  expect(press(screen.getByText('Newsletter'), 2)).toBe(false);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(press(screen.getByText('Newsletter'), 1)).toBe(true);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('leaves the presses of a page around an embedded form alone', () => {
  render(<Pages />);
  press(screen.getByRole('button'), 1);
  expect(press(screen.getByText('Newsletter'), 2)).toBe(true);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('takes two presses of the same box for two', () => {
  render(
    <label>
      Newsletter <input type="checkbox" />
    </label>,
    { wrapper: Ours },
  );
  press(screen.getByRole('checkbox'), 1);
  press(screen.getByText('Newsletter'), 2);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('brings what Tab came to into view again, once the page has settled', () => {
  render(<input />, { wrapper: Ours });
  const box = screen.getByRole('textbox');
  box.focus();
  const scroll = vi.spyOn(box, 'scrollIntoView');
  fireEvent.keyUp(box, { key: 'a' });
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.keyUp(box, { key: 'Tab' });
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
