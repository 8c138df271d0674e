import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { focused } from './focused.ts';
import { steady } from './steady.ts';

steady();

const options = ['Ferrara', 'Firenze', 'Foggia'].map((value) => ({ id: value, value }));

/** An element of somebody else's page, with a form of ours in its shadow. */
const host = document.createElement('preventivo-funnel');
let inside: HTMLElement;
beforeEach(() => {
  document.body.append(host);
  inside = document.createElement('div');
  inside.className = 'q';
  (host.shadowRoot ?? host.attachShadow({ mode: 'open' })).replaceChildren(inside);
});
afterEach(() => host.remove());

/** A part of the form, by its selector. */
function part(selector: string): HTMLElement {
  const found = inside.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

it('has the focus where the document only names the element around it', () => {
  render(<input />, { container: inside });
  act(() => part('input').focus());
  expect(document.activeElement).toBe(host);
  expect(focused()).toBe(part('input'));
  act(() => part('input').blur());
  expect(focused()).toBe(document.body);
});

it('keeps a list open for who presses in it, and closes it for who presses elsewhere on the page', async () => {
  await Combobox.preload();
  render(<Combobox name="comune" label="Comune" options={options} value="" onChange={() => {}} />, {
    container: inside,
  });
  const box = part('input');
  act(() => box.focus());
  await act(async () => void fireEvent.keyDown(box, { key: 'ArrowDown' }));
  expect(box).toHaveAttribute('aria-expanded', 'true');
  act(() => void fireEvent.pointerDown(part('[role="option"]')));
  expect(box).toHaveAttribute('aria-expanded', 'true');
  act(() => void fireEvent.pointerDown(document.body));
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

it('brings what Tab came to into view', () => {
  render(<input />, { container: inside });
  const scroll = vi.spyOn(part('input'), 'scrollIntoView');
  act(() => part('input').focus());
  fireEvent.keyUp(part('input'), { key: 'Tab' });
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
