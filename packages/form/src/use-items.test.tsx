import type { Fields, Values } from '@preventivo/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { luca } from './library.fixture.ts';
import { LibraryForm } from './library-form.fixture.tsx';

/** Renders Luca's form with three children. */
function visit(onChange: (answers: Values<Fields>) => void = () => {}) {
  render(
    <LibraryForm
      keys={['bambini', 'quanti', 'eta']}
      values={{ ...luca, bambini: true, quanti: 3, eta: [null, null, null] }}
      onChange={onChange}
      onValidSubmit={async () => []}
    />,
  );
  return userEvent.setup();
}

const age = (number: number) => screen.getByRole('textbox', { name: `Età bambino ${number}` });
const isWrong = (box: HTMLElement) => waitFor(() => expect(box).toHaveAttribute('aria-invalid'));

it('a list shows the error of the blurred item, and none of later items', async () => {
  const user = visit();
  await user.type(age(1), '77');
  await user.tab();
  await isWrong(age(1));
  expect(age(2)).not.toHaveAttribute('aria-invalid');
  expect(age(2)).not.toHaveAccessibleDescription();
});

it('a list keeps all items that the browser autofills in the same tick', async () => {
  const onChange = vi.fn();
  visit(onChange);
  // Simulate autofill: it changes inputs without focus, so the form receives no blur.
  for (const number of [1, 2, 3])
    fireEvent.input(age(number), { target: { value: String(number + 4) } });
  expect(onChange.mock.lastCall?.[0].eta).toEqual([5, 6, 7]);
});

it('a list shows no error when an empty item is blurred', async () => {
  const user = visit();
  await user.type(age(1), '7');
  await user.tab();
  await user.tab();
  await user.type(age(3), '77');
  await user.tab();
  await isWrong(age(3));
  expect(age(2)).not.toHaveAttribute('aria-invalid');
});

it('a list shows the error of an emptied item on blur, and of all items on submit', async () => {
  const user = visit();
  await user.type(age(2), '7');
  await user.clear(age(2));
  await user.tab();
  await isWrong(age(2));
  expect(age(1)).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await isWrong(age(1));
  expect(age(3)).toHaveAttribute('aria-invalid');
});
