import { emptyContractor, type Person } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { type Answers, expired, offline } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { account, giuliaWith, secret, today } from '@preventivo/fixtures/people';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';

// Each test covers several pages, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const anna = { nome: 'Anna', cognome: 'Neri', email: 'anna.neri@example.it' };

const button = (name: string) => screen.findByRole('button', { name });
const ivass = () => screen.findByRole('checkbox', { name: /informativa IVASS/ });
const radio = (name: RegExp) => screen.findByRole('radio', { name });

/** Opens the last page with a draft in which the user typed Anna as the contractor. Then logs in as Giulia. */
async function logsInLate(answers: Answers = {}, written: Partial<Person> = anna) {
  const contractor = giuliaWith(written);
  const { storage, draft } = memoryDrafts(outing, { page: 3, contractor, product: aDayOut });
  const { client, sent, bodies } = backEnd({ line: outing.id, lists, answers });
  render(<Funnel {...{ line: outing, storage, today, client }} seed={{ today, rules }} />);
  const person = userEvent.setup();
  await screen.findByRole('textbox', { name: 'Note (facoltativo)' });
  await person.click(await button('Accedi'));
  await logIn(person, 'Che bello rivederti!');
  await person.click(await ivass());
  await person.click(await button('Richiedi il preventivo'));
  const dialog = await screen.findByRole('alertdialog');
  return { person, draft, sent, bodies, dialog };
}

async function logIn(person: ReturnType<typeof userEvent.setup>, name: string) {
  const login = within(await screen.findByRole('dialog', { name }));
  const email = login.getByLabelText('Email');
  await person.clear(email);
  await person.paste(account.email);
  await person.click(login.getByLabelText('Password'));
  await person.paste(secret);
  await person.click(login.getByRole('button', { name: 'Accedi' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
}

describe('a visitor who entered page 1 by hand and logs in on the last page', () => {
  it('can save the entered person as a record, select it and send the request with one press', async () => {
    const { person, dialog, bodies, draft } = await logsInLate();
    expect(dialog).toHaveAccessibleDescription(/Selezionare almeno un contraente/);
    expect(dialog).toHaveTextContent(
      'Hai scritto i dati di Anna Neri. Li salviamo nel profilo di Giulia Ferri.',
    );
    expect(bodies('submit')).toEqual([]);
    await person.click(await button('Usa i dati che hai scritto'));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(bodies('persons/upsert')).toMatchObject([{ name: 'Anna', surname: 'Neri' }]);
    expect(bodies('submit')).toMatchObject([
      {
        contractor: { nome: 'Anna', email: anna.email },
        specificData: { note: aDayOut.note },
        sfLeadIds: { sfContractorPersonId: 'new-3' },
        privacy: { flags: [{ key: 106 }, { key: 407 }] },
      },
    ]);
    expect(draft()).toBeUndefined();
  });

  it('updates their own record if they entered their own data', async () => {
    const { person, bodies } = await logsInLate({}, { cellulare: '347 0000000' });
    await person.click(await button('Usa i dati che hai scritto'));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(bodies('persons/upsert')).toMatchObject([{ id: 'p-1', phone: '3470000000' }]);
    expect(bodies('submit')).toMatchObject([
      { contractor: { telefono: '3470000000' }, sfLeadIds: { sfContractorPersonId: 'p-1' } },
    ]);
  });

  it('can go to the list on page 1, which offers the entered person next to the saved people', async () => {
    const { person, bodies } = await logsInLate();
    await person.click(await button('Vai al campo'));
    expect(await radio(/^Giulia Ferri/)).not.toBeChecked();
    await person.click(await button('Usa i dati che hai scritto'));
    await waitFor(async () => expect(await radio(/^Anna Neri/)).toBeChecked());
    expect(bodies('submit')).toEqual([]);
  });

  it('is led to the list on page 1 when data is missing, with an error that names the missing data', async () => {
    const { person, bodies, draft } = await logsInLate({}, { ...anna, cellulare: '33' });
    await person.click(await button('Usa i dati che hai scritto'));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Cellulare non valido/),
    );
    expect(screen.queryByRole('button', { name: 'Usa i dati che hai scritto' })).toBeNull();
    await person.click(await button('Vai al campo'));
    await button('Usa i dati che hai scritto');
    expect(bodies('persons/upsert')).toEqual([]);
    expect(draft()?.contractor).toMatchObject({ persona: { nome: 'Anna' } });
  });

  it('can retry when the response to the save is lost', async () => {
    const { person, bodies } = await logsInLate({ 'persons/upsert': [offline] });
    await person.click(await button('Usa i dati che hai scritto'));
    await person.click(await button('Riprova'));
    await person.click(await button('Usa i dati che hai scritto'));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(bodies('submit')).toHaveLength(1);
  });
});

describe('a visitor who fills in page 1 by hand after the session expired, and logs in again', () => {
  it('keeps what they entered instead of the record selected before', async () => {
    const contractor = { ...emptyContractor(['fisica']), selectPeopleId: 'p-1' };
    const { storage, draft } = memoryDrafts(outing, { page: 1, contractor, product: aDayOut });
    const { client } = backEnd({
      ...{ line: outing.id, lists, isLoggedIn: true },
      answers: { contractor: [expired] },
    });
    render(<Funnel {...{ line: outing, storage, today, client }} seed={{ today, rules }} />);
    const person = userEvent.setup();
    await waitFor(async () => expect(await radio(/^Giulia Ferri/)).toBeChecked());
    await person.click(await button('Continua'));
    const login = within(await screen.findByRole('dialog', { name: 'La sessione è scaduta' }));
    await person.click(login.getByRole('button', { name: 'Chiudi' }));
    await person.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Anna');
    await person.click(await button('Accedi'));
    await logIn(person, 'La sessione è scaduta');
    await button('Usa i dati che hai scritto');
    await import('@preventivo/contractor/saved');
    expect(await radio(/^Giulia Ferri/)).not.toBeChecked();
    expect(draft()?.contractor).toMatchObject({
      selectPeopleId: null,
      persona: { nome: 'Anna' },
    });
  });
});
