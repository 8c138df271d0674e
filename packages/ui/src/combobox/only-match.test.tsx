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
  it('is in the form as soon as it is told, once, and shown in the list', async () => {
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

  it('stays the answer while the typed text spells it, and is none for another', async () => {
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

  it('is told again once it stands in the box', async () => {
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
  ])('may be written in another way: %s', async (keys, value) => {
    await ask(service());
    await type(keys, 400);
    expect(held()).toBe(value);
    await user.tab();
    expect(box()).toHaveValue(value);
  });

  it('makes way for what is typed over everything', async () => {
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

  it('is chosen for a text that was pasted too', async () => {
    await ask();
    await user.paste('impieg');
    await wait(400);
    expect(box()).toHaveValue('impieg');
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('is refused with Esc', async () => {
    await ask();
    await type('impieg', 400);
    await user.keyboard('[Escape]');
    expect(held()).toBe('');
    await user.tab();
    expect(box()).toHaveValue('impieg');
    expect(held()).toBe('');
  });

  it('does not follow who empties the form', async () => {
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

describe('an answer that comes late', () => {
  const slow = () => service(() => 900);

  it('completes what was written in full', async () => {
    await ask(slow());
    await type('campobasso', 50);
    await user.tab();
    await wait(1000);
    expect(box()).toHaveValue('CAMPOBASSO (CB)');
    expect(held()).toBe('CAMPOBASSO (CB)');
    expect(screen.getByLabelText('Altro')).toHaveFocus();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('chooses nothing for who has gone on, and loses nothing', async () => {
    await ask(slow());
    await type('campob', 50);
    await user.tab();
    await wait(2000);
    expect(box()).toHaveValue('campob');
    expect(held()).toBe('campob');
    await user.click(box());
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('is not taken for another text', async () => {
    await ask(service((text) => (text === 'camp' ? 2000 : 10)));
    await type('camp', 301);
    await type('obasso', 301);
    await wait(3000);
    expect(held()).toBe('CAMPOBASSO (CB)');
  });

  it('is waited for by Enter, which does not send the form meanwhile', async () => {
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

  it('may be none', async () => {
    await ask({ search: () => Promise.reject(new Error('offline')) });
    await type('milano', 400);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue('milano');
    expect(held()).toBe('milano');
  });
});

describe('a town of two letters', () => {
  it.each(Object.entries(ways))('is found by %s', async (_, leave) => {
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

  it.each(['Re ', 'Re ('])("is suggested for '%s'", async (keys) => {
    await ask(service());
    await type(keys, 400);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('RE (VB)');
  });

  it('is not made of any two letters', async () => {
    await ask(service());
    await type('mi', 700);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue('mi');
  });
});

describe('a municipality written with its province', () => {
  it.each([
    ['Milano (mi)', 'MILANO (MI)'],
    ['roma (rm)', 'ROMA (RM)'],
    ['Forli (fc)', 'FORLÌ (FC)'],
  ])('%s is %s', async (keys, value) => {
    await ask(service());
    await type(keys, 50);
    await user.tab();
    await wait(400);
    expect(box()).toHaveValue(value);
    expect(held()).toBe(value);
  });
});

describe('a box whose text is still looked up', () => {
  const { Enter: _, ...away } = ways;
  const slow = () => service(() => 4000);

  it.each(Object.entries(away))(
    'counts as left by %s once what it names stands in it',
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

  it('counts as left once nothing was found, and once the search has failed', async () => {
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

  it('is not left by who is back in it by then, and is when they go', async () => {
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

describe('a text that a browser fills in while the focus is elsewhere', () => {
  it.each(['Milano XX', 'forl'])('counts as left where it chooses no option: %s', async (text) => {
    const onBlur = vi.fn();
    await ask({ ...service(), onBlur });
    box().blur();
    onBlur.mockClear();
    fireEvent.input(box(), { target: { value: text } });
    await wait(200);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(box()).toHaveValue(text);
  });

  it('is chosen where it names one option', async () => {
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
