import type { Person } from '@preventivo/core';
import { companyOfSaved, personOfSaved } from '@preventivo/core/saved';
import { offline, refused } from '@preventivo/fixtures/answers';
import { account, savedArben, savedFerri, savedGiulia } from '@preventivo/fixtures/people';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { add, box, button, change, noDialog, radio, visit } from './visit.fixture.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

/** Anna's data, which the user typed before the login. */
const anna: Person = {
  ...personOfSaved(savedGiulia, account),
  nome: 'Anna',
  cognome: 'Neri',
  comune_nascita: 'MILAZZO (ME)',
  email: 'anna.neri@example.it',
  cellulare: '+39 347 987 6543',
};

async function bornOn(person: ReturnType<typeof visit>['person'], day: string) {
  const written = await screen.findByRole('textbox', { name: /^Giorno/ });
  await person.clear(written);
  await person.type(written, day);
}

describe('edited record', () => {
  it('an edited record keeps a Venetian address in the spelling that the address search uses', async () => {
    const home = {
      ...savedGiulia,
      address: 'DORSODURO',
      addressNumber: '3246',
      postalCodeOfResidence: '20121',
    };
    const { person, save, bodies } = await change({
      user: { ...account, people: [home, savedArben] },
    });
    await person.type(await box('Email'), 'x');
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { address: 'DORSODURO', addressNumber: '3246', postalCodeOfResidence: '20121' },
    ]);
  });

  it('an edited record is saved under the same id, with its fiscal code and the codes of its municipalities', async () => {
    const { person, save, bodies } = await change();
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'giulia@example.it');
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toEqual([
      { ...savedGiulia, email: 'giulia@example.it', updated_at: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  it('an edited record keeps its fiscal code without a request if the data that determine the code are unchanged', async () => {
    const user = { ...account, people: [{ ...savedGiulia, fiscalCode: 'FRRGLI85C67F20RW' }] };
    const { person, save, bodies } = await change({ user });
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'giulia@example.it');
    await save();
    await noDialog();
    expect(bodies('calculate/cf')).toEqual([]);
    expect(bodies('persons/upsert')).toMatchObject([{ fiscalCode: 'FRRGLI85C67F20RW' }]);
  });

  it('an edited record keeps the stored variant of a fiscal code that two people share, if the new data give the same code', async () => {
    const computed = { status: 200, msg: 'ok', obj: { fiscalCode: 'FRRGLI85C67F205B' } };
    const born = '1985-03-26T00:00:00.000Z';
    const shared = { ...savedGiulia, dateOfBirth: born, fiscalCode: 'FRRGLI85C67F20RW' };
    const answers = { 'calculate/cf': [() => Response.json(computed)] };
    const visitor = await change({ user: { ...account, people: [shared] }, answers });
    await bornOn(visitor.person, '27');
    await visitor.save();
    await noDialog();
    expect(visitor.bodies('calculate/cf')).toHaveLength(1);
    expect(visitor.bodies('persons/upsert')).toMatchObject([
      { dateOfBirth: '1985-03-27T00:00:00.000Z', fiscalCode: 'FRRGLI85C67F20RW' },
    ]);
  });

  it('an edited record gets a new fiscal code if the data that determine the code change', async () => {
    const visitor = await change();
    await bornOn(visitor.person, '26');
    await visitor.save();
    await noDialog();
    expect(visitor.bodies('persons/upsert')).toMatchObject([{ fiscalCode: 'HXHRBN90T01Z100P' }]);
  });

  it('an edited record is saved without a fiscal code if a new one cannot be computed', async () => {
    const visitor = await change({ answers: { 'calculate/cf': [offline] } });
    await bornOn(visitor.person, '26');
    await visitor.save();
    await noDialog();
    expect(visitor.bodies('persons/upsert')[0]).not.toHaveProperty('fiscalCode');
  });

  it('an edited record keeps its country of birth if the list of countries fails to load', async () => {
    const user = {
      ...account,
      people: [{ ...savedArben, phone: '3471112233', addressNumber: '3' }],
    };
    const answers = { 'enums/stati': Array(9).fill(offline) };
    const { person, bodies } = visit({ user, answers });
    await person.click(await button(/di Arben/));
    await person.clear(await box('Email'));
    await person.type(await box('Email'), 'arben.hoxha@example.it');
    await person.click(await button('Salva Modifiche'));
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { countryOfBirth: { id: 28, value: 'Albania' } },
    ]);
  });

  it('after a save, the record is selected, focused and announced', async () => {
    const { save, onChoose } = await change();
    await save();
    await waitFor(async () => expect(await radio(/Giulia Ferri/)).toHaveFocus());
    expect(await radio(/Giulia Ferri/)).toBeChecked();
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'p-1' }));
    expect(await screen.findAllByText('Dati di Giulia salvati')).not.toHaveLength(0);
  });

  it('after a save, the record takes the focus when the user dismisses the note about the save', async () => {
    const { save, person } = await change();
    await save();
    await noDialog();
    await person.click(await button('Chiudi'));
    expect(await radio(/Giulia Ferri/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
  });

  it('an incomplete record can be chosen once it is completed', async () => {
    const user = { ...account, people: [{ ...savedArben, addressNumber: '3' }] };
    const { person } = visit({ user });
    await person.click(await button(/di Arben/));
    await person.clear(await box('Cellulare'));
    await person.type(await box('Cellulare'), '347 9876543');
    await person.click(await button('Salva Modifiche'));
    await noDialog();
    expect(await radio(/Arben/)).toBeChecked();
    expect(screen.queryByText(/^Modifica:/)).toBeNull();
  });

  it('the dialog of a saved record shows name and surname read-only', async () => {
    const { person } = await change();
    const name = await box('Nome');
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveAccessibleDescription('Nome e cognome non si possono cambiare');
    expect(await box('Cognome')).toHaveAttribute('readonly');
    await person.type(name, 'x');
    expect(name).toHaveValue('Giulia');
  });

  it('the dialog of a saved record lets the user enter a name that was missing', async () => {
    const user = { ...account, people: [{ ...savedGiulia, name: '' }] };
    const { person } = visit({ user });
    await person.click(await button(/Modifica i dati/));
    expect(await box('Nome')).not.toHaveAttribute('readonly');
    expect(await box('Cognome')).toHaveAttribute('readonly');
  });

  it('an edited record keeps the values of questions that the form hides', async () => {
    const { save, bodies } = await change({
      contractor: { types: ['fisica'], hides: ['professione'] },
    });
    expect(screen.queryByText('Professione')).toBeNull();
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([{ profession: 'architetto' }]);
  });

  it("an edited company is sent to the API's path for companies", async () => {
    const { person, bodies, onChoose } = visit({ type: 'giuridica' });
    await person.click(await button(/di Officina Hoxha/));
    expect(await box('Partita IVA')).toHaveFocus();
    await person.clear(await box('Partita IVA'));
    await person.type(await box('Partita IVA'), 'IT 00743110157');
    await person.click(await button('Salva Modifiche'));
    await noDialog();
    expect(bodies('companies/upsert')).toMatchObject([{ id: 'c-2', vat: savedFerri.vat }]);
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'c-2' }));
  });
});

