import { en } from '@preventivo/core/messages/en';
import { wordingOf } from '@preventivo/core/translation';
import { never, offline, refusedByUsers } from '@preventivo/fixtures/answers';
import { account, savedArben, savedGiulia } from '@preventivo/fixtures/people';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, button, change, noDialog, visit } from './visit.fixture.tsx';

describe('failed save', () => {
  it('a failed save marks and focuses the field that the server names', async () => {
    const answers = { 'persons/upsert': [refusedByUsers('CONTRACTOR_EMAIL')] };
    const { save } = await change({ answers });
    await save();
    await waitFor(async () => expect(await box('Email')).toHaveFocus());
    expect(await box('Email')).toHaveAccessibleDescription(/Valore non valido/);
  });

  it.each([
    ['CONTRACTOR_ADDRESS', 'indirizzoResidenza_SedeLegale'],
    ['CONTRACTOR_ADDRESS_NOT_FOUND', 'indirizzoResidenza_SedeLegale'],
    ['CONTRACTOR_ZIP', 'zip'],
    ['CONTRACTOR_CITY', 'city'],
    ['CONTRACTOR_STREET', 'street'],
    ['CONTRACTOR_STREET_NUMBER', 'street_number'],
  ])(
    'a failed save marks only the wrong part of a saved address, as in a manually entered address: %s',
    async (code, control) => {
      const { save } = await change({ answers: { 'persons/upsert': [refusedByUsers(code)] } });
      await screen.findByRole('combobox', { name: 'CAP' });
      await save();
      await waitFor(() => {
        expect(document.activeElement).toHaveAttribute('name', control);
        expect(document.activeElement).toHaveAccessibleDescription(/Valore non valido/);
      });
    },
  );

  it('a failed save also marks a read-only name', async () => {
    const answers = { 'persons/upsert': [refusedByUsers('CONTRACTOR_NAME')] };
    const { save } = await change({ answers });
    await save();
    await waitFor(async () => expect(await box('Nome')).toHaveFocus());
    expect(await box('Nome')).toHaveAccessibleDescription(/Valore non valido/);
  });

  it.each([
    [
      'a code nobody knows',
      refusedByUsers('TROPPE_PERSONE', 422, 'Hai troppe persone'),
      'Hai troppe persone',
    ],
    ['a code without words', refusedByUsers('TROPPE_PERSONE'), 'Errore generico'],
    ['no network', offline, 'Inpossibile contattare il server, riprova più tardi'],
    [
      'a session that is over',
      refusedByUsers('TOKEN_EXPIRED'),
      'Sessione scaduta, ti preghiamo di ri autenticarti',
    ],
  ])('the dialog shows why a save failed: %s', async (_, answer, sentence) => {
    const { save, onChoose } = await change({ answers: { 'persons/upsert': [answer] } });
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(onChoose).not.toHaveBeenCalled();
    expect(await button('Salva Modifiche')).toBeVisible();
  });

  it("a failed save with an unknown error code shows the code in small type below the server's message or a general one", async () => {
    const turns = [
      refusedByUsers('TROPPE_PERSONE', 422, 'Hai troppe persone'),
      refusedByUsers('SQL_STATE'),
    ];
    const { save } = await change({ answers: { 'persons/upsert': turns } });
    await save();
    expect(await screen.findByText('Hai troppe persone')).toBeVisible();
    expect(screen.getByText('Codice errore: TROPPE_PERSONE')).toBeVisible();
    await save();
    expect(await screen.findByText('Errore generico')).toBeVisible();
    expect(screen.getByText('Codice errore: SQL_STATE')).toBeVisible();
  });

  it("a failed save shows the sentence of an error code if the code's field is not in the form", async () => {
    const { save } = await change({
      answers: { 'persons/upsert': [refusedByUsers('CONTRACTOR_COUNTRY_OF_BIRTH')] },
    });
    await save();
    expect(await screen.findByText('Selezionare lo stato di nascita')).toBeVisible();
    expect(screen.getByText('Codice errore: CONTRACTOR_COUNTRY_OF_BIRTH')).toBeVisible();
  });

  it('a failed save can be retried', async () => {
    const { save, onChoose } = await change({ answers: { 'persons/upsert': [offline] } });
    await save();
    await screen.findByRole('alert');
    await save();
    await noDialog();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('a save shows the waiting overlay, and a second press does not send it again', async () => {
    const { save, bodies } = await change({ answers: { 'persons/upsert': [never] } });
    await save();
    await save();
    expect(await screen.findByText('Stiamo salvando i tuoi dati')).toBeVisible();
    expect(bodies('persons/upsert')).toHaveLength(1);
  });
});

describe("the account's own person", () => {
  it("saving the account's own person updates the account", async () => {
    const { person, save, userNow } = await change();
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'giulia@example.it');
    await save();
    await noDialog();
    expect(userNow()?.userData?.email).toBe('giulia@example.it');
  });

  it("the account's own person is selected after a save even if the back end omits this person from the list", async () => {
    const hers = { ...savedGiulia, email: 'giulia@example.it' };
    const user = { ...account, people: [savedGiulia, savedArben] };
    const answers = {
      'persons/upsert': [() => Response.json({ success: true, people: [savedArben] })],
      'users/my-data': [
        () =>
          Response.json({
            success: true,
            user: { ...user, userData: hers, people: [savedArben] },
          }),
      ],
    };
    const { save, onChoose } = await change({ user, answers });
    await save();
    await noDialog();
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({
        selectPeopleId: 'p-1',
        persona: expect.objectContaining({ email: 'giulia@example.it' }),
      }),
    );
  });
});

