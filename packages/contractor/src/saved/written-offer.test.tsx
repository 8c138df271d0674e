import { companyOfSaved } from '@preventivo/core/saved';
import { offline, refused } from '@preventivo/fixtures/answers';
import { account, giulia, savedFerri } from '@preventivo/fixtures/people';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, button, dialog, noDialog, radio, visit } from './visit.fixture.tsx';

/** Anna's data, which the user typed before the login. */
const anna = { ...giulia, nome: 'Anna', cognome: 'Neri', email: 'anna.neri@example.it' };
const use = () => button('Usa i dati che hai scritto');
const offer = () => screen.queryByRole('button', { name: 'Usa i dati che hai scritto' });

describe('offer of the data typed before the login', () => {
  it('the offer saves the data typed before the login as a new record, and chooses it, with one press', async () => {
    const { person, bodies, onChoose } = visit({ initialValues: anna });
    await screen.findByText(
      'Hai scritto i dati di Anna Neri. Li salviamo nel profilo di Giulia Ferri.',
    );
    await person.click(await use());
    await waitFor(async () => expect(await radio(/Anna Neri/)).toBeChecked());
    expect(await radio(/Anna Neri/)).toHaveFocus();
    expect(bodies('persons/upsert')).toMatchObject([{ name: 'Anna', email: anna.email }]);
    expect(bodies('persons/upsert')[0]).not.toHaveProperty('id');
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ selectPeopleId: 'new-3' }));
    expect(offer()).toBeNull();
  });

  it("the offer updates the account's record of the same person if there is one", async () => {
    const { person, bodies } = visit({ initialValues: { ...giulia, cellulare: '347 0000000' } });
    await screen.findByText(/di Giulia Ferri, che hai già salvato\. Li aggiorniamo/);
    await person.click(await use());
    await waitFor(async () => expect(await radio(/Giulia Ferri/)).toBeChecked());
    expect(bodies('persons/upsert')).toMatchObject([{ id: 'p-1', phone: '3470000000' }]);
    expect(offer()).toBeNull();
  });

  it('the offer opens the form of a new record if typed values are missing', async () => {
    const { person, bodies, onChoose } = visit({ initialValues: { ...anna, email: '' } });
    await person.click(await use());
    await dialog('Nuovo contraente');
    await waitFor(async () => expect(await box('Email')).toHaveFocus());
    expect(await box('Nome')).toHaveValue('Anna');
    await person.type(await box('Email'), anna.email);
    await person.click(await button('Salva'));
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([{ name: 'Anna', email: anna.email }]);
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('the offer opens the form of the existing record with the typed values if some of them are invalid', async () => {
    const initialValues = { ...giulia, cellulare: '33' };
    const { person } = visit({ initialValues });
    await person.click(await use());
    await dialog('Modifica i dati di Giulia Ferri');
    expect(await box('Cellulare')).toHaveValue('33');
    await waitFor(async () => expect(await box('Cellulare')).toHaveFocus());
  });

  it('the offer opens the form at the field that the server rejects', async () => {
    const answers = { 'persons/upsert': [refused(422, 'CONTRACTOR_EMAIL')] };
    const { person } = visit({ initialValues: anna, answers });
    await person.click(await use());
    await dialog('Nuovo contraente');
    await waitFor(async () => expect(await box('Email')).toHaveFocus());
    expect(await box('Email')).toHaveAccessibleDescription(/Valore non valido/);
  });

  it('the offer stays visible after a network failure, with an error', async () => {
    const answers = { 'persons/upsert': [offline] };
    const { person, onChoose } = visit({ initialValues: anna, answers });
    await person.click(await use());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Inpossibile contattare/);
    expect(onChoose).not.toHaveBeenCalled();
    expect(offer()).not.toBeNull();
  });

  it('the offer stays visible when a record is chosen, so that a mistaken press loses no data', async () => {
    const { person } = visit({ initialValues: anna });
    await person.click(await radio(/Giulia Ferri/));
    expect(offer()).not.toBeNull();
  });

  it('the offer shows a typed company in the list of companies', async () => {
    const known = companyOfSaved({ ...savedFerri, vat: '12345678903', name: 'Neri' }, account);
    const { person, bodies } = visit({ type: 'giuridica', initialValues: known });
    await screen.findByText(/^Hai scritto i dati di Neri\./);
    await person.click(await use());
    await waitFor(() => expect(bodies('companies/upsert')).toHaveLength(1));
  });

  it('the offer is hidden if nothing was typed, and for the other contractor type', async () => {
    visit({ type: 'giuridica', initialValues: anna });
    await radio(/Ferri Serramenti/);
    expect(offer()).toBeNull();
  });
});
