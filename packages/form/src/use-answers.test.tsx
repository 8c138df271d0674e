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
/** A table of a museum visit. A visitor with children answers how many, and the age of each child. */
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

/** Renders the hook, and records the calls of `onChange` and `onSettled`. */
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
    /** Replaces the `values` that the parent component passes. */
    replace: (values: Answered) => act(() => rerender(values)),
    now: () => result.current.answers.now(),
    /** Returns the answers that Formik renders. */
    rendered: () => result.current.formik.values,
    setValues: (values: Answered) =>
      act(async () => void (await result.current.formik.setValues(values))),
  };
}

describe('an answer that the user types', () => {
  it('is reported at each keystroke, and does not settle', () => {
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

  it('settles once, 300 milliseconds after the last keystroke', () => {
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

  it('settles once on blur', () => {
    const { type, flush, wait, rendered, onSettled } = page();
    type('nome', 'Luca');
    expect(flush().nome).toBe('Luca');
    expect(rendered().nome).toBe('Luca');
    wait(1000);
    flush();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('settles when its page unmounts', () => {
    const { type, unmount, onChange } = page();
    type('nome', 'Luca');
    unmount();
    expect(onChange.mock.lastCall?.[1].nome).toBe('Luca');
  });

  it('updates its dependents only when it settles', () => {
    const { type, wait, now } = page(family);
    type('quanti', null);
    expect(now().eta).toEqual([7, 9]);
    type('quanti', 3);
    wait(300);
    expect(now().eta).toEqual([7, 9, null]);
  });

  it('stays when the parent replaces the other answers, and is reported with them', () => {
    const { type, replace, wait, now, rendered, onChange } = page();
    type('nome', 'Anna');
    replace({ ...family, nome: '' });
    expect(now()).toEqual({ ...family, nome: 'Anna' });
    expect(onChange.mock.lastCall?.[0]).toEqual({ ...family, nome: 'Anna' });
    wait(300);
    expect(rendered().nome).toBe('Anna');
  });

  it('is dropped when the parent replaces it', () => {
    const { type, replace, wait, flush, rendered, onSettled } = page();
    type('nome', 'Ann');
    replace(family);
    wait(300);
    expect(flush()).toEqual(family);
    expect(rendered()).toEqual(family);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('stays when the parent passes the reported answers back as a new object', () => {
    const { type, replace, now } = page();
    type('nome', 'Ann');
    replace({ ...nobody });
    expect(now().nome).toBe('Ann');
    replace({ ...nobody, nome: 'Ann' });
    expect(now().nome).toBe('Ann');
  });
});

describe('an answer that the user chooses', () => {
  it('settles at once, with its dependents', () => {
    const { choose, rendered, onChange } = page(family);
    choose('bambini', false);
    expect(rendered()).toEqual({ nome: 'Luca', bambini: false, quanti: null, eta: [] });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('settles the answer that the user is typing as well', () => {
    const { type, choose, wait, rendered, onSettled } = page();
    type('nome', 'Luca');
    choose('bambini', true);
    expect(rendered()).toMatchObject({ nome: 'Luca', bambini: true });
    wait(1000);
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onSettled.mock.calls[0]?.[0].keys).toEqual(['nome', 'bambini']);
  });
});

describe('answers that a host sets through Formik', () => {
  it('settle like chosen answers, and are reported to the parent', async () => {
    const { setValues, rendered, onChange, onSettled } = page(family);
    await setValues({ ...family, bambini: false });
    expect(rendered()).toEqual({ nome: 'Luca', bambini: false, quanti: null, eta: [] });
    expect(onChange.mock.lastCall?.[1]).toEqual(rendered());
    expect(onSettled.mock.calls[0]?.[0].keys).toEqual(['bambini']);
  });
});
