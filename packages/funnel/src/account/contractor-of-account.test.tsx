import { emptyContractor, type Line, type User } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import type { Draft } from '@preventivo/core/draft';
import { type Answers, expired } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { account, giuliaWith, savedGiulia, secret, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, companyOuting, lists, outing } from '../testing/outing.fixture.ts';

interface Visit {
  readonly line?: Line;
  /** The page to open, with a draft in which Giulia's own saved record is selected. @defaultValue no draft */
  readonly page?: number;
  /** The mobile number in the draft. */
  readonly cellulare?: string;
  /** The account that the back end returns. */
  readonly user?: User;
  readonly answers?: Answers;
}

/** Renders the funnel of a line, with Giulia logged in. */
function visit({ line = outing, page = 0, cellulare = '3331234567', ...service }: Visit = {}) {
  const contractor = { ...giuliaWith({ cellulare }), selectPeopleId: 'p-1' };
  const { storage, draft } = memoryDrafts(
    line,
    page > 0 ? { page, contractor, product: aDayOut } : undefined,
  );
  const { client, sent } = backEnd({ ...service, line: line.id, lists, isLoggedIn: true });
  render(<Funnel {...{ line, storage, today }} client={client} seed={{ today, rules }} />);
  return { client, sent, draft, person: userEvent.setup() };
}

const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const button = (name: string) => screen.findByRole('button', { name });
const ivass = () => screen.findByRole('checkbox', { name: /informativa IVASS/ });
/** Waits until the chunk that updates the selected record is loaded and has run. */
const settled = () => act(async () => void (await import('@preventivo/contractor/saved')));

describe('a logged-in visitor', () => {
  it('keeps the company list without a selection after switching from the selected person to companies', async () => {
    const { person, draft } = visit({ line: companyOuting });
    await person.click(await radio('Sono un privato'));
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await radio("Sono un'azienda"));
    const workshop = await radio(/^Ferri Serramenti/);
    await settled();
    expect(await radio("Sono un'azienda")).toBeChecked();
    expect(await radio("Sono un'azienda")).toHaveFocus();
    expect(workshop).toBeInTheDocument();
    expect(workshop).not.toBeChecked();
    await waitFor(() =>
      expect(draft()?.contractor).toMatchObject({ tipoPersona: 'giuridica', selectPeopleId: null }),
    );
  });

  it('has no record selected after starting over', async () => {
    const { person } = visit({ page: 1 });
    await waitFor(async () => expect(await radio(/^Giulia Ferri/)).toBeChecked());
    await person.click(await button('Ricomincia da capo'));
    await settled();
    expect(await radio(/^Giulia Ferri/)).not.toBeChecked();
  });

  it('has the same record selected again after a new login', async () => {
    const { person } = visit({ answers: { contractor: [expired] } });
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Continua'));
    const login = within(await screen.findByRole('dialog', { name: 'La sessione è scaduta' }));
    expect(screen.queryByRole('radio', { name: /^Giulia Ferri/ })).toBeNull();
    await person.type(login.getByLabelText('Password'), secret);
    await person.click(login.getByRole('button', { name: 'Accedi' }));
    await waitFor(async () => expect(await radio(/^Giulia Ferri/)).toBeChecked());
  });

  it('has no consent ticked after another account has logged in', async () => {
    const hers = { ...account, id: '18', name: 'Anna', surname: 'Verdi', people: [savedGiulia] };
    const giulias = () => Response.json({ success: true, user: account });
    const annas = () => Response.json({ success: true, user: hers });
    const answers = { 'users/my-data': [giulias, annas] };
    const { person, client } = visit({ page: 3, answers });
    await screen.findByText('Giulia Ferri');
    await person.click(await ivass());
    client.token.set('anna.token', 60);
    act(() => void dispatchEvent(new Event('focus')));
    await screen.findByText(/ora stai usando quello di Anna Verdi/);
    await waitFor(async () => expect(await ivass()).not.toBeChecked());
  });

  it('can select themselves when the back end returns `userData` and no saved people', async () => {
    const { person, sent, draft } = visit({ user: { ...account, people: [] } });
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Continua'));
    await waitFor(() => expect(sent('contractor')).toHaveLength(1));
    await waitFor(() => expect(draft()?.contractor).toMatchObject({ selectPeopleId: 'p-1' }));
  });

  it('leaves no data of the selected record on page 1 after a logout', async () => {
    const { person, draft } = visit();
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Esci'));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
    await waitFor(() => expect(draft()?.contractor).toMatchObject({ selectPeopleId: null }));
  });
});

describe('a draft whose record has changed in the account', () => {
  const resolved = (draft: () => Draft | undefined) =>
    waitFor(() =>
      expect(draft()?.contractor).toEqual({
        ...emptyContractor(['fisica']),
        selectPeopleId: 'p-1',
      }),
    );

  it("is sent with the account's current data", async () => {
    const { person, draft, sent } = visit({ page: 3, cellulare: '347 0000000' });
    await resolved(draft);
    await person.click(await ivass());
    await person.click(await button('Richiedi il preventivo'));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(sent('submit')).toMatchObject([{ body: { contractor: { telefono: '3331234567' } } }]);
  });

  it('does not interrupt typing when the change is found', async () => {
    let arrive: (response: Response) => void = () => {};
    const myData = () =>
      new Promise<Response>((resolve) => {
        arrive = resolve;
      });
    const answers = { 'users/my-data': [myData] };
    const { person, draft } = visit({ page: 3, cellulare: '347 0000000', answers });
    const notes = await screen.findByRole('textbox', { name: 'Note (facoltativo)' });
    await person.type(notes, ' Argo');
    await act(async () => arrive(Response.json({ success: true, user: account })));
    await resolved(draft);
    expect(notes).toHaveFocus();
    expect(notes).toHaveValue('Portiamo il cane Argo');
  });

  it('leads to the list of records, which names the missing data, if the record is incomplete', async () => {
    const user = { ...account, phone: '', people: [{ ...savedGiulia, phone: '' }] };
    const { person, draft, sent } = visit({ page: 3, user });
    await waitFor(() => expect(draft()?.contractor).toMatchObject({ selectPeopleId: null }));
    await person.click(await ivass());
    await person.click(await button('Richiedi il preventivo'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(/Selezionare almeno un contraente/);
    await person.click(await button('Vai al campo'));
    expect(await screen.findByText('Modifica: Telefono')).toBeVisible();
    expect(sent('submit')).toEqual([]);
  });
});
