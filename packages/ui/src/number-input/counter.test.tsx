import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Status } from '../status/status.tsx';
import { Held } from '../testing/held.tsx';
import { NumberInput } from './number-input.tsx';

it('Counter announces the number after a press on plus or minus, also at the limit', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Held<number | null> start={2}>
        {(value, onChange) => (
          <NumberInput name="n" label="Persone" counter max={3} {...{ value, onChange }} />
        )}
      </Held>
      <Status />
    </>,
  );
  const said = (number: string) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${number}$`)));
  await user.click(screen.getByRole('button', { name: 'Aumenta' }));
  await said('3');
  await user.click(screen.getByRole('button', { name: 'Aumenta' }));
  await said('3');
  await user.click(screen.getByRole('button', { name: 'Diminuisci' }));
  await said('2');
});
