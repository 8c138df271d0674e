import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Choice } from '../choice/choice.tsx';
import { Status } from '../status/status.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './combobox-props.ts';
import { matching } from './words.ts';

export const jobs =
  `Agente Agricoltore Architetto Artigiano Avvocato Casalinga Commerciante Dirigente Farmacista
  Impiegato Imprenditore Ingegnere Insegnante Medico Operaio Pensionato Studente`
    .split(/\s+/)
    .map((value) => ({ id: value.toLowerCase(), value }));

export const towns =
  `CAMPOBASSO (CB)|CAMPOBELLO DI MAZARA (TP)|FORLÌ (FC)|FORLÌ DEL SANNIO (IS)|MILANO (MI)|MILAZZO (ME)|
  RE (VB)|REA (PV)|REGGIO NELL'EMILIA (RE)|ROMA (RM)|ROMANO DI LOMBARDIA (BG)|BOLZANO (BZ)`
    .split(/\|\s*/)
    .map((value) => ({ id: value, value, name: value.slice(0, -5) }));

const withAlias = (text: string) =>
  'BOZEN'.startsWith(text.toUpperCase()) ? towns.slice(-1) : matching(towns, text);

/** A search service whose delay depends on the text. `asked` contains the searched texts. */
export function service(ms: (text: string) => number = () => 80) {
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
  readonly onBlur?: () => void;
}

/** A form with the combobox and a second field. After a submit, it prints the answer. */
function Form({ search, ...told }: Asked) {
  const [answer, setAnswer] = useState<string | null>(search ? '' : null);
  const field = { name: 'campo', label: 'Domanda', onChange: setAnswer };
  return (
    <form>
      {search ? (
        <Combobox {...field} {...told} search={search} shortest={2} value={answer ?? ''} />
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

export const user = userEvent.setup({ delay: null });

export const box = () => screen.getByLabelText<HTMLInputElement>('Domanda', { selector: 'input' });

export const held = () => document.querySelector('#held')?.textContent;

export const said = () => screen.getByRole('status').textContent;

export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function ask(asked: Asked = {}) {
  render(<Form {...asked} />);
  await user.click(box());
  // The list loads on the first focus.
  await act(() => vi.dynamicImportSettled());
  await wait(0);
  const list = screen.getByRole('listbox', { hidden: true });
  expect(list.parentElement).toBe(box().nextElementSibling);
}

/** Types a text key by key. After each key, checks that the box contains exactly the typed text. */
export async function type(keys: string, pace: number) {
  const before = box().value;
  for (let at = 1; at <= keys.length; at += 1) {
    await user.keyboard(keys[at - 1] ?? '');
    await wait(pace);
    expect(box()).toHaveValue(before + keys.slice(0, at));
  }
}

export const ways = {
  Tab: () => user.tab(),
  Enter: () => user.keyboard('[Enter]'),
  'a press elsewhere': () => user.click(screen.getByLabelText('Altro')),
};

/** Makes all tests of the calling file use fake timers. */
export function tellTime() {
  beforeEach(() => {
    vi.useFakeTimers();
    // Testing Library checks this global to detect fake timers.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  });
  afterEach(() => {
    // Run pending announcements now, so that they do not appear in the next test.
    act(() => vi.runOnlyPendingTimers());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