describe('custom texts', () => {
  it("the application's own sentence replaces the one above a record's errors", async () => {
    const { person, save } = await change({ messages: { CONTRACTOR: 'Chiamaci' } });
    await person.clear(await box('Email'));
    await save();
    expect(await screen.findByRole('group', { name: 'Errori' })).toHaveTextContent('Chiamaci');
  });

  it.each([
    ['no network', offline, 'We cannot reach the server, try again later'],
    ['a code without words', refusedByUsers('TROPPE_PERSONE'), 'Something went wrong'],
    [
      'too many calls',
      refusedByUsers('TOO_MANY_REQUESTS', 429, 'Troppe richieste: riprova tra poco.'),
      'Too many requests: try again shortly.',
    ],
    [
      'a code of no field of the form',
      refusedByUsers('CONTRACTOR_COUNTRY_OF_BIRTH'),
      'Select the country of birth',
    ],
  ])(
    'with English texts, the dialog explains in English why a record is not saved: %s',
    async (_, answer, sentence) => {
      const wording = wordingOf('pets', { translation: en, line: {} });
      const { person } = visit({ wording, answers: { 'persons/upsert': [answer] } });
      await person.click(await button('Edit the details of Giulia Ferri'));
      await person.click(await button('Save changes'));
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    },
  );
});

describe('record dialog', () => {
  it('the record dialog closes at once if nothing was changed, and returns the focus', async () => {
    const { person } = await change();
    await person.click(await button('Chiudi'));
    await noDialog();
    expect(await button('Modifica i dati di Giulia Ferri')).toHaveFocus();
  });

  it('the record dialog asks before it discards changes', async () => {
    const { person, bodies } = await change();
    await person.type(await box('Email'), 'x');
    await person.click(await button('Chiudi'));
    await screen.findByRole('alertdialog', { name: 'Vuoi uscire senza salvare?' });
    await person.click(await button('Continua a modificare'));
    expect(await box('Email')).toHaveValue('giulia.ferri@example.itx');
    await person.click(await button('Chiudi'));
    await person.click(await button('Esci senza salvare'));
    await noDialog();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await button('Modifica i dati di Giulia Ferri')).toHaveFocus();
    expect(bodies('persons/upsert')).toEqual([]);
  });

  it('the record dialog does not submit the page around it', async () => {
    const { save, onSent } = await change();
    await save();
    await noDialog();
    expect(onSent).not.toHaveBeenCalled();
  });
});
