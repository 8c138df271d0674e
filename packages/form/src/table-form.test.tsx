import type { Failure } from '@preventivo/core';
import { afterPointerUp, moveFocus } from '@preventivo/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { luca } from './library.fixture.ts';
import { LibraryForm, type LibraryFormProps } from './library-form.fixture.tsx';
import { loadAnswering, loadPageSummary } from './load.ts';
import { loadRules } from './load-rules.ts';

/** Renders the library's form. */
function visit(props: Partial<LibraryFormProps> = {}) {
  const onChange = vi.fn<LibraryFormProps['onChange']>();
  const onValidSubmit = vi.fn<LibraryFormProps['onValidSubmit']>(async () => []);
  render(
    <LibraryForm
      keys={['nome', 'email']}
      onChange={onChange}
      onValidSubmit={onValidSubmit}
      {...props}
    />,
  );
  return {
    onChange,
    onValidSubmit,
    user: userEvent.setup(),
  };
}

const name = () => screen.getByRole('textbox', { name: 'Nome' });
const email = () => screen.getByRole('textbox', { name: 'Email (facoltativo)' });
const next = () => screen.getByRole('button', { name: 'Continua' });
const isWrong = (box: HTMLElement) => waitFor(() => expect(box).toHaveAttribute('aria-invalid'));
const isRight = (box: HTMLElement) =>
  waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
/** Waits until pending validation has run. */
const looked = () => act(async () => void (await loadRules()));

const taken: Failure = {
  field: 'email',
  control: 'email',
  code: 'EMAIL',
  invalid: 'Valore non valido',
  error: 'Questa email è di un altro',
};

