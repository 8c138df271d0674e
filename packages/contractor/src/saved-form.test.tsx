import { useSession } from '@preventivo/auth';
import { type Contractor, emptyContractor, type Profile } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { type Answers, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, giuliaWith, today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { Button, Status } from '@preventivo/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { keeping, PageOne } from './page-one.fixture.tsx';

interface Visit {
  readonly types?: Profile['contractor']['types'];
  readonly values?: Contractor;
  readonly says?: Answers;
}

/** Renders page 1, with buttons that start and end a session. */
function visit({ types = ['fisica'], values = emptyContractor(types), says }: Visit = {}) {
  const { client, bodies } = backEnd({ line: 'pets', answers: says });
  const on = {
    onValidSubmit: vi.fn<(contractor: Contractor) => void>(),
    onRefused: vi.fn<(message: string) => void>(),
  };
  const kept = keeping(values);
  render(
    <Provider>
      <Preventivo client={client} today={today}>
        <RulesProvider rules={rules}>
          <Door />
          <PageOne contractor={{ types }} kept={kept} {...on}>
            {() => <Button type="submit">Continua</Button>}
          </PageOne>
        </RulesProvider>
        <Status />
      </Preventivo>
    </Provider>,
  );
  return { ...on, kept, bodies, person: userEvent.setup() };
}

function Door() {
  const { accept, signOut } = useSession();
  return (
    <>
      <button type="button" onClick={() => accept(account)}>
        Entra
      </button>
      <button type="button" onClick={signOut}>
        Esci
      </button>
    </>
  );
}
const button = (name: string) => screen.findByRole('button', { name });
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const link = (words: string) => screen.findByRole('link', { name: new RegExp(`${words}$`) });

describe('page 1 of a logged-in user', () => {
  it('page 1 shows a logged-in user the saved records instead of the form', async () => {
    const { person } = visit();
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toBeVisible();
    await person.click(await button('Entra'));
    expect(await radio(/^Giulia Ferri/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
  });

  it('page 1 of a logged-in user requires a choice', async () => {
    const { person, onValidSubmit } = visit();
    await person.click(await button('Entra'));
    await radio(/^Giulia Ferri/);
    await person.click(await button('Continua'));
    await person.click(await link('Selezionare almeno un contraente'));
    expect(await radio(/^Giulia Ferri/)).toHaveFocus();
    expect(screen.getByText('Selezionare il contraente')).toBeVisible();
    expect(onValidSubmit).not.toHaveBeenCalled();
    await person.click(await radio(/^Giulia Ferri/));
    await waitFor(() => expect(screen.queryByText('Selezionare il contraente')).toBeNull());
  });

  it('page 1 passes the chosen record to `onValidSubmit` only once the server has accepted it', async () => {
    const { person, onValidSubmit, bodies } = visit();
    await person.click(await button('Entra'));
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Continua'));
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
    expect(onValidSubmit.mock.calls[0]?.[0]).toMatchObject({
      tipoPersona: 'fisica',
      selectPeopleId: 'p-1',
      persona: { nome: 'Giulia', cognome: 'Ferri' },
    });
    expect(bodies('contractor')).toMatchObject([
      { contractor: { nome: 'Giulia', telefono: '3331234567' } },
    ]);
  });

  it('if the server rejects the chosen record, page 1 shows the error at it and opens its form at the rejected field', async () => {
    const says = { contractor: [refused(422, 'CONTRACTOR_EMAIL')] };
    const { person, onValidSubmit } = visit({ says });
    await person.click(await button('Entra'));
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Continua'));
    expect(await link('Email non valida')).toBeVisible();
    expect(screen.getByText('Alcuni valori del contraente non sono validi')).toBeVisible();
    const chosen = await radio(/^Giulia Ferri/);
    await waitFor(() => expect(chosen).toHaveFocus());
    expect(chosen).toHaveAccessibleDescription('Modifica: Email non valida');
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    expect(onValidSubmit).not.toHaveBeenCalled();

    await person.click(await button('Modifica i dati di Giulia Ferri'));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription(/Valore non valido Email non valida$/);
    await person.clear(email);
    await person.type(email, 'giulia@example.it');
    await person.click(await button('Salva Modifiche'));
    await waitFor(() => expect(screen.queryByText('Modifica: Email non valida')).toBeNull());
    await person.click(await button('Continua'));
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledTimes(1));
  });

  it('page 1 of a logged-in user asks for the contractor type first if the line insures people and companies', async () => {
    const { person, kept } = visit({ types: ['fisica', 'giuridica'] });
    await person.click(await button('Entra'));
    await person.click(await button('Continua'));
    await link('Selezionare un valore');
    expect(screen.queryByRole('radio', { name: /^Giulia Ferri/ })).toBeNull();
    await person.click(await radio("Sono un'azienda"));
    await person.click(await radio(/^Ferri Serramenti/));
    expect(kept.now).toMatchObject({ tipoPersona: 'giuridica', selectPeopleId: 'c-1' });
    await person.click(await radio('Sono un privato'));
    expect(await radio(/^Giulia Ferri/)).not.toBeChecked();
    expect(kept.now).toEqual(emptyContractor(['fisica']));
  });

  it('page 1 offers the data typed before the login, also after another record was chosen', async () => {
    const { person } = visit({ values: giuliaWith({ nome: 'Anna' }) });
    await person.click(await button('Entra'));
    await button('Usa i dati che hai scritto');
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Usa i dati che hai scritto'));
    await waitFor(async () => expect(await radio(/^Anna Ferri/)).toBeChecked());
  });

  it('after a login, page 1 does not offer the data of a record chosen earlier as typed data', async () => {
    const { person } = visit({ values: { ...giuliaWith({}), selectPeopleId: 'p-99' } });
    await person.click(await button('Entra'));
    await radio(/^Giulia Ferri/);
    expect(screen.queryByRole('button', { name: 'Usa i dati che hai scritto' })).toBeNull();
  });

  it('page 1 selects the saved record that was chosen before', async () => {
    const values = { ...emptyContractor(['fisica']), selectPeopleId: 'p-1' };
    const { person } = visit({ values });
    await person.click(await button('Entra'));
    expect(await radio(/^Giulia Ferri/)).toBeChecked();
  });

  it('page 1 deselects a chosen record that the account does not have', async () => {
    const values = { ...emptyContractor(['fisica']), selectPeopleId: 'p-99' };
    const { person, onValidSubmit } = visit({ values });
    await person.click(await button('Entra'));
    await radio(/^Giulia Ferri/);
    await person.click(await button('Continua'));
    await link('Selezionare almeno un contraente');
    expect(onValidSubmit).not.toHaveBeenCalled();
  });
});

it('a logged-out visitor sees no data of a saved record', async () => {
  const empty = emptyContractor(['fisica']);
  const persona = { ...empty.persona, nome: 'Giulia' };
  visit({ values: { ...empty, persona, selectPeopleId: 'p-1' } });
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
});
