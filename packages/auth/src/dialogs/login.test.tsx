import {
  type Answers,
  expired,
  never,
  offline,
  refusedByUsers,
  withoutToken,
} from '@preventivo/fixtures/answers';
import { account, secret } from '@preventivo/fixtures/people';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noPrefill } from '../account/account-props.ts';
import { openDialog } from '../testing/open-dialog.tsx';

const heading = (name: string) => screen.getByRole('heading', { name });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const enter = () => screen.getByRole('button', { name: 'Accedi' });

describe('login', () => {
  it('the login opens with the focus on its title, a prefilled email and autofill tokens', () => {
    openDialog();
    expect(screen.getByRole('dialog', { name: 'Che bello rivederti!' })).toBeInTheDocument();
    expect(heading('Che bello rivederti!')).toHaveFocus();
    expect(email()).toHaveValue('giulia.ferri@example.it');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).not.toHaveAttribute('maxlength');
    expect(password().form).toBe(email().form);
  });

  it("the login works by keyboard alone and reports the user's data", async () => {
    const { user, onLoggedIn, bodies, client } = openDialog();
    await user.tab();
    await user.tab();
    expect(email()).toHaveFocus();
    await user.tab();
    await user.keyboard(secret);
    // Four Tabs skip the button that shows the password, the forgotten password and the registration.
    for (const _ of [1, 2, 3, 4]) await user.tab();
    expect(enter()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(account));
    expect(bodies('users/login')).toEqual([{ email: account.email, password: secret }]);
    expect(client.token.get()).not.toBeNull();
  });

  it('the login trims email and password', async () => {
    const email = ' giulia.ferri@example.it ';
    const { user, bodies } = openDialog({ prefill: { ...noPrefill, email } });
    await user.click(password());
    await user.paste(` ${secret} `);
    await user.click(enter());
    await waitFor(() =>
      expect(bodies('users/login')).toEqual([{ email: account.email, password: secret }]),
    );
  });

  it('the login shows the waiting overlay while its request is pending', async () => {
    const { user } = openDialog({ answers: { 'users/login': [never] } });
    await user.type(password(), secret);
    await user.click(enter());
    const wait = await screen.findByRole('dialog', { name: 'Un attimino...' });
    expect(wait).toHaveAccessibleDescription('Stiamo verificando i tuoi dati');
  });

  it('the login sends nothing without an email and a password', async () => {
    const { user, calls } = openDialog({ prefill: noPrefill });
    await user.click(enter());
    await screen.findByRole('link', { name: 'Email non valida' });
    expect(screen.getByRole('link', { name: 'Password non valida' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('the login can show the password, and hides it again on submit', async () => {
    const { user } = openDialog({ answers: { 'users/login': [never] } });
    await user.type(password(), secret);
    const show = screen.getByRole('button', { name: 'Mostra password' });
    expect(show).toHaveAttribute('aria-pressed', 'false');
    await user.click(show);
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByRole('button', { name: 'Nascondi password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(enter());
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue(secret);
  });
});

describe('failed login', () => {
  it.each([
    ['LOGIN_FAILED', refusedByUsers('LOGIN_FAILED', 401), 'Password o email errata'],
    ['VALIDATION_ERROR', refusedByUsers('VALIDATION_ERROR'), 'Password o email errata'],
    [
      'USER_NOT_ACTIVATED',
      refusedByUsers('USER_NOT_ACTIVATED', 403),
      'Prima di procedere controlla la tua email e attiva il tuo account',
    ],
    ['TOKEN_EXPIRED', expired, 'Sessione scaduta, ti preghiamo di ri autenticarti'],
    ['a 401 without a code', async () => Response.json({}, { status: 401 }), 'Errore generico'],
    [
      'that it was tried too often',
      refusedByUsers('TOO_MANY_REQUESTS', 429),
      'Troppe richieste: riprova tra poco.',
    ],
    ['a code nobody knows', refusedByUsers('SALES_SYSTEM_DOWN', 500), 'Errore generico'],
    ['no answer', offline, 'Inpossibile contattare il server, riprova più tardi'],
  ])('a failed login shows the reason: %s', async (_, answer, words) => {
    const { user, onLoggedIn } = openDialog({ answers: { 'users/login': [answer] } });
    await user.click(screen.getByRole('button', { name: 'Mostra password' }));
    await user.type(password(), secret);
    await user.click(enter());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(password()).toHaveValue('');
    expect(password()).toHaveAttribute('type', 'password');
    expect(email()).toHaveValue('giulia.ferri@example.it');
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('a login that fails because of a missing token shows no message', async () => {
    const { user, calls } = openDialog({ answers: { 'users/login': [withoutToken] } });
    await user.type(password(), secret);
    await user.click(enter());
    await waitFor(() => expect(password()).toHaveValue(''));
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("a login removes the token if the request for the user's data reports it missing", async () => {
    const { user, client } = openDialog({ answers: { 'users/my-data': [withoutToken] } });
    await user.type(password(), secret);
    await user.click(enter());
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore generico');
    expect(client.token.get()).toBeNull();
  });

  it("a login keeps the token if the request for the user's data fails in the network", async () => {
    const { user, client } = openDialog({ answers: { 'users/my-data': [offline] } });
    await user.type(password(), secret);
    await user.click(enter());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Inpossibile contattare il server, riprova più tardi',
    );
    expect(client.token.get()).not.toBeNull();
  });

  it('a failed login shows the message that the application sets', async () => {
    const own = { LOGIN_FAILED: 'Non ci risulta' };
    const { user } = openDialog({ messages: own });
    await user.type(password(), 'un-altra');
    await user.click(enter());
    expect(await screen.findByRole('alert')).toHaveTextContent('Non ci risulta');
  });

  it('a failed login does not mark the cleared password invalid', async () => {
    const answers = { 'users/login': [refusedByUsers('USER_NOT_ACTIVATED', 403)] };
    const { user } = openDialog({ answers });
    await user.type(password(), secret);
    await user.click(enter());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.type(email(), '@');
    await user.tab();
    // Errors show in the order of the blurs. An error of the password, which lost focus first, would be visible by now.
    await screen.findByText(/Email non valida/);
    expect(password()).toHaveValue('');
    expect(screen.queryByText(/Password non valida/)).toBeNull();
  });

  it('a failed login can be retried, and its message takes the focus after each failure', async () => {
    const { user, onLoggedIn } = openDialog();
    await user.type(password(), 'sbagliata1!');
    await user.click(enter());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.type(password(), 'sbagliata2!');
    await user.click(enter());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.type(password(), secret);
    await user.click(enter());
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  });
});

describe('links of the login', () => {
  it('the links of the login lead to the registration and back, and keep the typed email', async () => {
    const { user } = openDialog({ prefill: noPrefill });
    await user.type(email(), 'marco@example.it');
    await user.click(screen.getByRole('button', { name: 'Registrati' }));
    expect(heading('Crea il tuo account')).toHaveFocus();
    expect(email()).toHaveValue('marco@example.it');
    await user.clear(email());
    await user.type(email(), 'marco.neri@example.it');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(heading('Che bello rivederti!')).toHaveFocus();
    expect(email()).toHaveValue('marco.neri@example.it');
  });

  it('the links of the login omit the registration after an expired session', () => {
    openDialog({ loginOnly: true });
    expect(screen.queryByRole('button', { name: 'Registrati' })).toBeNull();
  });

  it("the links of the login include the broker's help page, if there is one", () => {
    openDialog({ helpUrl: '/contatti' });
    expect(screen.getByRole('link', { name: /^Contattaci/ })).toHaveAttribute('href', '/contatti');
  });

  it('the button «Chiudi» of the login closes the dialog', async () => {
    const { user, onClose } = openDialog();
    expect(screen.queryByText(/Serve aiuto/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('forgotten password', () => {
  async function forget(answers: Answers = {}) {
    const dialog = openDialog({ answers });
    await dialog.user.click(screen.getByRole('button', { name: 'Hai dimenticato la password?' }));
    return dialog;
  }
  const send = () => screen.getByRole('button', { name: 'Invia il link' });

  it('the forgotten password form prefills the known email and shows the result in the dialog', async () => {
    const { user, bodies, onClose } = await forget();
    expect(heading('Hai dimenticato la password?')).toHaveFocus();
    expect(email()).toHaveValue('giulia.ferri@example.it');
    await user.click(send());
    await waitFor(() => expect(heading('Controlla la tua email')).toHaveFocus());
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      "Se l'indirizzo è registrato, riceverai un'email con un link per scegliere una nuova password.",
    );
    expect(bodies('users/password/forgot')).toEqual([{ email: 'giulia.ferri@example.it' }]);
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no answer', offline, 'Inpossibile contattare il server, riprova più tardi'],
    ['a refusal', refusedByUsers('TOO_MANY_REQUESTS', 429), 'Errore generico'],
  ])('the forgotten password form can be retried after %s', async (_, answer, words) => {
    const { user } = await forget({ 'users/password/forgot': [answer] });
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    await waitFor(() => expect(alert).toHaveFocus());
    await user.click(send());
    await waitFor(() => expect(heading('Controlla la tua email')).toHaveFocus());
  });

  it('the forgotten password form links back to the login', async () => {
    const { user } = await forget();
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(heading('Che bello rivederti!')).toHaveFocus();
  });
});
