import { type Answers, never, offline, refusedByUsers } from '@preventivo/fixtures/answers';
import { secret } from '@preventivo/fixtures/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noPrefill } from '../account/account-props.ts';
import { openDialog, type Visit } from '../testing/open-dialog.tsx';

const visit = (more: Visit = {}) => openDialog({ start: 'registration', ...more });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Crea una password');
const again = () => screen.getByLabelText<HTMLInputElement>('Ripeti la password');
const create = () => screen.getByRole('button', { name: 'Crea un account' });
const summary = () => screen.findByRole('group', { name: 'Errori' });

/** Moves the focus out of the password field. The first Tab reaches the button inside the field. */
async function leave(user: UserEvent) {
  await user.tab();
  await user.tab();
}

/** Pastes the password as a password manager does. Other tests type it. */
async function choosePassword(user: UserEvent) {
  await user.click(password());
  await user.paste(secret);
  await user.click(again());
  await user.paste(secret);
}

async function agree(user: UserEvent) {
  for (const name of [/IVASS/, /condizioni generali/, /informativa privacy/])
    await user.click(screen.getByRole('checkbox', { name }));
}

async function register(answers: Answers = {}, more: Visit = {}) {
  const opened = visit({ answers, ...more });
  await choosePassword(opened.user);
  await agree(opened.user);
  await opened.user.click(create());
  return opened;
}

