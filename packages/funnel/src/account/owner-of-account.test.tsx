import { emptyContractor, group, type Line, savedRecord, text } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { type Answers, expired } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { account, savedGiulia, secret, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';

// Each test covers several pages, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const asked = (label: string) => ({ label, code: label.toUpperCase(), error: label });
const driver = group({
  ...asked('Autista'),
  table: {
    fields: {
      nome: text(asked('Nome dell’autista')),
      cognome: text(asked('Cognome dell’autista')),
      cellulare: text({ ...asked('Cellulare dell’autista'), optional: true }),
      record: savedRecord(asked('Scegli l’autista')),
    },
  },
});

/** A line that asks for a driver. The user may select a saved person as the driver. */
const driven: Line = {
  ...outing,
  id: 'gita-con-autista',
  fields: { ...outing.fields, autista: driver },
  pages: outing.pages.map((page) =>
    page.id === 'bambini' ? { ...page, fields: [...page.fields, 'autista'] } : page,
  ),
};

const father = {
  ...savedGiulia,
  id: 'p-5',
  name: 'Enrico',
  surname: 'Segreti',
  phone: '3470001112',
};
const giulia = { ...account, people: [savedGiulia, father] };
const anna = { ...giulia, id: '18', name: 'Anna', surname: 'Verdi', userData: null, people: [] };
const is = (user: object) => () => Response.json({ success: true, user });

/**
 * Opens the last page, logged in as Giulia. Her own record is the contractor, and her father's record is the driver.
 */
async function visit(answers: Answers = {}) {
  const contractor = { ...emptyContractor(['fisica']), selectPeopleId: 'p-1' };
  const autista = { ...driver.initial, record: 'p-5' };
  const product = { ...aDayOut, autista };
  const { storage, draft } = memoryDrafts(driven, { page: 3, contractor, product });
  const { client, sent } = backEnd({
    ...{ line: driven.id, lists, user: giulia, isLoggedIn: true, answers },
  });
  render(<Funnel {...{ line: driven, storage, today, client }} seed={{ today, rules }} />);
  const person = userEvent.setup();
  return { person, client, sent, draft };
}

const page = () => document.body.textContent;
const shown = () => waitFor(() => expect(page()).toContain('Segreti'));
const ivass = () => screen.findByRole('checkbox', { name: /informativa IVASS/ });
const button = (name: string) => screen.findByRole('button', { name });

type Visited = Awaited<ReturnType<typeof visit>>;

async function send(person: Visited['person']) {
  await person.click(await ivass());
  await person.click(await button('Richiedi il preventivo'));
}

/** Expects that neither the page nor the draft contains the father's data. */
async function nothingOfFather({ draft }: Visited) {
  await waitFor(() => expect(page()).not.toMatch(/Segreti|3470001112/));
  await waitFor(() => expect(JSON.stringify(draft())).not.toContain('p-5'));
  expect(draft()?.contractor).toMatchObject({ selectPeopleId: null });
  expect(JSON.stringify(draft())).not.toMatch(/Segreti|3470001112|Ferri/);
}

async function logIn(person: Visited['person']) {
  const login = within(await screen.findByRole('dialog', { name: 'La sessione è scaduta' }));
  await person.click(login.getByLabelText('Password'));
  await person.paste(secret);
  await person.click(login.getByRole('button', { name: 'Accedi' }));
}

describe('a saved person in an answer of the line', () => {
  it('is shown with its data, but stored in the draft by its id only', async () => {
    const { draft } = await visit();
    await shown();
    expect(JSON.stringify(draft())).toContain('p-5');
    expect(JSON.stringify(draft())).not.toMatch(/Segreti|3470001112/);
  });

  it.each<[string, Answers]>([
    ['the save', { save: [expired] }],
    ['the submit', { submit: [expired] }],
    ['the reading of the account', { 'users/my-data': [is(giulia), expired] }],
  ])(
    'disappears when the session expires at %s, and returns with the same account',
    async (_, says) => {
      const visitor = await visit(says);
      await shown();
      await send(visitor.person);
      await screen.findByRole('dialog', { name: 'La sessione è scaduta' });
      await nothingOfFather(visitor);
      await logIn(visitor.person);
      await shown();
      await waitFor(() => expect(JSON.stringify(visitor.draft())).toContain('p-5'));
    },
  );

  it('is not restored when another account logs in', async () => {
    const says = { save: [expired], 'users/my-data': [is(giulia), is(giulia), is(anna)] };
    const visitor = await visit(says);
    await shown();
    await send(visitor.person);
    await logIn(visitor.person);
    await screen.findByRole('button', { name: /^Anna Verdi/ });
    await nothingOfFather(visitor);
    expect(await ivass()).not.toBeChecked();
    expect(visitor.sent('submit')).toEqual([]);
  });

  it('disappears when another account logs in in another tab, and is not sent under it', async () => {
    const visitor = await visit({ 'users/my-data': [is(giulia), is(anna)] });
    await shown();
    visitor.client.token.set('anna.token', 60);
    await send(visitor.person);
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Anna Verdi/);
    await nothingOfFather(visitor);
    expect(visitor.sent('submit')).toEqual([]);
    expect(visitor.sent('save')).toEqual([]);
  });

  it('is not sent under an account that logs in in another tab after the session expired here', async () => {
    const says = { save: [expired], 'users/my-data': [is(giulia), is(giulia), is(anna)] };
    const visitor = await visit(says);
    await shown();
    await send(visitor.person);
    const login = within(await screen.findByRole('dialog', { name: 'La sessione è scaduta' }));
    await visitor.person.click(login.getByRole('button', { name: 'Chiudi' }));
    visitor.client.token.set('anna.token', 60);
    act(() => void dispatchEvent(new Event('focus')));
    await screen.findByRole('button', { name: /^Anna Verdi/ });
    await nothingOfFather(visitor);
    await send(visitor.person);
    // The page shows the driver's error first: the question about the driver is on this page.
    expect(await screen.findByRole('group', { name: 'Errori' })).toHaveTextContent(/autista/);
    expect(visitor.sent('submit')).toEqual([]);
  });

  it('disappears when its owner logs out', async () => {
    const visitor = await visit();
    await shown();
    await visitor.person.click(await button('Esci'));
    await nothingOfFather(visitor);
  });
});
