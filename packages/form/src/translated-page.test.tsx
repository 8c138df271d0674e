import type { Failure } from '@preventivo/core';
import { translate } from '@preventivo/fixtures/translator';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { luca } from './library.fixture.ts';
import { LibraryForm } from './library-form.fixture.tsx';

const keys = ['nome', 'email', 'bambini', 'quanti', 'adulti', 'posti'];

/** Renders the form in a page that the browser translates after each render. */
function visit(values = luca) {
  const onValidSubmit = vi.fn<() => Promise<readonly Failure[]>>(async () => []);
  render(<LibraryForm {...{ keys, values, onValidSubmit }} onChange={() => undefined} />);
  return { user: userEvent.setup(), onValidSubmit };
}

const name = () => screen.getByRole('textbox', { name: 'Nome' });
const next = () => screen.getByRole('button', { name: 'Continua' });
const errors = () => screen.findByRole('group', { name: 'Errori' });

describe('a page that the browser translates', () => {
  it('is submitted', async () => {
    const { user, onValidSubmit } = visit();
    let answer: (failures: readonly Failure[]) => void = () => undefined;
    onValidSubmit.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    translate();
    await user.click(next());
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'true'));
    expect(onValidSubmit).toHaveBeenCalledTimes(1);
    translate();
    answer([]);
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
  });

  it('lists missing answers, strikes through corrected ones, and can then be submitted', async () => {
    const { user, onValidSubmit } = visit({ ...luca, nome: '', email: 'luca' });
    translate();
    await user.click(next());
    const summary = within(await errors());
    expect(summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent)).toEqual([
      'Indicare il nome',
      "Indicare l'email",
    ]);
    translate();
    await user.type(name(), 'Luca');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), '@example.it{Tab}');
    await summary.findByText('Questi campi ora sono a posto');
    translate();
    await user.click(next());
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Errori' })).toBeNull());
  });

  it('removes dependent questions, and adds them again', async () => {
    const { user } = visit();
    translate();
    const children = within(screen.getByRole('radiogroup', { name: 'Vieni con bambini?' }));
    await user.click(children.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('textbox', { name: 'Quanti?' })).toBeNull();
    translate();
    await user.click(children.getByRole('radio', { name: 'Sì' }));
    expect(screen.getByRole('textbox', { name: 'Quanti?' })).toBeVisible();
  });
});
