import { initialValues, items, type Table, text, whole, yesNo } from '@preventivo/core';
import { act, renderHook } from '@testing-library/react';
import { useFormik } from 'formik';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answered } from './checking/page-status.ts';
import { type Settled, useAnswers } from './use-answers.ts';

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
const nobody: Answered = initialValues(visit);
const family = { nome: 'Luca', bambini: true, quanti: 2, eta: [7, 9] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The answers of the visit: what their owner hears, and how they settled. */
function page(start: Answered = nobody) {
  const onChange = vi.fn<(now: Answered, settled: Answered) => void>();
  const onSettled = vi.fn<(settled: Settled) => void>();
  const { result, rerender, unmount } = renderHook(
    (values: Answered) => {
      const formik = useFormik({ initialValues: start, onSubmit() {} });
      const answers = useAnswers(formik, {
        ...{ table: visit as unknown as Table, values, onChange, onSettled },
        around: () => ({ today: '2026-11-21', settings: undefined }),
        onAnswered() {},
      });
      return { formik, answers };
    },
    { initialProps: start },
  );
  return {
    ...{ onChange, onSettled, unmount },
    type: (key: string, answer: unknown) =>
      act(() => result.current.answers.answer(key, answer, true)),
    choose: (key: string, answer: unknown) =>
      act(() => result.current.answers.answer(key, answer, false)),
    flush() {
      act(() => void result.current.answers.flush());
      return result.current.answers.now();
    },
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    /** The owner replaces the answers. */
    replace: (values: Answered) => act(() => rerender(values)),
    now: () => result.current.answers.now(),
    /** The answers as Formik renders them. */
    rendered: () => result.current.formik.values,
    setValues: (values: Answered) =>
      act(async () => void (await result.current.formik.setValues(values))),
  };
}

describe('an answer that is being typed', () => {
  it('is told at each key, and settles nothing', () => {
    const { type, rendered, onChange, onSettled } = page();
    type('nome', 'L');
    type('nome', 'Lu');
    expect(onChange.mock.calls.map(([now, settled]) => [now.nome, settled.nome])).toEqual([
      ['L', ''],
      ['Lu', ''],
    ]);
    expect(rendered().nome).toBe('');
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('settles once, 300 milliseconds after the last key', () => {
    const { type, wait, rendered, onSettled } = page();
    type('nome', 'Luc');
    wait(299);
    type('nome', 'Luca');
    wait(299);
    expect(rendered().nome).toBe('');
    wait(1);
    expect(rendered().nome).toBe('Luca');
    wait(1000);
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onSettled.mock.calls[0]?.[0]).toMatchObject({ keys: ['nome'], before: { nome: '' } });
  });

  it('settles at once when the field is left, and not again', () => {
    const { type, flush, wait, rendered, onSettled } = page();
    type('nome', 'Luca');
    expect(flush().nome).toBe('Luca');
    expect(rendered().nome).toBe('Luca');
    wait(1000);
    flush();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('settles when its page goes', () => {
    const { type, unmount, onChange } = page();
    type('nome', 'Luca');
    unmount();
    expect(onChange.mock.lastCall?.[1].nome).toBe('Luca');
  });

  it('lets the answers that depend on it follow only when it is whole', () => {
    const { type, wait, now } = page(family);
    type('quanti', null);
    expect(now().eta).toEqual([7, 9]);
    type('quanti', 3);
    wait(300);
    expect(now().eta).toEqual([7, 9, null]);
  });

  it('stays where its owner replaces the others, and is told to them', () => {
    const { type, replace, wait, now, rendered, onChange } = page();
    type('nome', 'Anna');
    replace({ ...family, nome: '' });
    expect(now()).toEqual({ ...family, nome: 'Anna' });
    expect(onChange.mock.lastCall?.[0]).toEqual({ ...family, nome: 'Anna' });
    wait(300);
    expect(rendered().nome).toBe('Anna');
  });

  it('goes where its owner replaces it', () => {
    const { type, replace, wait, flush, rendered, onSettled } = page();
    type('nome', 'Ann');
    replace(family);
    wait(300);
    expect(flush()).toEqual(family);
    expect(rendered()).toEqual(family);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('stays where its owner hands back what it was told, as another object', () => {
    const { type, replace, now } = page();
    type('nome', 'Ann');
    replace({ ...nobody });
    expect(now().nome).toBe('Ann');
    replace({ ...nobody, nome: 'Ann' });
    expect(now().nome).toBe('Ann');
  });
});

describe('an answer that is chosen', () => {
  it('settles at once, with all that depends on it', () => {
    const { choose, rendered, onChange } = page(family);
    choose('bambini', false);
    expect(rendered()).toEqual({ nome: 'Luca', bambini: false, quanti: null, eta: [] });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('takes along what is being typed', () => {
    const { type, choose, wait, rendered, onSettled } = page();
    type('nome', 'Luca');
    choose('bambini', true);
    expect(rendered()).toMatchObject({ nome: 'Luca', bambini: true });
    wait(1000);
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onSettled.mock.calls[0]?.[0].keys).toEqual(['nome', 'bambini']);
  });
});

describe('answers that a host gives to Formik', () => {
  it('settle as if somebody had chosen them, and are told to the owner', async () => {
    const { setValues, rendered, onChange, onSettled } = page(family);
    await setValues({ ...family, bambini: false });
    expect(rendered()).toEqual({ nome: 'Luca', bambini: false, quanti: null, eta: [] });
    expect(onChange.mock.lastCall?.[1]).toEqual(rendered());
    expect(onSettled.mock.calls[0]?.[0].keys).toEqual(['bambini']);
  });
});
