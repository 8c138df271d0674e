import { type Answers, expired, never, offline } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, secret } from '@preventivo/fixtures/people';
import { translate } from '@preventivo/fixtures/translator';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { noPrefill } from '../account/account-props.ts';
import { AtTheForm, documents, prefill } from '../testing/at-the-form.tsx';
import { AccountBlock, type AccountBlockProps } from './account-block.tsx';

interface Visit extends Partial<AccountBlockProps> {
  readonly answers?: Answers;
  readonly isLoggedIn?: boolean;
}

function visit({ answers = {}, isLoggedIn = false, ...props }: Visit = {}) {
  const service = backEnd({ answers, isLoggedIn });
  const onLoggedIn = vi.fn();
  const page = (told: Partial<AccountBlockProps>) => (
    <AtTheForm client={service.client}>
      <AccountBlock prefill={prefill} documents={documents} onLoggedIn={onLoggedIn} {...told} />
      <input aria-label="Dove vai?" />
    </AtTheForm>
  );
  const { rerender } = render(page(props));
  const tell = (known: AccountBlockProps['prefill']) =>
    rerender(page({ ...props, prefill: known }));
  const expire = () =>
    act(async () => {
      await service.client.recallMe({
        Quote_Request_Id: '1',
        Quote_Request_Key: 'k',
        Recall_Channel: 'email',
      });
    });
  return { ...service, onLoggedIn, expire, tell, user: userEvent.setup() };
}

const offer = 'Hai già un account? Ritrovi i tuoi dati.';
const expiry = { 'quote-request/recall-me': [expired] };
const over = 'Sessione scaduta, ti preghiamo di ri autenticarti';
const button = (name: string) => screen.getByRole('button', { name });
const hers = () => screen.findByRole('region', { name: 'Stai usando il profilo di Giulia Ferri' });
const login = () => screen.findByRole('dialog', { name: 'Che bello rivederti!' });
const loginAgain = () => screen.findByRole('dialog', { name: 'La sessione è scaduta' });

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  const dialog = within(await login());
  await user.type(dialog.getByLabelText('Password'), secret);
  await user.click(dialog.getByRole('button', { name: 'Accedi' }));
}

