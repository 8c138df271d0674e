import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Held } from '../testing/held.tsx';
import { NearDateInput } from './near-date-input.tsx';

it('a calendar that loads late leaves the focus in the date box if the user types there', async () => {
  render(
    <Held<string | null> start={null}>
      {(value, setValue) => (
        <NearDateInput name="partenza" label="Partenza" value={value} onChange={setValue} />
      )}
    </Held>,
  );
  const day = screen.getByRole('textbox', { name: 'Giorno: Partenza' });
  act(() => screen.getByRole('button', { name: 'Scegli dal calendario' }).click());
  act(() => day.focus());
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(day).toHaveFocus();
  const user = userEvent.setup();
  await user.keyboard('3');
  expect(day).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Mese successivo' }));
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('data-day');
});
