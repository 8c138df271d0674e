import type { Person } from '@preventivo/core';
import { personOfSaved } from '@preventivo/core/saved';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, arben, ferri, giulia } from './account.fixture.ts';
import { never, offline, refused } from './fake-account.fixture.ts';
import { box, button, dialog, noDialog, radio, visit } from './visit.fixture.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

/** Anna, as somebody wrote her by hand before logging in. */
const anna: Person = {
  ...personOfSaved(giulia, account),
  nome: 'Anna',
  cognome: 'Neri',
  comune_nascita: 'MILAZZO (ME)',
  email: 'anna.neri@example.it',
  cellulare: '+39 347 987 6543',
};

/** Opens Giulia's dialog. */
async function change(props: Parameters<typeof visit>[0] = {}) {
  const visitor = visit(props);
  await visitor.person.click(await button('Modifica i dati di Giulia Ferri'));
  await dialog('Modifica i dati di Giulia Ferri');
  return { ...visitor, save: async () => visitor.person.click(await button('Salva Modifiche')) };
}

/** Opens the dialog of a new record. */
async function add(props: Parameters<typeof visit>[0] = {}) {
  const visitor = visit(props);
  await visitor.person.click(await button('Inserisci un nuovo contraente'));
  await dialog('Nuovo contraente');
  return { ...visitor, save: async () => visitor.person.click(await button('Salva')) };
}

/** Writes another day of the same month. */
async function bornOn(person: ReturnType<typeof visit>['person'], day: string) {
  const written = await screen.findByRole('textbox', { name: /^Giorno/ });
  await person.clear(written);
  await person.type(written, day);
}

describe('a record that is changed', () => {
  it('keeps an address of Venice as it was named, whatever else is changed', async () => {
    const home = {
      ...giulia,
      address: 'DORSODURO',
      addressNumber: '3246',
      postalCodeOfResidence: '20121',
    };
    const { person, save, bodies } = await change({ user: { ...account, people: [home, arben] } });
    await person.type(await box('Email'), 'x');
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { address: 'DORSODURO', addressNumber: '3246', postalCodeOfResidence: '20121' },
    ]);
  });

  it('is saved under its id, with its fiscal code and the codes of its towns', async () => {
    const { person, save, bodies } = await change();
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'giulia@example.it');
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toEqual([
      { ...giulia, email: 'giulia@example.it', updated_at: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  it('keeps the fiscal code it has while nothing it is made of changes, and asks for none', async () => {
    const user = { ...account, people: [{ ...giulia, fiscalCode: 'FRRGLI85C67F20RW' }] };
    const { person, save, bodies } = await change({ user });
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'giulia@example.it');
    await save();
    await noDialog();
    expect(bodies('pets/calculate/cf')).toEqual([]);
    expect(bodies('persons/upsert')).toMatchObject([{ fiscalCode: 'FRRGLI85C67F20RW' }]);
  });

  it('keeps a code of two people who share it, where what it is made of changed and came to the same', async () => {
    const computed = { status: 200, msg: 'ok', obj: { fiscalCode: 'FRRGLI85C67F205B' } };
    const born = '1985-03-26T00:00:00.000Z';
    const shared = { ...giulia, dateOfBirth: born, fiscalCode: 'FRRGLI85C67F20RW' };
    const instead = { 'calculate/cf': [() => Response.json(computed)] };
    const visitor = await change({ user: { ...account, people: [shared] }, instead });
    await bornOn(visitor.person, '27');
    await visitor.save();
    await noDialog();
    expect(visitor.bodies('pets/calculate/cf')).toHaveLength(1);
    expect(visitor.bodies('persons/upsert')).toMatchObject([
      { dateOfBirth: '1985-03-27T00:00:00.000Z', fiscalCode: 'FRRGLI85C67F20RW' },
    ]);
  });

  it('gets another fiscal code where what it is made of changed', async () => {
    const visitor = await change();
    await bornOn(visitor.person, '26');
    await visitor.save();
    await noDialog();
    expect(visitor.bodies('persons/upsert')).toMatchObject([{ fiscalCode: 'HXHRBN90T01Z100P' }]);
  });

  it('goes without a code where a new one is needed and cannot be computed', async () => {
    const visitor = await change({ instead: { 'calculate/cf': [offline] } });
    await bornOn(visitor.person, '26');
    await visitor.save();
    await noDialog();
    expect(visitor.bodies('persons/upsert')[0]).not.toHaveProperty('fiscalCode');
  });

  it('keeps the state somebody was born in where the list of states cannot be had', async () => {
    const user = { ...account, people: [{ ...arben, phone: '3471112233', addressNumber: '3' }] };
    const instead = { 'enums/stati': Array(9).fill(offline) };
    const { person, bodies } = visit({ user, instead });
    await person.click(await button(/di Arben/));
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'arben.hoxha@example.it');
    await person.click(await button('Salva Modifiche'));
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { countryOfBirth: { id: 28, value: 'Albania' } },
    ]);
  });

  it('becomes the choice, has the focus, and is said to be saved', async () => {
    const { save, onChoose } = await change();
    await save();
    await waitFor(async () => expect(await radio(/Giulia Ferri/)).toHaveFocus());
    expect(await radio(/Giulia Ferri/)).toBeChecked();
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'p-1' }));
    expect(await screen.findAllByText('Giulia salvato')).not.toHaveLength(0);
  });

  it('may be chosen once it is complete', async () => {
    const user = { ...account, people: [{ ...arben, addressNumber: '3' }] };
    const { person } = visit({ user });
    await person.click(await button(/di Arben/));
    await person.clear(await box('Cellulare'));
    await person.type(await box('Cellulare'), '347 9876543');
    await person.click(await button('Salva Modifiche'));
    await noDialog();
    expect(await radio(/Arben/)).toBeChecked();
    expect(screen.queryByText(/^Modifica:/)).toBeNull();
  });

  it('keeps its name and surname, which are shown and cannot be written', async () => {
    const { person } = await change();
    const name = await box('Nome');
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveAccessibleDescription('Nome e cognome non si possono cambiare');
    expect(await box('Cognome')).toHaveAttribute('readonly');
    await person.type(name, 'x');
    expect(name).toHaveValue('Giulia');
  });

  it('takes a name that was missing', async () => {
    const user = { ...account, people: [{ ...giulia, name: '' }] };
    const { person } = visit({ user });
    await person.click(await button(/Modifica i dati/));
    expect(await box('Nome')).not.toHaveAttribute('readonly');
    expect(await box('Cognome')).toHaveAttribute('readonly');
  });

  it('keeps what the line does not ask', async () => {
    const { save, bodies } = await change({
      contractor: { types: ['fisica'], hides: ['professione'] },
    });
    expect(screen.queryByText('Professione')).toBeNull();
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([{ profession: 'architetto' }]);
  });

  it('that is a company goes to the companies', async () => {
    const { person, bodies, onChoose } = visit({ type: 'giuridica' });
    await person.click(await button(/di Officina Hoxha/));
    expect(await box('Partita IVA')).toHaveFocus();
    await person.clear(await box('Partita IVA'));
    await person.type(await box('Partita IVA'), 'IT 00743110157');
    await person.click(await button('Salva Modifiche'));
    await noDialog();
    expect(bodies('companies/upsert')).toMatchObject([{ id: 'c-2', vat: ferri.vat }]);
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'c-2' }));
  });
});

