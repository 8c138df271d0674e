import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DatePicking } from './date-picking.tsx';

it('a calendar that fails to load shows an error, and takes the focus once a retry succeeds', async () => {
  vi.doMock('@preventivo/ui/calendar', () => {
    throw new TypeError('Failed to fetch');
  });
  const user = userEvent.setup();
  render(<DatePicking label="Partenza" read={() => '2027-01-31'} onPick={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Scegli dal calendario' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'I dati inseriti non sono andati persi.',
  );
  vi.doUnmock('@preventivo/ui/calendar');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: 'domenica 31 gennaio 2027' })).toHaveFocus();
});