describe('registration', () => {
  it('the registration is prefilled with the data from the form', () => {
    visit();
    expect(screen.getByRole('heading', { name: 'Crea il tuo account' })).toHaveFocus();
    expect(box('Nome')).toHaveValue('Giulia');
    expect(box('Cognome')).toHaveValue('Ferri');
    expect(box('Email')).toHaveValue('giulia.ferri@example.it');
    expect(box('Cellulare')).toHaveValue('333 1234567');
  });

  it('the registration has autofill tokens and rules for password managers', () => {
    visit();
    expect(box('Nome')).toHaveAttribute('autocomplete', 'given-name');
    expect(box('Cognome')).toHaveAttribute('autocomplete', 'family-name');
    expect(box('Email')).toHaveAttribute('autocomplete', 'email');
    expect(box('Cellulare')).toHaveAttribute('autocomplete', 'tel-national');
    for (const one of [password(), again()]) {
      expect(one).toHaveAttribute('autocomplete', 'new-password');
      expect(one).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 16'));
      expect(one).not.toHaveAttribute('maxlength');
      expect(one.form).toBe(box('Email').form);
    }
  });

  it('the registration sends the consents as flags and points to the activation mail', async () => {
    const { bodies, onClose, user } = await register();
    const title = await screen.findByRole('heading', { name: 'Registrazione completata!' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      "Ti abbiamo inviato un'email con un link di conferma: aprilo per attivare il tuo profilo. Nella pagina che si apre scrivi la password che hai appena scelto e premi «Attiva il profilo», poi torna qui e accedi. Il link vale 24 ore: se l'email non arriva, guarda anche nella posta indesiderata.",
    );
    expect(document.querySelector('form')).toBeNull();
    const [body] = bodies('users/register');
    expect(body).toMatchObject({
      name: 'Giulia',
      surname: 'Ferri',
      email: 'giulia.ferri@example.it',
      phone: '3331234567',
      password: secret,
    });
    expect(body).toHaveProperty('privacy.0', expect.objectContaining({ key: 106, value: 1 }));
    expect(body).toHaveProperty('privacy.length', 8);
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('the registration sends unticked consents as 0', async () => {
    const { bodies } = await register();
    await screen.findByRole('heading', { name: 'Registrazione completata!' });
    const [body] = bodies('users/register');
    const optional = {
      privacy: [3, 22, 102, 104].map((key) => expect.objectContaining({ key, value: 0 })),
    };
    expect(body).toEqual(
      expect.objectContaining({ privacy: expect.arrayContaining(optional.privacy) }),
    );
  });

  it('the registration shows the waiting overlay while its request is pending', async () => {
    await register({ 'users/register': [never] });
    const wait = await screen.findByRole('dialog', { name: 'Un attimino...' });
    expect(wait).toHaveAccessibleDescription('Stiamo verificando i tuoi dati');
  });

  it('the registration ticks off the password rules while the user types', async () => {
    const { user } = visit();
    const done = () => screen.queryAllByText('(fatto)').length;
    expect(done()).toBe(0);
    expect(password()).toHaveAccessibleDescription(/^Da 6 a 16 caratteri ?Almeno un numero/);
    await user.type(password(), 'segreto');
    expect(done()).toBe(2);
    await user.type(password(), '1');
    expect(done()).toBe(3);
    await user.type(password(), '!');
    expect(done()).toBe(4);
    expect(password()).toHaveAccessibleDescription(/Almeno un numero \(fatto\)/);
    await user.type(password(), '-');
    expect(done()).toBe(3);
  });

  it('the registration can show one of the two passwords without the other', async () => {
    const { user } = visit();
    await user.click(screen.getByRole('button', { name: 'Mostra la password ripetuta' }));
    expect(again()).toHaveAttribute('type', 'text');
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('registration before submit', () => {
  it('the registration marks a weak password on blur', async () => {
    const { user } = visit();
    await user.type(password(), 'segreto');
    await leave(user);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Password debole/));
  });

  it('the registration marks both passwords if they differ, until the user corrects one', async () => {
    const { user } = visit();
    await user.type(password(), secret);
    await user.type(again(), 'segreto2!');
    await leave(user);
    await waitFor(() => expect(again()).toHaveAccessibleDescription(/Valori differenti/));
    await user.clear(password());
    await user.type(password(), 'segreto2!');
    await leave(user);
    await waitFor(() => expect(again()).not.toHaveAccessibleDescription());
  });

  it('the registration lists all missing values in order, and sends no request', async () => {
    const { user, calls } = visit({ prefill: noPrefill });
    await user.click(create());
    const links = within(await summary()).getAllByRole('link');
    expect(links.map((link) => link.lastElementChild?.textContent)).toEqual([
      'Nome non valido',
      'Cognome non valido',
      'Email non valida',
      'Cellulare non valido',
      'Password debole',
      'Valori differenti',
      "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
      'Consenso obbligatorio: Accetto le condizioni generali del servizio',
      "Consenso obbligatorio: Ho letto l'informativa privacy",
    ]);
    expect(screen.getByText('Selezionare i flag obbligatori')).toBeVisible();
    expect(screen.getAllByText('Consenso obbligatorio')).toHaveLength(3);
    expect(calls).toEqual([]);
  });

  it('the registration requires the three mandatory consents, and each tick clears the error of its consent', async () => {
    const { user, calls } = visit();
    await choosePassword(user);
    await user.click(create());
    await user.click(
      await screen.findByRole('link', { name: /^Consenso obbligatorio: Ho letto .* IVASS/ }),
    );
    const ivass = screen.getByRole('checkbox', { name: /IVASS/ });
    expect(ivass).toHaveFocus();
    await user.click(ivass);
    expect(screen.getAllByText('Consenso obbligatorio')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('the error above the consents stays until the user has ticked the three mandatory ones', async () => {
    const { user } = visit();
    await choosePassword(user);
    await user.click(create());
    await summary();
    for (const name of [/IVASS/, /condizioni generali/, /informativa privacy/]) {
      expect(screen.getByRole('alert')).toHaveTextContent('Selezionare i flag obbligatori');
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Consenso obbligatorio')).toBeNull();
  });
});

describe('rejected registration', () => {
  it.each([
    ['NAME', 'Nome', 'Nome non valido'],
    ['SURNAME', 'Cognome', 'Cognome non valido'],
    ['EMAIL', 'Email', 'Email non valida'],
    ['PHONE', 'Cellulare', 'Cellulare non valido'],
    ['ALREADY_REGISTERED', 'Email', 'Utente già registrato'],
    ['PASS', 'Crea una password', 'Password non valida'],
  ])(
    'a registration rejected with %s shows an error and focuses the field',
    async (code, label, words) => {
      const { user } = await register({ 'users/register': [refusedByUsers(code)] });
      const outcome = await screen.findByRole('alertdialog', {
        name: 'Registrazione non riuscita',
      });
      expect(outcome).toHaveAccessibleDescription('Ricontrolla i dati inseriti');
      await user.click(within(outcome).getByRole('button', { name: 'Ho capito' }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      const field = screen.getByLabelText(label);
      expect(field).toHaveFocus();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(new RegExp(words));
    },
  );

  it('a registration rejected because of the consents shows an error above them', async () => {
    const { user } = await register({
      'users/register': [refusedByUsers('INFORMATIVA_E_CONDIZIONI')],
    });
    await user.click(await screen.findByRole('button', { name: 'Ho capito' }));
    expect(screen.getByRole('checkbox', { name: /IVASS/ })).toHaveFocus();
    expect(
      screen.getByRole('link', { name: 'Selezionare i flag obbligatorii' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Selezionare i flag obbligatorii');
  });

  it.each([
    ['for an unknown reason', refusedByUsers('SALES_SYSTEM_DOWN', 500), 'Errore generico'],
    ['by the network', offline, 'Inpossibile contattare il server, riprova più tardi'],
  ])(
    'a registration rejected %s shows the error above the fields and keeps the values',
    async (_, answer, words) => {
      const { user } = await register({ 'users/register': [answer] });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(words);
      await waitFor(() => expect(alert).toHaveFocus());
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await user.click(create());
      await screen.findByRole('heading', { name: 'Registrazione completata!' });
    },
  );

  it('a registration with the email of an existing account links to the login, which has that email', async () => {
    const { user } = await register({ 'users/register': [refusedByUsers('ALREADY_REGISTERED')] });
    await user.click(await screen.findByRole('button', { name: 'Ho capito' }));
    const field = box('Email').closest('.q-field');
    if (!(field instanceof HTMLElement)) throw new Error('no field');
    await user.click(within(field).getByRole('button', { name: 'Accedi' }));
    expect(screen.getByRole('heading', { name: 'Che bello rivederti!' })).toHaveFocus();
    expect(box('Email')).toHaveValue('giulia.ferri@example.it');
  });

  it('a rejected registration shows the messages that the application sets', async () => {
    const messages = { ALREADY_REGISTERED: 'Ci conosciamo già', REGISTRATION_FAILED: 'Guarda qui' };
    await register({ 'users/register': [refusedByUsers('ALREADY_REGISTERED')] }, { messages });
    const outcome = await screen.findByRole('alertdialog');
    expect(outcome).toHaveAccessibleDescription('Guarda qui');
    expect(screen.getByRole('link', { name: /Ci conosciamo già$/ })).toBeInTheDocument();
  });
});
