import { type Answers, expired, never, offline } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, secret } from '@preventivo/fixtures/people';
import { translate } from '@preventivo/fixtures/translator';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { noPrefill } from '../account/account-props.ts';
import { AtTheForm, documents, prefill } from '../testing/at-the-form.tsx';
import { AccountBlock, type AccountBlockProps } from './account-block.tsx';

interface Visit extends Partial<AccountBlockProps> {
  readonly answers?: Answers;
  readonly isLoggedIn?: boolean;
}

/** Somebody comes to a page with the block over a question. */
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
  /** What the form knows of them by now. */
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
  await login();
  await user.type(screen.getByLabelText('Password'), `${secret}{Enter}`);
}

describe('the account block', () => {
  it('offers a visitor to log in or to register', () => {
    visit();
    expect(screen.getByRole('region', { name: offer })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accedi',
      'Registrati',
    ]);
  });

  it('says that it is loading while it is asked who is there', async () => {
    visit({ answers: { 'users/my-data': [never] }, isLoggedIn: true });
    expect(await screen.findByText('Caricamento in corso')).toBeInTheDocument();
  });

  it('says whose profile is used', async () => {
    visit({ isLoggedIn: true });
    await hers();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Esci',
      'Il tuo account',
    ]);
    expect(document.body).toHaveFocus();
  });

  it('opens the registration with what the form knows', async () => {
    const { user } = visit();
    await user.click(button('Registrati'));
    await screen.findByRole('dialog', { name: 'Crea il tuo account' });
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
  });

  it('logs in, closes the dialog and hands the user over, by keyboard alone', async () => {
    const { user, onLoggedIn } = visit();
    await user.tab();
    expect(button('Accedi')).toHaveFocus();
    await user.keyboard('{Enter}');
    await logIn(user);
    const block = await hers();
    expect(onLoggedIn).toHaveBeenCalledWith(account);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('form')).toBeNull();
    await waitFor(() => expect(block).toHaveFocus());
  });

  it('gives the focus back when the dialog is closed', async () => {
    const { user } = visit();
    await user.click(button('Accedi'));
    await login();
    await user.click(button('Chiudi'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Accedi')).toHaveFocus();
  });

  it('finds again what was written in a registration that was closed, but for the passwords', async () => {
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

  it('asks who tried to log in first for nothing that they have told the form since', async () => {
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

  it('starts the registration anew after one that succeeded, and the login with its email', async () => {
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

  it('forgets it once somebody has come in', async () => {
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

  it('logs out here and on the server, and is found by the keyboard again', async () => {
    const { user, client, sent } = visit({ isLoggedIn: true });
    await hers();
    await user.click(button('Esci'));
    expect(screen.getByRole('region', { name: offer })).toHaveFocus();
    expect(client.token.get()).toBeNull();
    expect(sent('users/logout').map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer giulia.token',
    ]);
  });

  it('logs out here also where no network is', async () => {
    const { user, client } = visit({ answers: { 'users/logout': [offline] }, isLoggedIn: true });
    await hers();
    await user.click(button('Esci'));
    expect(client.token.get()).toBeNull();
    expect(screen.getByRole('region', { name: offer })).toBeInTheDocument();
  });
});

describe('when the session is over', () => {
  it('it says so at once and offers the login over the form, nothing else', async () => {
    const { expire } = visit({ answers: expiry, isLoggedIn: true });
    await hers();
    await expire();
    expect(screen.getByRole('alert')).toHaveTextContent(over);
    expect(await loginAgain()).toHaveAccessibleDescription(/Non hai perso nulla/);
    expect(screen.getByLabelText('Email')).toHaveValue('giulia.ferri@example.it');
    expect(screen.queryByRole('button', { name: 'Registrati' })).toBeNull();
  });

  it('it says so on a page that a translator has replaced the words of', async () => {
    const { expire } = visit({ answers: expiry, isLoggedIn: true });
    await hers();
    translate();
    await expire();
    expect(screen.getByRole('alert')).toHaveTextContent(over);
    expect(await loginAgain()).toBeVisible();
  });

  it('it waits to be asked where the application wants it so', async () => {
    const { user, expire } = visit({ answers: expiry, isLoggedIn: true, openOnExpiry: false });
    await hers();
    await expire();
    expect(screen.getByRole('alert')).toHaveTextContent(over);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Accedi'));
    await loginAgain();
  });

  it('it does not fall upon who comes back with an old token', async () => {
    visit({ answers: { 'users/my-data': [expired] }, isLoggedIn: true });
    await screen.findByText(over);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accedi']);
  });
});
