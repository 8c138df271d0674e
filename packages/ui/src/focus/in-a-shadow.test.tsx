import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { focused } from './focused.ts';
import { ignoreStrayPresses } from './ignore-stray-presses.ts';

ignoreStrayPresses();

const options = ['Ferrara', 'Firenze', 'Foggia'].map((value) => ({ id: value, value }));

const host = document.createElement('preventivo-funnel');
let inside: HTMLElement;
beforeEach(() => {
  document.body.append(host);
  inside = document.createElement('div');
  inside.className = 'q';
  (host.shadowRoot ?? host.attachShadow({ mode: 'open' })).replaceChildren(inside);
});
afterEach(() => host.remove());

function part(selector: string): HTMLElement {
  const found = inside.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

it('focused returns an element inside a shadow root, where the document returns only the host', () => {
  render(<input />, { container: inside });
  act(() => part('input').focus());
  expect(document.activeElement).toBe(host);
  expect(focused()).toBe(part('input'));
  act(() => part('input').blur());
  expect(focused()).toBe(document.body);
});

it('Combobox in a shadow root keeps its list open on a press inside, and closes it on a press elsewhere', async () => {
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

it('the element focused by Tab in a shadow root is scrolled into view', () => {
  render(<input />, { container: inside });
  const scroll = vi.spyOn(part('input'), 'scrollIntoView');
  act(() => part('input').focus());
  fireEvent.keyUp(part('input'), { key: 'Tab' });
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
