import { broken, expired, never, offline, refusedByUsers } from '@preventivo/core/testing';
import { secret, today } from '@preventivo/fixtures/people';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOwnAccount } from '../testing/open-own-account.tsx';

const unreachable = 'Inpossibile contattare il server, riprova più tardi';
const button = (name: string) => screen.getByRole('button', { name });
const everywhere = 'Esci ovunque da tutti i dispositivi';
const failures = [
  ['nobody answers', offline, unreachable],
  ['the server breaks', broken, 'Errore generico'],
  [
    'she has asked too often',
    refusedByUsers('TOO_MANY_REQUESTS', 429, 'Riprova tra un minuto.'),
    'Riprova tra un minuto.',
  ],
] as const;

describe('data download', () => {
  const blobs: Blob[] = [];
  const files: { readonly name: string; readonly blob: Blob | undefined }[] = [];
  let undo: (() => void)[];

  beforeEach(() => {
    files.length = blobs.length = 0;
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:here';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, blob: blobs.at(-1) });
    });
    undo = [() => made.mockRestore(), () => click.mockRestore()];
  });
  afterEach(() => {
    for (const each of undo) each();
  });

  it('the data download saves a file whose name contains the date, but no personal data', async () => {
    const { user, sent } = await openOwnAccount();
    await user.click(button('Scarica i miei dati'));
    expect(await screen.findByText('Fatto: trovi il file tra i download.')).toBeInTheDocument();
    expect(sent('users/export')[0]?.headers.get('authorization')).toBe('Bearer giulia.token');
    const [file] = files;
    expect(file?.name).toBe(`i-miei-dati-${today}.json`);
    expect(JSON.parse((await file?.blob?.text()) ?? '')).toMatchObject({
      profile: { email: 'giulia.ferri@example.it' },
    });
  });

  it('the data download shows a busy button and ignores further presses', async () => {
    const { user, sent } = await openOwnAccount({ 'users/export': never });
    await user.click(button('Scarica i miei dati'));
    expect(button('Scarica i miei dati')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Scarica i miei dati'));
    expect(sent('users/export')).toHaveLength(1);
  });

  it.each(failures)(
    'the data download shows an error if %s, and can be retried',
    async (_, answer, words) => {
      const { user } = await openOwnAccount({ 'users/export': [answer] });
      await user.click(button('Scarica i miei dati'));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(words);
      expect(alert).toHaveFocus();
      expect(files).toEqual([]);
      await user.click(button('Scarica i miei dati'));
      await waitFor(() => expect(files).toHaveLength(1));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it("the data download shows the host's message for a rate limit", async () => {
    const { user } = await openOwnAccount(
      { 'users/export': [refusedByUsers('TOO_MANY_REQUESTS', 429, 'Riprova tra un minuto.')] },
      { TOO_MANY_REQUESTS: 'Un momento, per favore' },
    );
    await user.click(button('Scarica i miei dati'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Un momento, per favore');
  });

  it('the data download opens the login if the session has expired', async () => {
    const { user } = await openOwnAccount({ 'users/export': [expired] });
    await user.click(button('Scarica i miei dati'));
    await screen.findByRole('dialog', { name: 'La sessione è scaduta' });
    expect(screen.queryByRole('dialog', { name: 'Il tuo account' })).toBeNull();
  });
});

describe('logout on all devices', () => {
  it('a logout on all devices shows a message that takes the focus', async () => {
    const { user, client, sent } = await openOwnAccount();
    await user.click(button(everywhere));
    const block = await screen.findByRole('region', {
      name: "Hai chiuso l'accesso su tutti i dispositivi.",
    });
    await waitFor(() => expect(block).toHaveFocus());
    expect(client.token.get()).toBeNull();
    expect(sent('users/logout-all')).toHaveLength(1);
    expect(button('Accedi')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(failures)(
    'a logout on all devices keeps the session if %s, and can be retried',
    async (_, answer, words) => {
      const { user, client } = await openOwnAccount({ 'users/logout-all': [answer] });
      await user.click(button(everywhere));
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(client.token.get()).not.toBeNull();
      await user.click(button(everywhere));
      await screen.findByRole('region', { name: "Hai chiuso l'accesso su tutti i dispositivi." });
    },
  );
});

describe('account deletion', () => {
  async function ask(...[answers]: Parameters<typeof openOwnAccount>) {
    const visit = await openOwnAccount(answers);
    await visit.user.click(button('Elimina il mio account'));
    const dialog = await screen.findByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
    return { ...visit, dialog: within(dialog) };
  }

  it('the account deletion explains its effects before it sends a request', async () => {
    const { dialog, calls } = await ask();
    expect(dialog.getByText('Le richieste di preventivo inviate da questo account')).toBeVisible();
    expect(dialog.getByText(/La ricevuta dei consensi, senza il tuo nome/)).toBeVisible();
    expect(calls.filter(({ path }) => path === 'users/erase')).toEqual([]);
  });

  it('the account deletion asks for the password, logs out and shows a message', async () => {
    const { user, client, bodies } = await ask();
    await user.type(screen.getByLabelText('Password'), `${secret}{Enter}`);
    const block = await screen.findByRole('region', { name: 'Il tuo account è stato eliminato.' });
    await waitFor(() => expect(block).toHaveFocus());
    expect(bodies('users/erase')).toEqual([{ password: secret }]);
    expect(client.token.get()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the account deletion keeps the account after a wrong password, and can be retried', async () => {
    const { user, client } = await ask();
    await user.type(screen.getByLabelText('Password'), 'Tulipano7!{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^La password non è giusta e l'account è ancora qui\./);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(client.token.get()).not.toBeNull();
    await user.type(screen.getByLabelText('Password'), `${secret}{Enter}`);
    await screen.findByRole('region', { name: 'Il tuo account è stato eliminato.' });
  });

  it('the account deletion rejects an empty password', async () => {
    const { user, sent, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Elimina il mio account' }));
    expect(await dialog.findAllByText(/Password non valida/)).not.toEqual([]);
    expect(sent('users/erase')).toEqual([]);
  });

  it.each(failures)(
    'the account deletion keeps the account and shows an error if %s',
    async (_, answer, words) => {
      const { user, client } = await ask({ 'users/erase': [answer] });
      await user.type(screen.getByLabelText('Password'), `${secret}{Enter}`);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(client.token.get()).not.toBeNull();
    },
  );

  it('the account deletion opens the login if the session has expired', async () => {
    const { user } = await ask({ 'users/erase': [expired] });
    await user.type(screen.getByLabelText('Password'), `${secret}{Enter}`);
    await screen.findByRole('dialog', { name: 'La sessione è scaduta' });
  });

  it('the account deletion can be cancelled', async () => {
    const { user, sent } = await ask();
    await user.click(button('Annulla'));
    await screen.findByRole('dialog', { name: 'Il tuo account' });
    expect(sent('users/erase')).toEqual([]);
  });
});