describe('a new record', () => {
  it('starts with what was written by hand before the login, and is chosen once saved', async () => {
    const { save, bodies, onChoose } = await add({ initialValues: anna });
    expect(await box('Nome')).toHaveValue('Anna');
    expect(await box('Nome')).not.toHaveAttribute('readonly');
    await save();
    await noDialog();
    const [body = {}] = bodies('persons/upsert');
    expect(body).toMatchObject({
      name: 'Anna',
      phone: '3479876543',
      cityOfBirth: { id: 'F206', value: 'MILAZZO (ME)' },
    });
    expect(body).not.toHaveProperty('id');
    expect(body).not.toHaveProperty('updated_at');
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'new-3' }));
    expect(await radio(/Anna Neri/)).toBeChecked();
  });

  it('starts empty where somebody is chosen already', async () => {
    await add({ initialValues: anna, chosen: 'p-1' });
    expect(await box('Nome')).toHaveValue('');
  });

  it('is not sent while something is wrong with it', async () => {
    const { save, bodies } = await add();
    await save();
    expect(await screen.findByRole('link', { name: 'Nome non valido' })).toBeVisible();
    expect(bodies('persons/upsert')).toEqual([]);
  });

  it('has the email and the phone of the account where the line does not ask for them', async () => {
    const initialValues = { ...anna, email: '', cellulare: '' };
    const { save, bodies } = await add({
      initialValues,
      contractor: { types: ['fisica'], hides: ['email', 'cellulare'] },
    });
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { email: account.email, phone: account.phone },
    ]);
  });

  it('is saved without a fiscal code where none can be computed', async () => {
    const instead = { 'calculate/cf': [refused('CONTRACTOR_CITY_OF_BIRTH')] };
    const { save, bodies } = await add({ initialValues: anna, instead });
    await save();
    await noDialog();
    expect(bodies('persons/upsert')[0]).not.toHaveProperty('fiscalCode');
  });

  it('is asked for its address again where the search does not know it', async () => {
    const home = { ...anna.indirizzoResidenza_SedeLegale, is_manual_address: false };
    const initialValues = { ...anna, indirizzoResidenza_SedeLegale: home };
    const { save, bodies } = await add({ initialValues });
    await save();
    await waitFor(async () => expect(await button('Cambia indirizzo')).toHaveFocus());
    expect(screen.getAllByText(/Indirizzo non trovato/)).not.toHaveLength(0);
    expect(bodies('persons/upsert')).toEqual([]);
  });

  it('is a company where companies are shown, and takes its name for its legal name', async () => {
    const { person } = await add({ type: 'giuridica' });
    await person.type(await box("Nome dell'azienda"), 'Neri Legnami');
    await person.click(await button("Uguale al nome dell'azienda"));
    expect(await box('Ragione sociale')).toHaveValue('Neri Legnami');
  });
});

