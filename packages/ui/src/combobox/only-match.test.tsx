import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import {
  ask,
  box,
  held,
  jobs,
  said,
  service,
  tellTime,
  towns,
  type,
  user,
  wait,
  ways,
} from './typist.fixture.tsx';

tellTime();

describe('the only match', () => {
  it('the only match is set in the form once, when it is announced, and selected in the list', async () => {
    await ask(service());
    await type('milaz', 450);
    expect(held()).toBe('MILAZZO (ME)');
    expect(said()).toBe('Selezionato: MILAZZO (ME)');
    expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    screen.getByRole('status').textContent = '';
    await type('zo', 400);
    await user.tab();
    await wait(400);
    expect(said()).toBe('');
  });

  it('the only match stays chosen while the typed text spells it, but not for another text', async () => {
    const onSelect = vi.fn();
    await ask({ ...service(), onSelect });
    await type('camp', 400);
    await type('oba', 400);
    expect(onSelect.mock.calls).toEqual([[towns[0], true]]);
    await type('x', 50);
    expect(held()).toBe('campobax');
    await wait(450);
    expect(said()).toBe('Nessun risultato trovato');
    await user.tab();
    expect(box()).toHaveValue('campobax');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('the only match is reported again once the box shows it', async () => {
    const onSelect = vi.fn();
    await ask({ ...service(), onSelect });
    await type('milaz', 400);
    await user.tab();
    await wait(0);
    expect(onSelect.mock.calls).toEqual([
      [towns[5], true],
      [towns[5], false],
    ]);
  });

  it.each([
    ['forli del', 'FORLÌ DEL SANNIO (IS)'],
    ['mazara camp', 'CAMPOBELLO DI MAZARA (TP)'],
    ['boze', 'BOLZANO (BZ)'],
  ])('the only match is found by another spelling: %s', async (keys, value) => {
    await ask(service());
    await type(keys, 400);
    expect(held()).toBe(value);
    await user.tab();
    expect(box()).toHaveValue(value);
  });

  it('the only match is dropped when the user types over the selected text', async () => {
    await ask();
    await type('impieg', 400);
    box().select();
    await user.keyboard('m');
    expect(box()).toHaveValue('m');
    expect(held()).toBe('');
    await wait(400);
    await user.tab();
    expect(box()).toHaveValue('m');
  });

  it('the only match is chosen for a pasted text too', async () => {
    await ask();
    await user.paste('impieg');
    await wait(400);
    expect(box()).toHaveValue('impieg');
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('Escape undoes the choice of the only match', async () => {
    await ask();
    await type('impieg', 400);
    await user.keyboard('[Escape]');
    expect(held()).toBe('');
    await user.tab();
    expect(box()).toHaveValue('impieg');
    expect(held()).toBe('');
  });

  it('the only match is dropped when the form is emptied', async () => {
    await Combobox.preload();
    const view = render(
      <Combobox name="a" label="Domanda" value="" onChange={() => {}} options={jobs} />,
    );
    await user.click(box());
    await type('impieg', 400);
    view.rerender(
      <Combobox name="a" label="Domanda" value="x" onChange={() => {}} options={jobs} />,
    );
    view.rerender(
      <Combobox name="a" label="Domanda" value="" onChange={() => {}} options={jobs} />,
    );
    await user.tab();
    expect(box()).toHaveValue('');
  });
});

describe('late results', () => {
  const slow = () => service(() => 900);

  it('late results complete a fully typed text', async () => {
    await ask(slow());
    await type('campobasso', 50);
    await user.tab();
    await wait(1000);
    expect(box()).toHaveValue('CAMPOBASSO (CB)');
    expect(held()).toBe('CAMPOBASSO (CB)');
    expect(screen.getByLabelText('Altro')).toHaveFocus();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('late results choose no option after the user has left, and keep the typed text', async () => {
    await ask(slow());
    await type('campob', 50);
    await user.tab();
    await wait(2000);
    expect(box()).toHaveValue('campob');
    expect(held()).toBe('campob');
    await user.click(box());
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('late results are not applied to another text', async () => {
    await ask(service((text) => (text === 'camp' ? 2000 : 10)));
    await type('camp', 301);
    await type('obasso', 301);
    await wait(3000);
    expect(held()).toBe('CAMPOBASSO (CB)');
  });

  it('Enter does not submit the form while results are pending', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    await ask(slow());
    box().form?.addEventListener('submit', onSubmit);
    await type('milaz', 50);
    await user.keyboard('[Enter]');
    await wait(1000);
    expect(box()).toHaveValue('MILAZZO (ME)');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('[Enter]');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('the typed text stays if the search fails', async () => {
    await ask({ search: () => Promise.reject(new Error('offline')) });
    await type('milano', 400);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue('milano');
    expect(held()).toBe('milano');
  });
});

describe('a town with a two-letter name', () => {
  it.each(Object.entries(ways))('a two-letter town is found by %s', async (_, leave) => {
    const { asked, search } = service();
    await ask({ search });
    await type('re', 700);
    expect(asked).toEqual([]);
    await leave();
    await wait(400);
    expect(asked).toEqual(['re']);
    expect(box()).toHaveValue('RE (VB)');
    expect(held()).toBe('RE (VB)');
  });

  it.each(['Re ', 'Re ('])("a two-letter town is suggested for '%s'", async (keys) => {
    await ask(service());
    await type(keys, 400);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('RE (VB)');
  });

  it('no town is found for other two letters', async () => {
    await ask(service());
    await type('mi', 700);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue('mi');
  });
});

describe('a municipality typed with its province', () => {
  it.each([
    ['Milano (mi)', 'MILANO (MI)'],
    ['roma (rm)', 'ROMA (RM)'],
    ['Forli (fc)', 'FORLÌ (FC)'],
  ])('completes %s to %s', async (keys, value) => {
    await ask(service());
    await type(keys, 50);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue(value);
    expect(held()).toBe(value);
  });
});

describe('a box whose search is still running', () => {
  const { Enter: _, ...away } = ways;
  const slow = () => service(() => 4000);

  it.each(Object.entries(away))(
    'a box that still searches counts as left by %s only once it shows the result',
    async (_, go) => {
      const onBlur = vi.fn(() => box().value);
      await ask({ ...slow(), onBlur });
      await type('milazzo', 50);
      await go();
      await wait(3000);
      expect(onBlur).not.toHaveBeenCalled();
      await wait(1500);
      expect(held()).toBe('MILAZZO (ME)');
      expect(onBlur.mock.results).toMatchObject([{ value: 'MILAZZO (ME)' }]);
    },
  );

  it('a box that still searches counts as left once the search has no results or fails', async () => {
    const onBlur = vi.fn();
    const { search } = slow();
    await ask({
      onBlur,
      search: async (text, signal) => {
        const found = await search(text, signal);
        if (text === 'xyz') return found;
        throw new Error('Offline');
      },
    });
    for (const text of ['xyz', 'milazzo']) {
      onBlur.mockClear();
      await user.clear(box());
      await type(text, 50);
      await user.tab();
      await wait(3000);
      expect(onBlur).not.toHaveBeenCalled();
      await wait(1500);
      expect(onBlur).toHaveBeenCalledOnce();
    }
  });

  it('a box that still searches does not count as left if the user has returned, until they leave again', async () => {
    const onBlur = vi.fn();
    await ask({ ...slow(), onBlur });
    await type('milan', 50);
    await user.tab();
    await user.tab({ shift: true });
    await wait(4500);
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe('text that the browser autofills while the focus is elsewhere', () => {
  it.each(['Milano XX', 'forl'])('autofill without a match counts as left: %s', async (text) => {
    const onBlur = vi.fn();
    await ask({ ...service(), onBlur });
    box().blur();
    onBlur.mockClear();
    fireEvent.input(box(), { target: { value: text } });
    await wait(200);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(box()).toHaveValue(text);
  });

  it('the only option that autofill names is chosen', async () => {
    const onBlur = vi.fn();
    await ask({ ...service(), onBlur });
    box().blur();
    onBlur.mockClear();
    fireEvent.input(box(), { target: { value: 'Reggio nell Emilia' } });
    await wait(200);
    expect(box()).toHaveValue("REGGIO NELL'EMILIA (RE)");
    expect(onBlur).not.toHaveBeenCalled();
  });
});
