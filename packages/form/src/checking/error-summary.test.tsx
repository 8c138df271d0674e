import { ErrorSummary } from '@preventivo/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { luca } from '../library.fixture.ts';
import { LibraryForm, type LibraryFormProps } from '../library-form.fixture.tsx';

/** Luca has pressed «Continua» on a page that is not right. */
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

describe('a second press that finds another error', () => {
  it('names its line after the field that is wrong now', async () => {
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

describe('somebody whose page is not right', () => {
  it('hears the title of the summary once, and how much there is to mend with it', async () => {
    const { box } = await refused(twoWrong);
    expect(title(box)).toHaveFocus();
    expect(title(box)).toHaveAccessibleName('Controlla questi campi');
    expect(title(box)).toHaveAccessibleDescription('2 da correggere');
    expect(box).toHaveAccessibleName('Errori');
  });

  it('hears the one sentence there is, where no field is wrong', async () => {
    render(<ErrorSummary errors={[]} message="Riprova più tardi" attempt={1} />);
    expect(screen.getByRole('heading')).toHaveAccessibleDescription('Riprova più tardi');
  });
});

describe('somebody who mends what the summary names', () => {
  it('sees its line struck and the count fall, and hears so', async () => {
    const { user, summary, box } = await refused(twoWrong);
    expect(summary.getByText('2 da correggere')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Luca');
    await waitFor(() => expect(struck(box)).toEqual(['Indicare il nome']));
    expect(summary.getByText('1 da correggere')).toBeVisible();
    await waitFor(() => expect(status()).toHaveTextContent('Corretto: Nome. 1 da correggere'));
    expect(summary.getByRole('link', { name: /^Corretto:/ })).toHaveTextContent('Indicare il nome');
  });

  it('hears it once, though the answer is wrong for a while and right again', async () => {
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

  it('is told when all is right, in the same place and with the focus where it was', async () => {
    const { user, box } = await refused(twoWrong);
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Luca');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await user.type(email, '@example.it');
    await waitFor(() => expect(title(box)).toHaveTextContent('Questi campi ora sono a posto'));
    expect(struck(box)).toEqual(['Indicare il nome', "Indicare l'email"]);
    expect(email).toHaveFocus();
    await waitFor(() => expect(status()).toHaveTextContent(/Questi campi ora sono a posto$/));
  });
});

describe('what the summary says', () => {
  it('is not said twice: a sentence that is a line already does not stand over the lines', async () => {
    const { summary } = await refused(twoWrong);
    expect(summary.getAllByText('Indicare il nome')).toHaveLength(1);
  });

  it('names the field of lines that are worded alike', async () => {
    const { summary } = await refused({
      keys: ['bambini', 'quanti', 'eta'],
      values: { ...luca, eta: [null, null] },
    });
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      "Età bambino 1: Indicare l'età",
      "Età bambino 2: Indicare l'età",
    ]);
  });

  it('names the field for who listens, where the words do not', async () => {
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
