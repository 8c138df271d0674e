import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { withoutUnheard } from './without-unheard.ts';

it('leaves every key to the page around, and to React those that somebody listens for', async () => {
  const inside = vi.fn();
  const around = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  document.body.addEventListener('keyup', around, { once: true });
  await act(() =>
    withoutUnheard(root, () =>
      createRoot(root).render(
        <input
          onKeyDown={({ type }) => inside(type)}
          onKeyUp={({ type }) => inside(type)}
          onInput={({ type }) => inside(type)}
        />,
      ),
    ),
  );
  for (const type of ['keydown', 'keypress', 'input', 'keyup'])
    root.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(inside.mock.calls).toEqual([['keydown'], ['input']]);
  expect(around).toHaveBeenCalledOnce();
});

it('gives the element back as it was, also where the start fails', () => {
  const root = document.createElement('div');
  const failing = () => {
    throw new Error('no funnel');
  };
  expect(() => withoutUnheard(root, failing)).toThrow('no funnel');
  expect(root.addEventListener).toBe(EventTarget.prototype.addEventListener);
});

it('takes nothing from the packages: none of them listens for those', () => {
  const repository = join(import.meta.dirname, '../../..');
  const sources = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: repository });
  const listening = sources
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .filter((file) =>
      /\bon(KeyUp|KeyPress|BeforeInput|TextInput)/.test(
        readFileSync(join(repository, file), 'utf8'),
      ),
    );
  expect(sources.length).toBeGreaterThan(100);
  expect(listening).toEqual([]);
});
