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
  it('the only match is selected in the list, announced, and passed to the form once', async () => {
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

  it('the only match stays chosen while its name starts with the typed text, and is dropped for another text', async () => {
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

  it('the only match is passed to `onSelect` again once the box shows its name', async () => {
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
  ])('the only match is found by the typed text %s', async (keys, value) => {
    await ask(service());
    await type(keys, 400);
    expect(held()).toBe(value);
    await user.tab();
    expect(box()).toHaveValue(value);
  });

  it('the only match is dropped when the user selects the text of the box and types another', async () => {
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

  it('the only match is dropped when the form clears the value of the combobox', async () => {
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

  it('a fully typed text is completed when its search results arrive after the user has left the box', async () => {
    await ask(slow());
    await type('campobasso', 50);
    await user.tab();
    await wait(1000);
    expect(box()).toHaveValue('CAMPOBASSO (CB)');
    expect(held()).toBe('CAMPOBASSO (CB)');
    expect(screen.getByLabelText('Altro')).toHaveFocus();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('search results that arrive after the user has left a partial text in the box choose no option', async () => {
    await ask(slow());
    await type('campob', 50);
    await user.tab();
    await wait(2000);
    expect(box()).toHaveValue('campob');
    expect(held()).toBe('campob');
    await user.click(box());
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('search results of an earlier text do not replace those of the current text', async () => {
    await ask(service((text) => (text === 'camp' ? 2000 : 10)));
    await type('camp', 301);
    await type('obasso', 301);
    await wait(3000);
    expect(held()).toBe('CAMPOBASSO (CB)');
  });

  it('Enter does not submit the form while search results are pending', async () => {
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

  it('the combobox keeps the typed text if the search fails', async () => {
    await ask({ search: () => Promise.reject(new Error('offline')) });
    await type('milano', 400);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue('milano');
    expect(held()).toBe('milano');
  });
});

describe('a town with a two-letter name', () => {
  it.each(Object.entries(ways))(
    'a town with a two-letter name is found when the user leaves the box by %s',
    async (_, leave) => {
      const { asked, search } = service();
      await ask({ search });
      await type('re', 700);
      expect(asked).toEqual([]);
      await leave();
      await wait(400);
      expect(asked).toEqual(['re']);
      expect(box()).toHaveValue('RE (VB)');
      expect(held()).toBe('RE (VB)');
    },
  );

  it.each(['Re ', 'Re ('])(
    "a town with a two-letter name is suggested for the text '%s'",
    async (keys) => {
      await ask(service());
      await type(keys, 400);
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain(
        'RE (VB)',
      );
    },
  );

  it('a two-letter text that is not the name of a town finds no town', async () => {
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
  ])('the municipality search completes %s to %s', async (keys, value) => {
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
    'while a search runs, leaving the box by %s reports the blur only once the result is shown',
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

  it('a blur during a search is reported once the search fails or has no results', async () => {
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

  it('a blur during a search is not reported if the user returns to the box before the search ends, but the next blur is', async () => {
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
  it.each(['Milano XX', 'forl'])(
    'text that the browser autofills without a match is reported like a blur: %s',
    async (text) => {
      const onBlur = vi.fn();
      await ask({ ...service(), onBlur });
      box().blur();
      onBlur.mockClear();
      fireEvent.input(box(), { target: { value: text } });
      await wait(200);
      expect(onBlur).toHaveBeenCalledOnce();
      expect(box()).toHaveValue(text);
    },
  );

  it('text that the browser autofills chooses the option that it names', async () => {
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
