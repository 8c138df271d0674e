import { ErrorSummary } from '@preventivo/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { luca } from '../library.fixture.ts';
import { LibraryForm, type LibraryFormProps } from '../library-form.fixture.tsx';

/** Renders the form, and presses «Continua» on an invalid page. */
async function refused(props: Partial<LibraryFormProps> = {}) {
  const user = userEvent.setup();
  render(
    <LibraryForm keys={['nome', 'email']} onChange={vi.fn()} onValidSubmit={vi.fn()} {...props} />,
  );
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  const summary = await screen.findByRole('group', { name: 'Errori' });
  return { user, summary: within(summary), box: summary };
}
const twoWrong = { values: { ...luca, nome: '', email: 'luca' } };
const struck = (box: HTMLElement) =>
  [...box.querySelectorAll('a[data-right]')].map((link) => link.lastElementChild?.textContent);
const title = (box: HTMLElement) => within(box).getByRole('heading');
const status = () => screen.getByRole('status');

describe('the error summary after a second submission', () => {
  it('replaces its lines by the new errors', async () => {
    const taken = { field: 'email', control: 'email', code: 'EMAIL' };
    const { user, box, summary } = await refused({
      values: { ...luca, nome: '' },
      onValidSubmit: async () => [{ ...taken, invalid: 'Già usata', error: 'È di un altro' }],
    });
    expect(summary.getByRole('link')).toHaveAccessibleName('Indicare il nome');
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Luca');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const link = await screen.findByRole('link', { name: /È di un altro/ });
    expect(link).toHaveAccessibleName('Email: È di un altro');
    expect(box).not.toBeInTheDocument();
  });
});

describe('the title of the error summary', () => {
  it('takes the focus, and is described by the number of errors', async () => {
    const { box } = await refused(twoWrong);
    expect(title(box)).toHaveFocus();
    expect(title(box)).toHaveAccessibleName('Controlla questi campi');
    expect(title(box)).toHaveAccessibleDescription('2 da correggere');
    expect(box).toHaveAccessibleName('Errori');
  });

  it('is described by the message if no field is invalid', async () => {
    render(<ErrorSummary errors={[]} message="Riprova più tardi" attempt={1} />);
    expect(screen.getByRole('heading')).toHaveAccessibleDescription('Riprova più tardi');
  });
});

describe('the error summary while the user corrects fields', () => {
  it('strikes through the line of a corrected field, lowers the count and announces both', async () => {
    const { user, summary, box } = await refused(twoWrong);
    expect(summary.getByText('2 da correggere')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Luca');
    await waitFor(() => expect(struck(box)).toEqual(['Indicare il nome']));
    expect(summary.getByText('1 da correggere')).toBeVisible();
    await waitFor(() => expect(status()).toHaveTextContent('Corretto: Nome. 1 da correggere'));
    expect(summary.getByRole('link', { name: /^Corretto:/ })).toHaveTextContent('Indicare il nome');
  });

  it('announces a correction once, even if the answer becomes invalid and valid again', async () => {
    const { user, box } = await refused(twoWrong);
    const name = screen.getByRole('textbox', { name: 'Nome' });
    await user.type(name, 'Luca');
    await waitFor(() => expect(status()).toHaveTextContent(/^Corretto: Nome/));
    await user.clear(name);
    await user.tab();
    await waitFor(() => expect(struck(box)).toEqual([]));
    await waitFor(() => expect(status()).toHaveTextContent(/^Nome: /));
    await user.type(name, 'Luca');
    await waitFor(() => expect(struck(box)).toEqual(['Indicare il nome']));
    expect(status()).not.toHaveTextContent(/Corretto/);
  });

  it('folds to one line and announces that all fields are valid, without a change of focus', async () => {
    const { user, box } = await refused(twoWrong);
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Luca');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await user.type(email, '@example.it');
    await waitFor(() => expect(title(box)).toHaveTextContent('Questi campi ora sono a posto'));
    await waitFor(() => expect(box).toHaveTextContent(/^Questi campi ora sono a posto$/));
    expect(email).toHaveFocus();
    await waitFor(() => expect(status()).toHaveTextContent(/Questi campi ora sono a posto$/));
  });
});

describe('the text of the error summary', () => {
  it('does not repeat the text of a line above the list', async () => {
    const { summary } = await refused(twoWrong);
    expect(summary.getAllByText('Indicare il nome')).toHaveLength(1);
  });

  it('names the field in lines with equal text', async () => {
    const { summary } = await refused({
      keys: ['bambini', 'quanti', 'eta'],
      values: { ...luca, eta: [null, null] },
    });
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      "Età bambino 1: Indicare l'età",
      "Età bambino 2: Indicare l'età",
    ]);
  });

  it('names the field for screen readers if the text does not', async () => {
    const { user } = await refused({
      keys: ['nome', 'tessera'],
      values: { ...luca, nome: '', tessera: null },
    });
    await screen.findByRole('radio', { name: 'Mensile' });
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(
      await screen.findByRole('link', { name: 'Che tessera vuoi? Selezionare la tessera' }),
    ).toBeVisible();
  });
});
