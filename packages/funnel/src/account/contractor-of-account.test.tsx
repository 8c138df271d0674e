import type { Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { type Answers, expired } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, secret, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, companyOuting, lists, outing } from '../testing/outing.fixture.ts';

interface Visit {
  readonly line?: Line;
  /** Where an earlier visit left off with Giulia's own record. @defaultValue there was none */
  readonly page?: number;
  readonly answers?: Answers;
}

/** Giulia, who is logged in, opens a line. */
function visit({ line = outing, page = 0, answers }: Visit = {}) {
  const kept = {
    page,
    contractor: { ...giuliaAsks, selectPeopleId: 'p-1' },
    product: aDayOut,
  };
  const { storage, draft } = memoryDrafts(line, page > 0 ? kept : undefined);
  const service = backEnd({ line: line.id, lists, answers, isLoggedIn: true });
  render(<Funnel {...{ line, storage, today }} client={service.client} seed={{ today, rules }} />);
  return { ...service, draft, person: userEvent.setup() };
}

const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const button = (name: string) => screen.findByRole('button', { name });
/** What chooses a record again has come, and had its say. */
const settled = () => act(async () => void (await import('@preventivo/contractor/saved')));

describe('who is logged in', () => {
  it('stays with companies, nobody chosen, where they chose Giulia and then say that they are one', async () => {
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

  it('has chosen nobody once they begin again', async () => {
    const { person } = visit({ page: 1 });
    expect(await radio(/^Giulia Ferri/)).toBeChecked();
    await person.click(await button('Ricomincia da capo'));
    await settled();
    expect(await radio(/^Giulia Ferri/)).not.toBeChecked();
  });

  it('finds Giulia chosen again after the session ended and they logged in once more', async () => {
    const { person } = visit({ answers: { contractor: [expired] } });
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Continua'));
    const login = within(await screen.findByRole('dialog', { name: 'La sessione è scaduta' }));
    expect(screen.queryByRole('radio', { name: /^Giulia Ferri/ })).toBeNull();
    await person.type(login.getByLabelText('Password'), secret);
    await person.click(login.getByRole('button', { name: 'Accedi' }));
    await waitFor(async () => expect(await radio(/^Giulia Ferri/)).toBeChecked());
  });

  it('leaves nothing of Giulia behind on page 1 once they log out', async () => {
    const { person, draft } = visit();
    await person.click(await radio(/^Giulia Ferri/));
    await person.click(await button('Esci'));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
    await waitFor(() => expect(draft()?.contractor).toMatchObject({ selectPeopleId: null }));
  });
});
