import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, box, held, said, service, tellTime, type, user, wait } from './typist.fixture.tsx';

tellTime();

const silent = 'La ricerca non risponde. Quello che hai scritto non va perso.';

function failing(times: number) {
  const { search, asked } = service();
  let left = times;
  const failingSearch: typeof search = async (text, signal) => {
    const options = await search(text, signal);
    left -= 1;
    if (left >= 0) throw new Error('Offline');
    return options;
  };
  return { asked, search: failingSearch };
}

const retry = () => screen.getByRole('button', { name: 'Riprova' });

describe('failing search', () => {
  it("a failing search reports the failure once instead of 'no results', and keeps the typed text", async () => {
    await ask(failing(1));
    await type('milaz', 50);
    await wait(450);
    expect(screen.getByText(silent, { selector: 'p' })).toBeVisible();
    expect(said()).toBe(silent);
    expect(screen.queryByText('Nessun risultato trovato')).toBeNull();
    expect([box().value, held()]).toEqual(['milaz', 'milaz']);
  });

  it('the retry button of a failed search searches again and returns the focus to the box', async () => {
    const { asked, search } = failing(1);
    await ask({ search });
    await type('milaz', 50);
    await wait(450);
    await user.click(retry());
    expect(box()).toHaveFocus();
    await wait(450);
    expect(held()).toBe('MILAZZO (ME)');
    expect(asked).toEqual(['milaz', 'milaz']);
    expect(screen.queryByText(silent, { selector: 'p' })).toBeNull();
  });

  it('Escape on the retry button focuses the box and keeps a surrounding dialog open', async () => {
    await ask(failing(1));
    await type('milaz', 50);
    await wait(450);
    await user.tab();
    expect(retry()).toHaveFocus();
    expect(fireEvent.keyDown(retry(), { key: 'Escape' })).toBe(false);
    expect(box()).toHaveFocus();
    expect(screen.queryByText(silent, { selector: 'p' })).toBeNull();
    expect([box().value, held()]).toEqual(['milaz', 'milaz']);
  });

  it('a failed search runs again on Enter and on blur', async () => {
    const { search, asked } = failing(2);
    await ask({ search });
    await type('milazzo', 50);
    await wait(450);
    await user.keyboard('[Enter]');
    await wait(450);
    expect(screen.getByText(silent, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByLabelText('Altro'));
    await wait(450);
    expect(box()).toHaveValue('MILAZZO (ME)');
    expect(asked).toEqual(['milazzo', 'milazzo', 'milazzo']);
  });
});
