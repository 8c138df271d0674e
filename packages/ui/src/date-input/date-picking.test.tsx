import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Status } from '../status/status.tsx';
import { DatePicking } from './date-picking.tsx';

it('DatePicking focuses a day of the calendar before the next key is handled, so that the key acts on the calendar', async () => {
  render(<DatePicking label="Partenza" read={() => '2027-01-31'} onPick={() => undefined} />);
  const drawn = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"]')) return;
    drawn.disconnect();
    const pressed = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true });
    document.activeElement?.dispatchEvent(pressed);
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  screen.getByRole('button', { name: 'Scegli dal calendario' }).click();
  expect(await screen.findByRole('button', { name: 'domenica 28 febbraio 2027' })).toHaveFocus();
});

it('DatePicking announces the full date that a chip puts into the boxes', async () => {
  const onPick = vi.fn();
  render(
    <>
      <DatePicking label="Partenza" read={() => null} today="2026-11-21" onPick={onPick} />
      <Status />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Domani' }));
  expect(onPick).toHaveBeenCalledWith('2026-11-22');
  const said = () =>
    expect(screen.getByRole('status')).toHaveTextContent('domenica 22 novembre 2026');
  await waitFor(said);
});

it('DatePicking shows no chip if only one day is within the limits', () => {
  render(
    <DatePicking
      label="Scadenza"
      read={() => null}
      today="2026-11-21"
      min="2026-11-24"
      onPick={() => undefined}
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName('Scegli dal calendario');
});
