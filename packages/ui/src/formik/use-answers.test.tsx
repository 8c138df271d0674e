import type { Fields, Values } from '@preventivo/core';
import { act, renderHook } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { library, luca, noAnswers } from './library.fixture.ts';
import { useAnswers } from './use-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const around = { today: '2026-11-21', settings: undefined };

/** The answers of the library's page, and what its owner heard. */
function page(start: Values<Fields> = noAnswers) {
  const onChange = vi.fn<(values: Values<Fields>, settled: boolean) => void>();
  let renders = 0;
  const { result, unmount } = renderHook(
    () => {
      renders += 1;
      const { values } = useFormikContext<Values<Fields>>();
      return { values, answers: useAnswers(library, around, onChange) };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <StrictMode>
          <Formik initialValues={start} onSubmit={() => {}}>
            {children}
          </Formik>
        </StrictMode>
      ),
    },
  );
  return {
    onChange,
    unmount,
    /** What the page draws. */
    drawn: () => result.current.values,
    renders: () => renders,
    does: (what: (answers: ReturnType<typeof useAnswers>) => unknown) =>
      act(() => void what(result.current.answers)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe('an answer that is written', () => {
  it('is kept at each key, and draws nothing', () => {
    const { does, onChange, drawn, renders } = page();
    const before = renders();
    does((answers) => answers.write('nome', 'L'));
    does((answers) => answers.write('nome', 'Lu'));
    expect(onChange.mock.calls.map(([{ nome }, settled]) => [nome, settled])).toEqual([
      ['L', false],
      ['Lu', false],
    ]);
    expect(drawn().nome).toBe('');
    expect(renders()).toBe(before);
  });

  it('settles once, 300 milliseconds after the last key', () => {
    const { does, wait, onChange, drawn } = page();
    does((answers) => answers.write('nome', 'Luc'));
    wait(299);
    does((answers) => answers.write('nome', 'Luca'));
    wait(299);
    expect(drawn().nome).toBe('');
    wait(1);
    expect(drawn().nome).toBe('Luca');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ nome: 'Luca' }), true);
    wait(1000);
    expect(onChange.mock.calls.filter(([, settled]) => settled)).toHaveLength(1);
  });

  it('settles at once when the field is left, and not again', () => {
    const { does, wait, onChange, drawn } = page();
    does((answers) => answers.write('nome', 'Luca'));
    does((answers) => answers.flush());
    expect(drawn().nome).toBe('Luca');
    wait(1000);
    expect(onChange.mock.calls.filter(([, settled]) => settled)).toHaveLength(1);
  });

  it('lets the answers that hang on it follow only when it is whole', () => {
    const { does, wait, drawn } = page({ ...luca, quanti: 2, eta: [7, 9] });
    does((answers) => answers.write('quanti', null));
    expect(drawn().eta).toEqual([7, 9]);
    does((answers) => answers.write('quanti', 3));
    wait(300);
    expect(drawn().eta).toEqual([7, 9, null]);
  });

  it('is not lost when the page goes before the pause is over', () => {
    const { does, unmount, onChange } = page();
    does((answers) => answers.write('nome', 'Luca'));
    unmount();
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ nome: 'Luca' }), true);
  });

  it('leaves a page that goes later alone', () => {
    const { does, unmount, onChange } = page();
    does((answers) => answers.write('nome', 'Luca'));
    does((answers) => answers.flush());
    onChange.mockClear();
    unmount();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('an answer that is clicked', () => {
  it('settles at once, with all that hangs on it', () => {
    const { does, onChange, drawn } = page(luca);
    does((answers) => answers.click('bambini', false));
    expect(drawn()).toMatchObject({ bambini: false, quanti: null, eta: [] });
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ quanti: null }), true);
  });

  it('takes along what is being written', () => {
    const { does, wait, onChange, drawn } = page();
    does((answers) => answers.write('nome', 'Luca'));
    does((answers) => answers.click('tessera', 'annuale'));
    expect(drawn()).toMatchObject({ nome: 'Luca', tessera: 'annuale' });
    wait(1000);
    expect(onChange.mock.calls.filter(([, settled]) => settled)).toHaveLength(1);
  });
});

describe('answers that the owner gives', () => {
  it('are drawn, and not handed back', () => {
    const { does, onChange, drawn } = page();
    does((answers) => answers.adopt(luca));
    expect(drawn()).toEqual(luca);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('do not take away what is being written', () => {
    const { does, wait, drawn } = page();
    does((answers) => answers.write('nome', 'Anna'));
    does((answers) => answers.adopt(luca));
    expect(drawn()).toMatchObject({ nome: 'Anna', email: 'luca.neri@example.it' });
    wait(300);
    expect(drawn().nome).toBe('Anna');
  });
});
