import type { Failure, Fields, Values } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorMessage, Field, useField, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RulesProvider } from './checking/rules.tsx';
import { library, luca, noAnswers } from './library.fixture.ts';
import { TableForm } from './table-form.tsx';

const client = createClient({ line: 'biblioteca', fetch, token: memoryToken() });

/** Renders the library's form with Formik components of a host application in it. */
function visit(own: ReactNode, start: Values<Fields> = noAnswers) {
  const onChange = vi.fn<(now: Values<Fields>, settled: Values<Fields>) => void>();
  const onValidSubmit = vi.fn<(values: Values<Fields>) => Promise<readonly Failure[]>>(
    async () => [],
  );
  const page = (values: Values<Fields>) => (
    <Preventivo client={client} today="2026-11-21">
      <RulesProvider rules={rules}>
        <TableForm
          table={library}
          keys={['nome', 'email']}
          {...{ values, onChange, onValidSubmit }}
        >
          {() => (
            <>
              {own}
              <button type="submit">Continua</button>
            </>
          )}
        </TableForm>
      </RulesProvider>
    </Preventivo>
  );
  const { rerender, unmount } = render(page(start));
  return {
    ...{ onValidSubmit, unmount },
    user: userEvent.setup(),
    /** Returns the last arguments of `onChange`: the answers including text being typed, and the settled answers. */
    kept: () => onChange.mock.lastCall ?? [start, start],
    replace: (values: Values<Fields>) => rerender(page(values)),
  };
}

const ours = () => screen.getByRole('textbox', { name: 'Nome' });
const theirs = () => screen.getByRole('textbox', { name: 'Il tuo nome' });
const next = () => screen.getByRole('button', { name: 'Continua' });

function TheirName() {
  const [field, meta] = useField<string>('nome');
  return (
    <>
      <input aria-label="Il tuo nome" {...field} />
      <output aria-label="Il loro errore">{meta.touched && meta.error}</output>
    </>
  );
}
const theirError = () => screen.getByRole('status', { name: 'Il loro errore' });

describe("a host's Formik field", () => {
  it('shows the answer, and changes it on input', async () => {
    const { kept, user } = visit(<TheirName />, { ...noAnswers, nome: 'Luca' });
    expect(theirs()).toHaveValue('Luca');
    await user.type(theirs(), ' Maria');
    expect(theirs()).toHaveValue('Luca Maria');
    expect(ours()).toHaveValue('Luca Maria');
    expect(kept()[0].nome).toBe('Luca Maria');
  });

  it('shows the new answer after a blur of the table field with the same key', async () => {
    const { user } = visit(<TheirName />);
    await user.type(ours(), 'Anna');
    await user.tab();
    expect(theirs()).toHaveValue('Anna');
  });

  it('validates on blur, and shares its error with the table field', async () => {
    const { user } = visit(<TheirName />);
    await user.type(theirs(), 'A');
    await user.tab();
    await waitFor(() => expect(theirError()).toHaveTextContent('Nome non valido'));
    expect(ours()).toHaveAccessibleDescription(/Nome non valido/);
  });

  it('blocks the submission by its own `validate`', async () => {
    const code = (answer: unknown) => (answer === 'GITA' ? undefined : 'Il codice è GITA');
    const { onValidSubmit, user, kept } = visit(
      <>
        <Field name="codice" aria-label="Codice" validate={code} />
        <ErrorMessage name="codice" component="p" />
      </>,
      { ...luca, codice: '' },
    );
    await user.type(screen.getByRole('textbox', { name: 'Codice' }), 'GIT');
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Il codice è GITA' })).toBeVisible();
    expect(onValidSubmit).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Codice' }), 'A');
    await user.click(next());
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
    expect(kept()[0].codice).toBe('GITA');
  });
});

function Theirs() {
  const form = useFormikContext<Values<Fields>>();
  return (
    <>
      <button type="button" onClick={() => void form.setFieldValue('nome', 'Ada')}>
        Ada
      </button>
      <button type="button" onClick={() => void form.setValues({ ...form.values, ...luca })}>
        Tutto
      </button>
      <button type="button" onClick={() => form.setFieldError('email', 'Già usata')}>
        Errore
      </button>
      <button type="button" onClick={() => form.resetForm()}>
        Da capo
      </button>
      <button type="button" onClick={() => void form.submitForm()}>
        Avanti
      </button>
      <output aria-label="Stato">
        {[form.dirty && 'cambiato', form.isSubmitting && 'invia', form.submitCount].join(' ')}
      </output>
    </>
  );
}

describe("a host's Formik widget", () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const state = () => screen.getByRole('status', { name: 'Stato' });

  it('sets one answer or all, and reads `dirty`', async () => {
    visit(<Theirs />);
    await press('Ada');
    expect(ours()).toHaveValue('Ada');
    expect(state()).toHaveTextContent('cambiato');
    await press('Tutto');
    expect(ours()).toHaveValue('Luca');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('luca.neri@example.it');
  });

  it('sets an error with its own text', async () => {
    visit(<Theirs />, luca);
    await press('Errore');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
      /Già usata/,
    );
  });

  it('submits the page, and reads `isSubmitting`', async () => {
    let answer: (wrong: readonly Failure[]) => void = () => {};
    const { onValidSubmit } = visit(<Theirs />, luca);
    onValidSubmit.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await press('Avanti');
    await waitFor(() => expect(state()).toHaveTextContent('invia'));
    expect(onValidSubmit).toHaveBeenCalledWith(luca);
    await act(async () => answer([]));
    expect(state()).toHaveTextContent('1');
  });

  it('resets the page: answers, errors and inputs', async () => {
    const { user } = visit(<Theirs />);
    await user.type(ours(), 'A');
    await user.click(next());
    await screen.findByRole('link', { name: 'Indicare il nome' });
    await press('Da capo');
    expect(ours()).toHaveValue('');
    expect(ours()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('link', { name: 'Indicare il nome' })).toBeNull();
  });
});

describe('answers replaced by the parent component', () => {
  it('are rendered, except in the field that the user is typing in', async () => {
    const { replace, kept, user } = visit(null);
    await user.type(ours(), 'Anna');
    replace({ ...luca, nome: '' });
    expect(ours()).toHaveValue('Anna');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('luca.neri@example.it');
    expect(kept()[0]).toEqual({ ...luca, nome: 'Anna' });
  });

  it('replace the text that the user is typing if they change that field', async () => {
    const { replace, kept, user, unmount } = visit(null);
    await user.type(ours(), 'Ann');
    replace(luca);
    expect(ours()).toHaveValue('Luca');
    unmount();
    expect(kept()[1].nome).not.toBe('Ann');
  });

  it('include the last input when the page unmounts before the debounce', async () => {
    const { kept, user, unmount } = visit(null);
    await user.type(ours(), 'Luca');
    unmount();
    expect(kept()[1].nome).toBe('Luca');
  });
});
