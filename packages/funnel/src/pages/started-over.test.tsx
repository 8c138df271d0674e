import * as rules from '@preventivo/core/check';
import { type Answers, accepted, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { Funnel } from '../funnel.tsx';
import { seal } from '../handoff/seal.ts';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';

const ready: LineState = { page: 3, contractor: giuliaAsks, product: aDayOut };

/**
 * Opens a draft, by default on the last page. With `isLoggedIn`, Giulia is logged in and her own record is selected.
 */
function visit(answers: Answers = {}, { isLoggedIn = false, page = 3 } = {}) {
  const contractor = { ...giuliaAsks, selectPeopleId: isLoggedIn ? 'p-1' : null };
  const { storage } = memoryDrafts(outing, { ...ready, contractor, page });
  const { client } = backEnd({ line: outing.id, lists, answers, isLoggedIn });
  render(<Funnel {...{ client, storage, today }} line={outing} seed={{ today, rules }} />);
  return { client, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const ivass = () => screen.findByRole('checkbox', { name: /informativa IVASS/ });
const box = (name: string) => screen.findByRole('textbox', { name });
const tickedBoxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /informativa|condizioni|Voglio/ })
    .filter(({ checked }) => checked);

describe('starting over', () => {
  it('clears the consents', async () => {
    const { user } = visit({}, { isLoggedIn: true });
    await screen.findByRole('button', { name: 'Esci' });
    await user.click(await ivass());
    await user.click(await button('Ricomincia da capo'));
    await user.click(await screen.findByRole('radio', { name: /^Giulia Ferri/ }));
    await user.click(await button('Continua'));
    await user.type(await box('Giorno: Quando partite?'), '1');
    await user.type(await box('Mese: Quando partite?'), '12');
    await user.type(await box('Anno: Quando partite?'), '2026');
    await user.click(await screen.findByRole('radio', { name: 'In treno' }));
    for (const no of screen.getAllByRole('radio', { name: 'No' })) await user.click(no);
    await user.click(await button('Continua'));
    expect(await ivass()).not.toBeChecked();
    expect(tickedBoxes()).toEqual([]);
  });

  it('keeps page 1 when the response to a contractor check from before arrives', async () => {
    let arrive: (response: Response) => void = () => {};
    const check = () =>
      new Promise<Response>((resolve) => {
        arrive = resolve;
      });
    const { user, client } = visit({ contractor: check }, { page: 1 });
    const checked = vi.spyOn(client, 'checkContractor');
    await waitFor(async () => expect(await box('Nome')).toHaveValue('Giulia'));
    await user.click(await button('Continua'));
    await waitFor(() => expect(checked).toHaveBeenCalledTimes(1));
    await user.click(await button('Ricomincia da capo'));
    await act(async () => {
      arrive(accepted());
      await checked.mock.results[0]?.value;
    });
    expect(screen.getByRole('heading', { name: 'I tuoi dati', level: 2 })).toBeVisible();
    expect(await box('Nome')).toHaveValue('');
  });

  it('clears the errors of the discarded answers', async () => {
    const { user } = visit({ submit: refused(422, 'CONTRACTOR_EMAIL') });
    await user.click(await ivass());
    await user.click(screen.getByRole('checkbox', { name: /condizioni generali/ }));
    await user.click(screen.getByRole('checkbox', { name: /informativa privacy/ }));
    await user.click(await button('Richiedi il preventivo'));
    await user.click(await button('Vai al campo'));
    await waitFor(async () => expect(await box('Email')).toBeInvalid());
    await user.click(await button('Ricomincia da capo'));
    expect(await box('Email')).toHaveValue('');
    expect(await box('Email')).not.toBeInvalid();
  });
});

describe('a draft from another device', () => {
  it('clears the consents ticked on this device', async () => {
    const draft = { line: outing.id, version: outing.version, savedAt: Date.now(), ...ready };
    const { key, sealed } = await seal(JSON.stringify(draft), outing.id);
    const given = () => Response.json({ status: 200, msg: 'ok', obj: { Draft: sealed } });
    const { user } = visit({ 'draft/take': [given] });
    await user.click(await ivass());
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    location.hash = `#riprendi=${key}`;
    await user.click(await button('Riprendi qui'));
    await screen.findByText('Riprendiamo da dove eri.');
    expect(tickedBoxes()).toEqual([]);
  });
});