describe('AccountBlock', () => {
  it('AccountBlock offers login and registration to a visitor', () => {
    visit();
    expect(screen.getByRole('region', { name: offer })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accedi',
      'Registrati',
    ]);
  });

  it('AccountBlock shows a loading state while the session loads', async () => {
    visit({ answers: { 'users/my-data': [never] }, isLoggedIn: true });
    expect(await screen.findByText('Caricamento in corso')).toBeInTheDocument();
  });

  it('AccountBlock shows the name of the logged-in user', async () => {
    visit({ isLoggedIn: true });
    await hers();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Giulia Ferri, Il tuo account',
      'Esci',
    ]);
    expect(document.body).toHaveFocus();
  });

  it("AccountBlock opens the registration with the form's data", async () => {
    const { user } = visit();
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
  });

  it('a login in AccountBlock closes the dialog and reports the user', async () => {
    const { user, onLoggedIn } = visit();
    await user.click(button('Accedi'));
    await logIn(user);
    const block = await hers();
    expect(onLoggedIn).toHaveBeenCalledWith(account);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('form')).toBeNull();
    await waitFor(() => expect(block).toHaveFocus());
  });

  it('AccountBlock takes the focus back when its dialog closes', async () => {
    const { user } = visit();
    await user.click(button('Accedi'));
    await login();
    await user.click(button('Chiudi'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Accedi')).toHaveFocus();
  });

  it('AccountBlock restores the values of a registration that was closed, except the passwords', async () => {
    const { user } = visit();
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    const name = () => screen.getByRole('textbox', { name: 'Nome' });
    await user.clear(name());
    await user.type(name(), 'Gianna');
    await user.type(screen.getByLabelText('Crea una password'), secret);
    await user.click(button('Chiudi'));
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    expect(name()).toHaveValue('Gianna');
    expect(screen.getByLabelText('Crea una password')).toHaveValue('');
  });

  it('AccountBlock prefills the registration with form data entered after a login attempt', async () => {
    const { user, tell } = visit({ prefill: noPrefill });
    await user.click(button('Accedi'));
    await login();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'giulia@example.it');
    await user.click(button('Chiudi'));
    tell({ ...prefill, email: '' });
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    for (const [name, value] of [
      ['Nome', prefill.name],
      ['Cognome', prefill.surname],
      ['Email', 'giulia@example.it'],
      ['Cellulare', prefill.phone],
    ])
      expect(screen.getByRole('textbox', { name })).toHaveValue(value);
  });

  it('after a registration, the next registration starts empty and the login has the email', async () => {
    const { user } = visit();
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    await user.type(screen.getByLabelText('Crea una password'), secret);
    await user.type(screen.getByLabelText('Ripeti la password'), secret);
    for (const name of [/IVASS/, /condizioni generali/, /informativa privacy/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(button('Crea un account'));
    await screen.findByRole('dialog', { name: 'Registrazione completata!' });
    await user.click(button('Chiudi'));

    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    for (const name of ['Nome', 'Cognome', 'Email', 'Cellulare'])
      expect(screen.getByRole('textbox', { name })).toHaveValue('');
    await user.click(button('Chiudi'));
    await user.click(button('Accedi'));
    await login();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(prefill.email);
  });

  it('AccountBlock drops the typed values after a login', async () => {
    const { user } = visit();
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    const name = () => screen.getByRole('textbox', { name: 'Nome' });
    await user.type(name(), ' Anna');
    await user.click(screen.getAllByRole('button', { name: 'Accedi' }).at(-1) ?? name());
    await logIn(user);
    await hers();
    await user.click(button('Esci'));
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    expect(name()).toHaveValue('Giulia');
  });

  it('a logout in AccountBlock removes the session on this device and on the server, and focuses the block', async () => {
    const { user, client, sent } = visit({ isLoggedIn: true });
    await hers();
    await user.click(button('Esci'));
    expect(screen.getByRole('region', { name: offer })).toHaveFocus();
    expect(client.token.get()).toBeNull();
    expect(sent('users/logout').map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer giulia.token',
    ]);
  });

  it('a logout in AccountBlock removes the session on this device even without a network', async () => {
    const { user, client } = visit({ answers: { 'users/logout': [offline] }, isLoggedIn: true });
    await hers();
    await user.click(button('Esci'));
    expect(client.token.get()).toBeNull();
    expect(screen.getByRole('region', { name: offer })).toBeInTheDocument();
  });
});

describe('AccountBlock when the session expires', () => {
  it('AccountBlock shows a message and opens only the login over the form when the session expires', async () => {
    const { expire } = visit({ answers: expiry, isLoggedIn: true });
    await hers();
    await expire();
    expect(screen.getByRole('alert')).toHaveTextContent(over);
    expect(await loginAgain()).toHaveAccessibleDescription(/Non hai perso nulla/);
    expect(screen.getByLabelText('Email')).toHaveValue('giulia.ferri@example.it');
    expect(screen.queryByRole('button', { name: 'Registrati' })).toBeNull();
  });

  it('AccountBlock shows that the session has expired on a page that the browser has translated', async () => {
    const { expire } = visit({ answers: expiry, isLoggedIn: true });
    await hers();
    translate();
    await expire();
    expect(screen.getByRole('alert')).toHaveTextContent(over);
    expect(await loginAgain()).toBeVisible();
  });

  it('AccountBlock keeps the login closed on expiry if `openOnExpiry` is false', async () => {
    const { user, expire } = visit({ answers: expiry, isLoggedIn: true, openOnExpiry: false });
    await hers();
    await expire();
    expect(screen.getByRole('alert')).toHaveTextContent(over);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Accedi'));
    await loginAgain();
  });

  it('AccountBlock keeps the login closed if the stored token had expired before the page opened', async () => {
    visit({ answers: { 'users/my-data': [expired] }, isLoggedIn: true });
    await screen.findByText(over);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accedi']);
  });
});
