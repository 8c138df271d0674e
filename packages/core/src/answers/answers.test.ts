import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { yesNo } from '../kinds/choice/field.ts';
import { items } from '../kinds/items/field.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Table } from '../table/table.ts';
import { createAnswerStore } from './answer-store.ts';
import { createAnswers, type Settled } from './answers.ts';
import { initialValues } from './initial-values.ts';

const asked = { label: '', code: '', error: '' };
const age = whole({ ...asked, digits: 2 });
const fields = {
  nome: text({ ...asked, max: 40 }),
  bambini: yesNo(asked),
  quanti: whole({ ...asked, digits: 1 }),
  eta: items({ ...asked, item: age }),
};
/** Who comes with children says how many, and is asked how old each of them is. */
const visit: Table<typeof fields> = {
  fields,
  applies: { quanti: ({ bambini }) => bambini === true, eta: ({ bambini }) => bambini === true },
  computed: {
    eta: ({ quanti, eta }) => Array.from({ length: quanti ?? 0 }, (_, at) => eta[at] ?? null),
  },
};
const family = { nome: 'Luca', bambini: true, quanti: 2, eta: [7, 9] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The answers of the visit, how often they changed and how they settled. */
function page(start = initialValues(visit)) {
  const store = createAnswerStore<Record<string, unknown>>(start);
  const changed = vi.fn();
  store.subscribe(changed);
  const settled = vi.fn<(settled: Settled) => void>();
  const around = () => ({ today: '2026-11-21', settings: undefined });
  return { store, changed, settled, answers: createAnswers(visit, store, around, settled) };
}

describe('an answer that is being typed', () => {
  it('is there at each key, and settles nothing', () => {
    const { answers, store, changed, settled } = page();
    answers.type('nome', 'L');
    answers.type('nome', 'Lu');
    expect(store.get().nome).toBe('Lu');
    expect(store.settled().nome).toBe('');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(settled).not.toHaveBeenCalled();
  });

  it('settles once, 300 milliseconds after the last key', () => {
    const { answers, store, settled } = page();
    answers.type('nome', 'Luc');
    vi.advanceTimersByTime(299);
    answers.type('nome', 'Luca');
    vi.advanceTimersByTime(299);
    expect(store.settled().nome).toBe('');
    vi.advanceTimersByTime(1);
    expect(store.settled().nome).toBe('Luca');
    vi.advanceTimersByTime(1000);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ keys: ['nome'], before: { nome: '' } });
  });

  it('settles at once when the field is left, and not again', () => {
    const { answers, store, settled } = page();
    answers.type('nome', 'Luca');
    expect(answers.flush().nome).toBe('Luca');
    expect(store.settled().nome).toBe('Luca');
    vi.advanceTimersByTime(1000);
    answers.flush();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('lets the answers that hang on it follow only when it is whole', () => {
    const { answers, store } = page(family);
    answers.type('quanti', null);
    expect(store.get().eta).toEqual([7, 9]);
    answers.type('quanti', 3);
    vi.advanceTimersByTime(300);
    expect(store.get().eta).toEqual([7, 9, null]);
  });

  it('is not taken away by answers that come from elsewhere meanwhile', () => {
    const { answers, store } = page();
    answers.type('nome', 'Anna');
    store.update((now) => ({ ...family, nome: now.nome }));
    expect(store.get()).toEqual({ ...family, nome: 'Anna' });
    vi.advanceTimersByTime(300);
    expect(store.settled().nome).toBe('Anna');
  });
});

describe('an answer that was replaced while it was being typed', () => {
  it('is not settled any more: the form may be of other questions by now', () => {
    const { answers, store, settled } = page();
    answers.type('nome', 'Ann');
    store.reset({ targa: 'AB123CD' });
    vi.advanceTimersByTime(300);
    expect(answers.flush()).toEqual({ targa: 'AB123CD' });
    expect(settled).not.toHaveBeenCalled();
  });
});

describe('an answer that is chosen', () => {
  it('settles at once, with all that hangs on it', () => {
    const { answers, store, changed } = page(family);
    answers.choose('bambini', false);
    expect(store.settled()).toEqual({ nome: 'Luca', bambini: false, quanti: null, eta: [] });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('takes along what is being typed', () => {
    const { answers, store, settled } = page();
    answers.type('nome', 'Luca');
    answers.choose('bambini', true);
    expect(store.settled()).toMatchObject({ nome: 'Luca', bambini: true });
    vi.advanceTimersByTime(1000);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(settled.mock.calls[0]?.[0].keys).toEqual(['nome', 'bambini']);
  });
});