describe('a form', () => {
  it('shows no error when an empty field is blurred', async () => {
    const { user } = visit();
    await user.click(name());
    await user.tab();
    await looked();
    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  it('shows no error while the user types', async () => {
    const { user } = visit();
    await user.type(email(), 'luca.neri');
    await looked();
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  it('shows the error of an edited field on blur', async () => {
    const { user } = visit();
    await user.type(email(), 'luca.neri');
    await user.tab();
    await isWrong(email());
    expect(email()).toHaveAccessibleDescription(/Email non valida/);
  });

  it('shows the error of an emptied field on blur', async () => {
    const { user } = visit({ values: luca });
    await user.clear(name());
    await user.tab();
    await isWrong(name());
    expect(name()).toHaveAccessibleDescription('Nome non valido Scrivi almeno 2 lettere');
  });

  it('shows the error of a prefilled field on blur, even without an edit', async () => {
    const { user } = visit({ values: { ...luca, email: 'luca.neri' } });
    await user.click(email());
    await user.tab();
    await isWrong(email());
  });

  it('announces a new error once, after the focus has moved to the next field', async () => {
    const { user } = visit();
    await user.type(email(), 'luca.neri');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Email: Email non valida'),
    );
  });

  it('removes an error at the keystroke that makes the answer valid', async () => {
    const { user } = visit();
    await user.type(email(), 'luca.neri');
    await user.tab();
    await isWrong(email());
    // Move the focus as a link of the error summary does. A click on the field would tone down the error.
    act(() => moveFocus(email()));
    await user.keyboard('x');
    await looked();
    expect(email()).toHaveAttribute('aria-invalid');
    await user.keyboard('@');
    await isRight(email());
    expect(email()).toHaveFocus();
  });

  it('validates with the date of the click if midnight passes between the blur and the click', async () => {
    const form = (today: string) => (
      <LibraryForm
        keys={['inizio']}
        values={{ ...luca, inizio: '2026-11-21' }}
        onChange={() => {}}
        onValidSubmit={async () => []}
        today={today}
      />
    );
    const { rerender } = render(form('2026-11-21'));
    const user = userEvent.setup();
    await Promise.all([loadPageSummary(), loadAnswering()]);
    await user.click(screen.getByLabelText('Anno'));
    await user.pointer({ keys: '[MouseLeft>]', target: next() });
    await looked();
    rerender(form('2026-11-22'));
    await user.pointer('[/MouseLeft]');
    await act(() => new Promise<void>(afterPointerUp));
    const question = screen.getByRole('group', { name: 'Da quando?' });
    await waitFor(() => expect(question).toHaveTextContent('tra 22/11/2026 e'));
  });

  it('validates with the current date even if the page still shows the day before', async () => {
    const readToday = vi.fn(() => '2026-11-21');
    const { user } = visit({
      keys: ['inizio'],
      values: { ...luca, inizio: '2026-11-21' },
      readToday,
    });
    readToday.mockReturnValue('2026-11-22');
    await user.click(next());
    const question = screen.getByRole('group', { name: 'Da quando?' });
    await waitFor(() => expect(question).toHaveTextContent('tra 22/11/2026 e'));
  });

  it('does not submit invalid answers, and links to each of them', async () => {
    const { user, onValidSubmit } = visit({ values: { ...luca, nome: '', email: 'luca' } });
    await user.click(next());
    const summary = within(await screen.findByRole('group', { name: 'Errori' }));
    expect(summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent)).toEqual([
      'Indicare il nome',
      "Indicare l'email",
    ]);
    expect(summary.getByRole('heading')).toHaveFocus();
    await user.click(summary.getByRole('link', { name: "Indicare l'email" }));
    expect(email()).toHaveFocus();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(onValidSubmit).not.toHaveBeenCalled();
  });

  it('submits the current answers, including text typed just before', async () => {
    const { user, onValidSubmit } = visit({ values: luca });
    await user.clear(name());
    await user.type(name(), 'Lucia{Enter}');
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
    expect(onValidSubmit).toHaveBeenCalledWith({ ...luca, nome: 'Lucia' });
  });

  it('submits once when it is pressed twice', async () => {
    const { user, onValidSubmit } = visit({ values: luca });
    onValidSubmit.mockReturnValue(new Promise(() => {}));
    await user.dblClick(next());
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'true'));
    await user.click(next());
    expect(onValidSubmit).toHaveBeenCalledTimes(1);
  });

  it('calls the function that the submission returns, unless the page has unmounted', async () => {
    const goOn = vi.fn();
    let answer: (next: () => void) => void = () => {};
    const slow = () =>
      new Promise<() => void>((resolve) => {
        answer = resolve;
      });
    const first = visit({ values: luca, onValidSubmit: slow });
    await first.user.click(next());
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'true'));
    await act(async () => answer(goOn));
    expect(goOn).toHaveBeenCalledTimes(1);
    await first.user.click(next());
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'true'));
    cleanup();
    await act(async () => answer(goOn));
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('shows the failures that the submission returns', async () => {
    const { user, onValidSubmit } = visit({ values: luca });
    onValidSubmit.mockResolvedValueOnce([taken]);
    await user.click(next());
    await screen.findByRole('link', { name: 'Questa email è di un altro' });
    expect(email()).toHaveAccessibleDescription(/Valore non valido/);
    await user.click(next());
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('handles a press at the moment the summary appears', async () => {
    const { onValidSubmit } = visit({ values: luca });
    onValidSubmit.mockResolvedValueOnce([taken]);
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('.q-summary')) return;
      drawn.disconnect();
      next().click();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    next().click();
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(2));
  });

  it('shows an error when the submission throws, and can submit again', async () => {
    const { user, onValidSubmit } = visit({ values: luca });
    onValidSubmit.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(next());
    await screen.findByText('Si è verificato un errore imprevisto. Riprova più tardi.');
    await user.click(next());
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(2));
  });
});

describe('two answers that must fit together', () => {
  const adults = () => screen.getByRole('textbox', { name: 'Adulti' });
  const seats = () => screen.getByRole('textbox', { name: 'Posti in sala' });
  const pair = { keys: ['adulti', 'posti'], values: { ...luca, adulti: 4, posti: 2 } };

  it('are both marked on «Continua», and both unmarked when one is corrected', async () => {
    const { user } = visit(pair);
    await user.click(next());
    await isWrong(adults());
    expect(seats()).toHaveAccessibleDescription('Combinazione non valida Un posto per ogni adulto');
    act(() => moveFocus(adults()));
    await user.keyboard('{Control>}a{/Control}2');
    await isRight(adults());
    await isRight(seats());
  });

  it('are not compared while one of them is invalid', async () => {
    const { user } = visit({ ...pair, values: { ...luca, adulti: 4, posti: null } });
    await user.click(next());
    await isWrong(seats());
    expect(adults()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Combinazione non valida')).toBeNull();
  });
});