describe('new record', () => {
  it('a new record is prefilled with the data typed before the login, and selected once saved', async () => {
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

  it('a new record is created only once if the user saves it again after a lost response', async () => {
    const hers = { ...savedGiulia, id: 'p-9', name: 'Anna', surname: 'Neri' };
    const user = { ...account, people: [...account.people, hers] };
    const answers = {
      'persons/upsert': [offline],
      'users/my-data': [() => Response.json({ success: true, user })],
    };
    const { save, bodies, onChoose } = await add({ initialValues: anna, answers });
    await save();
    await screen.findByRole('alert');
    await save();
    await noDialog();
    expect(bodies('persons/upsert')[1]).toMatchObject({ id: 'p-9', name: 'Anna' });
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'p-9' }));
  });

  it('a new record is created only once after a lost response, even if another record is edited before the retry', async () => {
    const hers = { ...savedGiulia, id: 'p-9', name: 'Anna', surname: 'Neri' };
    const user = { ...account, people: [...account.people, hers] };
    const answers = {
      'persons/upsert': [offline, refused(422, 'TROPPE_PERSONE', 'Hai troppe persone')],
      'users/my-data': [() => Response.json({ success: true, user })],
    };
    const { person, save, bodies } = await add({ initialValues: anna, answers });
    await save();
    await screen.findByRole('alert');
    await person.click(await button('Chiudi'));
    await noDialog();
    await person.click(await button('Modifica i dati di Giulia Ferri'));
    await person.click(await button('Salva Modifiche'));
    await screen.findByText('Hai troppe persone');
    await person.click(await button('Chiudi'));
    await noDialog();
    await person.click(await button('Inserisci un nuovo contraente'));
    await person.click(await button('Salva'));
    await noDialog();
    expect(bodies('persons/upsert')[2]).toMatchObject({ id: 'p-9', name: 'Anna' });
  });

  it('a new record is not sent again until the server reports whether it exists', async () => {
    const busy = refused(503, 'BUSY', 'Riprova tra poco');
    const hers = () => Response.json({ success: true, user: account });
    const answers = { 'persons/upsert': [offline], 'users/my-data': [busy, hers] };
    const { save, bodies, onChoose } = await add({ initialValues: anna, answers });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Inpossibile contattare/);
    await save();
    expect(await screen.findByText('Riprova tra poco')).toBeVisible();
    expect(bodies('persons/upsert')).toHaveLength(1);
    await save();
    await noDialog();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('a new record is saved with the municipality codes of its birthplace, a former municipality, and of its residence', async () => {
    const home = { ...anna.indirizzoResidenza_SedeLegale, zip: '98057', city: 'MILAZZO (ME)' };
    const initialValues = {
      ...anna,
      comune_nascita: 'ROMA (RM)',
      indirizzoResidenza_SedeLegale: home,
    };
    const { save, bodies } = await add({ initialValues });
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { cityOfBirth: { value: 'ROMA (RM)' }, cityOfResidence: { id: 'F206' } },
    ]);
    expect(bodies('location/findComune')).toEqual([
      { nome: 'ROMA', isResidenza: false },
      { nome: 'MILAZZO', isResidenza: true },
    ]);
  });

  it('a new record is sent again if the server did not receive it the first time', async () => {
    const { save, bodies, onChoose } = await add({
      initialValues: anna,
      answers: {
        'persons/upsert': [() => new Response('<h1>502</h1>', { status: 502 })],
        'users/my-data': [() => Response.json({ success: true, user: account })],
      },
    });
    await save();
    await screen.findByRole('alert');
    await save();
    await noDialog();
    expect(bodies('persons/upsert')[1]).not.toHaveProperty('id');
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'new-3' }));
  });

  it('a new record is selected even if another tab has saved another person meanwhile', async () => {
    const bruno = { ...savedGiulia, id: 'p-8', name: 'Bruno' };
    const hers = { ...savedGiulia, id: 'p-9', name: 'Anna', surname: 'Neri' };
    const carla = { ...savedGiulia, id: 'p-10', name: 'Carla' };
    const people = [...account.people, bruno, hers, carla];
    const answers = { 'persons/upsert': [() => Response.json({ success: true, people })] };
    const { save, onChoose } = await add({ initialValues: anna, answers });
    await save();
    await noDialog();
    expect(await radio(/Anna Neri/)).toBeChecked();
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'p-9' }));
  });

  it('a new record starts empty if a record is already chosen', async () => {
    await add({ initialValues: anna, chosen: 'p-1' });
    expect(await box('Nome')).toHaveValue('');
  });

  it('a new record is not sent while it is invalid', async () => {
    const { save, bodies } = await add();
    await save();
    expect(await screen.findByRole('link', { name: 'Nome non valido' })).toBeVisible();
    expect(bodies('persons/upsert')).toEqual([]);
  });

  it('a new record has no email and phone if the line hides these questions, because those of the account belong to another person', async () => {
    const initialValues = { ...anna, email: '', cellulare: '' };
    const { save, bodies } = await add({
      initialValues,
      contractor: { types: ['fisica'], hides: ['email', 'cellulare'] },
    });
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([{ email: '', phone: '' }]);
  });

  it("the errors of a new record name the person's role, such as the owner", async () => {
    const { save } = await add({ wrong: { code: 'PROPRIETARIO', error: 'Il proprietario no' } });
    await save();
    const errors = await screen.findByRole('group', { name: 'Errori' });
    expect(errors).toHaveTextContent('Il proprietario no');
    expect(errors).not.toHaveTextContent('contraente');
  });

  it('a new record is saved without a fiscal code if none can be computed', async () => {
    const answers = { 'calculate/cf': [refused(422, 'CONTRACTOR_CITY_OF_BIRTH')] };
    const { save, bodies } = await add({ initialValues: anna, answers });
    await save();
    await noDialog();
    expect(bodies('persons/upsert')[0]).not.toHaveProperty('fiscalCode');
  });

  it('a new record shows an error if the search does not find the address', async () => {
    const home = { ...anna.indirizzoResidenza_SedeLegale, is_manual_address: false };
    const initialValues = { ...anna, indirizzoResidenza_SedeLegale: home };
    const { save, bodies } = await add({ initialValues });
    await save();
    await waitFor(async () => expect(await button('Cambia indirizzo')).toHaveFocus());
    expect(screen.getAllByText(/Indirizzo non trovato/)).not.toHaveLength(0);
    expect(bodies('persons/upsert')).toEqual([]);
  });

  it('a new company is selected even if another tab has saved another company meanwhile', async () => {
    const legnami = { ...savedFerri, id: 'c-9', vat: '00743110157', legal_name: 'Neri Legnami' };
    const other = { ...savedFerri, id: 'c-8', vat: '12345678903', legal_name: 'Altra' };
    const companies = [...account.companies, other, legnami];
    const answers = { 'companies/upsert': [() => Response.json({ success: true, companies })] };
    const initialValues = companyOfSaved({ ...savedFerri, vat: legnami.vat }, account);
    const { save, onChoose } = await add({ type: 'giuridica', initialValues, answers });
    await save();
    await noDialog();
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'c-9' }));
  });

  it('a new company is listed with the companies, and its form has a button that copies the name to the legal name', async () => {
    const { person } = await add({ type: 'giuridica' });
    await person.type(await box("Nome dell'azienda"), 'Neri Legnami');
    await person.click(await button("Uguale al nome dell'azienda"));
    expect(await box('Ragione sociale')).toHaveValue('Neri Legnami');
  });
});
