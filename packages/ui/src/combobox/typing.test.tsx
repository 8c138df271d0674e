import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choice } from '../choice/choice.tsx';
import { Status } from '../status/status.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './combobox-props.ts';
import { matching } from './words.ts';

const jobs =
  `Agente Agricoltore Architetto Artigiano Avvocato Casalinga Commerciante Dirigente Farmacista
  Impiegato Imprenditore Ingegnere Insegnante Medico Operaio Pensionato Studente`
    .split(/\s+/)
    .map((value) => ({ id: value.toLowerCase(), value }));

const towns =
  `CAMPOBASSO (CB)|CAMPOBELLO DI MAZARA (TP)|FORLÌ (FC)|FORLÌ DEL SANNIO (IS)|MILANO (MI)|MILAZZO (ME)|
  RE (VB)|REA (PV)|REGGIO NELL'EMILIA (RE)|ROMA (RM)|ROMANO DI LOMBARDIA (BG)|BOLZANO (BZ)`
    .split(/\|\s*/)
    .map((value) => ({ id: value, value, name: value.slice(0, -5) }));
const withAlias = (text: string) =>
  'BOZEN'.startsWith(text.toUpperCase()) ? towns.slice(-1) : matching(towns, text);

/** Who answers after so many ms; `asked` is what was asked. */
function service(ms: (text: string) => number = () => 80) {
  const asked: string[] = [];
  const search = async (text: string, signal: AbortSignal) => {
    asked.push(text);
    await new Promise((done) => window.setTimeout(done, ms(text)));
    return signal.aborted ? [] : withAlias(text);
  };
  return { asked, search };
}

interface Asked {
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  readonly onSelect?: (option: ComboboxOption, isTyping: boolean) => void;
}

/** A form of one question and another field; what it holds is written at its end. */
function Form({ search, onSelect }: Asked) {
  const [answer, setAnswer] = useState<string | null>(search ? '' : null);
  const field = { name: 'campo', label: 'Domanda', onChange: setAnswer };
  return (
    <form>
      {search ? (
        <Combobox {...field} {...{ search, onSelect }} shortest={2} value={answer ?? ''} />
      ) : (
        <Choice {...field} options={jobs} value={answer} />
      )}
      <input aria-label="Altro" />
      <button type="submit">Continua</button>
      <p id="held">{answer}</p>
      <Status />
    </form>
  );
}

const user = userEvent.setup({ delay: null });
const box = () => screen.getByLabelText<HTMLInputElement>('Domanda', { selector: 'input' });
const held = () => document.querySelector('#held')?.textContent;
const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function ask(asked: Asked = {}) {
  render(<Form {...asked} />);
  await user.click(box());
  // The list comes with the first focus.
  await act(() => vi.dynamicImportSettled());
  await wait(0);
  expect(screen.getByRole('listbox', { hidden: true })).toBe(box().nextElementSibling);
}

/** Types key by key, looking after each that the box holds what was typed and nothing else. */
async function type(keys: string, pace: number) {
  const before = box().value;
  for (let at = 1; at <= keys.length; at += 1) {
    await user.keyboard(keys[at - 1] ?? '');
    await wait(pace);
    expect(box()).toHaveValue(before + keys.slice(0, at));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  // By this name the testing library knows that time is told by the test.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  // What was about to be said is not left to the next person.
  act(() => vi.runOnlyPendingTimers());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paces = [50, 150, 299, 301, 400, 700, 1500];
const ways = {
  Tab: () => user.tab(),
  Enter: () => user.keyboard('[Enter]'),
  'a press elsewhere': () => user.click(screen.getByLabelText('Altro')),
};

describe.each(paces)('who types at %i ms a key', (pace) => {
  it.each(Object.entries(ways))('has their profession, whole, by %s', async (_, leave) => {
    await ask();
    await type('impiegato', pace);
    await leave();
    expect(box()).toHaveValue('Impiegato');
    expect(held()).toBe('impiegato');
  });

  it.each(Object.entries(ways))('has their municipality, whole, by %s', async (_, leave) => {
    await ask(service());
    await type('campobasso', pace);
    await leave();
    await wait(500);
    expect(box()).toHaveValue('CAMPOBASSO (CB)');
    expect(held()).toBe('CAMPOBASSO (CB)');
  });

  it('corrects a wrong letter in the end and in the middle', async () => {
    await ask();
    await type('impiegk', pace);
    await user.keyboard('[Backspace]');
    await wait(pace);
    expect(box()).toHaveValue('impieg');
    await user.keyboard('[ArrowLeft][ArrowLeft][Backspace]');
    await wait(pace);
    expect(box()).toHaveValue('impeg');
    await user.keyboard('i');
    await wait(pace);
    expect(box()).toHaveValue('impieg');
    await wait(400);
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('is not answered for while deleting', async () => {
    await ask();
    await type('impiega', pace);
    await wait(400);
    expect(held()).toBe('impiegato');
    for (const left of ['impieg', 'impie']) {
      await user.keyboard('[Backspace]');
      await wait(Math.max(pace, 400));
      expect(box()).toHaveValue(left);
      expect(held()).toBe('');
    }
    await user.tab();
    expect(box()).toHaveValue('impie');
    expect(held()).toBe('');
  });
});

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

describe('a keyboard that composes words', () => {
  /** As a phone tells of a key: the whole word anew. */
  async function compose(text: string) {
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box(), text);
      const how = { inputType: 'insertCompositionText', isComposing: true, bubbles: true };
      box().dispatchEvent(new InputEvent('input', how));
    });
    await wait(400);
    expect(box()).toHaveValue(text);
  }

  it('is never written over, and the answer is whole in the end', async () => {
    await ask();
    for (const text of ['i', 'im', 'impi', 'impie', 'impiegato']) await compose(text);
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('deletes as others do', async () => {
    await ask();
    await compose('impieg');
    expect(held()).toBe('impiegato');
    await compose('impie');
    expect(held()).toBe('');
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

describe('Tab from an open list', () => {
  it('closes it and goes to the next field', async () => {
    await ask();
    await type('i', 400);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
    await user.keyboard('[ArrowDown]');
    await user.tab();
    expect(screen.getByLabelText('Altro')).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('i');
  });
});
