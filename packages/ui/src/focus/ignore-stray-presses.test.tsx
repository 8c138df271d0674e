import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ignoreStrayPresses } from './ignore-stray-presses.ts';

ignoreStrayPresses();

/** A page that a press replaces with another page, which has a checkbox under the pointer. */
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

/** A page whose button disappears on a press. The checkbox below it moves up. */
function Below() {
  const [pressed, setPressed] = useState(false);
  return (
    <>
      {!pressed && (
        <button type="button" onClick={() => setPressed(true)}>
          Ho capito
        </button>
      )}
      <label>
        Newsletter <input type="checkbox" />
      </label>
    </>
  );
}

/** Presses an element with the click count `detail`. Returns whether the press moves the focus. */
function press(target: Element, detail: number, at: MouseEventInit = {}): boolean {
  const takesFocus = fireEvent.mouseDown(target, { detail, ...at });
  fireEvent.mouseUp(target, { detail, ...at });
  fireEvent.click(target, { detail, ...at });
  return takesFocus;
}

it('the second press of a double press is ignored if it hits an element that has just appeared', () => {
  render(<Pages />, { wrapper: Ours });
  press(screen.getByRole('button'), 1);
  expect(press(screen.getByText('Newsletter'), 2)).toBe(false);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(press(screen.getByText('Newsletter'), 1)).toBe(true);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('a press outside the funnel has its normal effect', () => {
  render(<Pages />);
  press(screen.getByRole('button'), 1);
  expect(press(screen.getByText('Newsletter'), 2)).toBe(true);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('two presses on the same box count as two', () => {
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

it('quick presses on two neighbouring boxes both count', () => {
  render(
    <>
      <label>
        Newsletter <input type="checkbox" />
      </label>
      <label>
        Telefono <input type="checkbox" />
      </label>
    </>,
    { wrapper: Ours },
  );
  press(screen.getByText('Newsletter'), 1, { clientX: 0, clientY: 0 });
  expect(press(screen.getByText('Telefono'), 2, { clientX: 0, clientY: 52 })).toBe(true);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
});

it('a second press is ignored if it hits an element that has moved under the pointer', () => {
  render(<Below />, { wrapper: Ours });
  press(screen.getByRole('button'), 1);
  expect(press(screen.getByText('Newsletter'), 2, { clientX: 5, clientY: 5 })).toBe(false);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('a second press is ignored if it hits an element that now covers the one pressed first', () => {
  render(<Pages />, { wrapper: Ours });
  const before = screen.getByRole('button');
  const over = document.querySelector('.q')?.appendChild(document.createElement('button'));
  vi.spyOn(before, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 20));
  fireEvent.mouseDown(before, { detail: 1, clientX: 5, clientY: 5 });
  expect(press(over ?? expect.unreachable(), 2, { clientX: 6, clientY: 5 })).toBe(false);
});

it('after Tab, the focused element is scrolled into view again once the page has settled', () => {
  render(<input />, { wrapper: Ours });
  const box = screen.getByRole('textbox');
  box.focus();
  const scroll = vi.spyOn(box, 'scrollIntoView');
  fireEvent.keyUp(box, { key: 'a' });
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.keyUp(box, { key: 'Tab' });
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