describe('a save that fails', () => {
  it('marks the field the server names, and takes the focus there', async () => {
    const instead = { 'persons/upsert': [refused('CONTRACTOR_EMAIL')] };
    const { save } = await change({ instead });
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
  ])('marks an address, which counts as written by hand: %s', async (code, control) => {
    const { save } = await change({ instead: { 'persons/upsert': [refused(code)] } });
    await screen.findByText('CAP 20121');
    await save();
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('name', control);
      expect(document.activeElement).toHaveAccessibleDescription(/Valore non valido/);
    });
  });

  it('marks also a name, which was not asked', async () => {
    const instead = { 'persons/upsert': [refused('CONTRACTOR_NAME')] };
    const { save } = await change({ instead });
    await save();
    await waitFor(async () => expect(await box('Nome')).toHaveFocus());
    expect(await box('Nome')).toHaveAccessibleDescription(/Valore non valido/);
  });

  it.each([
    ['a code nobody knows', refused('TROPPE_PERSONE', 'Hai troppe persone'), 'Hai troppe persone'],
    ['a code without words', refused('TROPPE_PERSONE'), 'Errore generico'],
    ['no network', offline, 'Inpossibile contattare il server, riprova più tardi'],
    [
      'a session that is over',
      refused('TOKEN_EXPIRED'),
      'Sessione scaduta, ti preghiamo di ri autenticarti',
    ],
  ])('says so in the dialog: %s', async (_, answer, sentence) => {
    const { save, onChoose } = await change({ instead: { 'persons/upsert': [answer] } });
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(onChoose).not.toHaveBeenCalled();
    expect(await button('Salva Modifiche')).toBeVisible();
  });

  it("shows an unknown code small, under the server's words or the generic sentence", async () => {
    const turns = [refused('TROPPE_PERSONE', 'Hai troppe persone'), refused('SQL_STATE')];
    const { save } = await change({ instead: { 'persons/upsert': turns } });
    await save();
    expect(await screen.findByText('Hai troppe persone')).toBeVisible();
    expect(screen.getByText('Codice errore: TROPPE_PERSONE')).toBeVisible();
    await save();
    expect(await screen.findByText('Errore generico')).toBeVisible();
    expect(screen.getByText('Codice errore: SQL_STATE')).toBeVisible();
  });

  it('says what a code means that is of no field of this form', async () => {
    const { save } = await change({
      instead: { 'persons/upsert': [refused('CONTRACTOR_COUNTRY_OF_BIRTH')] },
    });
    await save();
    expect(await screen.findByText('Selezionare lo stato di nascita')).toBeVisible();
    expect(screen.getByText('Codice errore: CONTRACTOR_COUNTRY_OF_BIRTH')).toBeVisible();
  });

  it('may be tried again', async () => {
    const { save, onChoose } = await change({ instead: { 'persons/upsert': [offline] } });
    await save();
    await screen.findByRole('alert');
    await save();
    await noDialog();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('is waited for once, behind a dialog', async () => {
    const { save, bodies } = await change({ instead: { 'persons/upsert': [never] } });
    await save();
    await save();
    expect(await screen.findByText('Stiamo salvando i tuoi dati')).toBeVisible();
    expect(bodies('persons/upsert')).toHaveLength(1);
  });
});

describe('a dialog', () => {
  it('closes at once where nothing was written, and gives the focus back', async () => {
    const { person } = await change();
    await person.click(await button('Chiudi'));
    await noDialog();
    expect(await button('Modifica i dati di Giulia Ferri')).toHaveFocus();
  });

  it('asks before what was written is lost', async () => {
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

  it('sends nothing of the page around it', async () => {
    const { save, onSent } = await change();
    await save();
    await noDialog();
    expect(onSent).not.toHaveBeenCalled();
  });
});
