import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatePicking } from './date-picking.tsx';

it('hears the key that is pressed in the moment the calendar is drawn', async () => {
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
