import { initialValues, type Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import type { DraftStorage } from '@preventivo/core/draft';
import { type Answers, accepted, never, offline, refused } from '@preventivo/fixtures/answers';
import { request } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LineState } from './draft/line-state.ts';
import { Funnel } from './funnel.tsx';
import { aDayOut, outing, outingBackEnd } from './testing/outing.fixture.ts';

const line: Line = outing;
const product = initialValues(outing);
const onPage = (page: number, change: Partial<LineState> = {}): LineState => ({
  page,
  contractor: giuliaAsks,
  product,
  ...change,
});
const ready = onPage(3, { product: aDayOut });

function open(storage: DraftStorage, answers?: Answers, managed = false) {
  const service = outingBackEnd(answers);
  const { unmount } = render(
    <Funnel
      line={line}
      client={service.client}
      storage={storage}
      today={today}
      seed={{ today, rules }}
      manageHistory={managed}
    />,
  );
  return { ...service, user: userEvent.setup(), unmount };
}

/** Renders the funnel with the draft of an earlier visit. */
function visit(kept?: LineState, answers?: Answers, managed?: boolean) {
  const drafts = memoryDrafts(outing, kept);
  return { ...drafts, ...open(drafts.storage, answers, managed) };
}

/** Opens page 2. The call that saves the page stays pending until the test calls the returned function. */
function visitSaving() {
  let arrive: (response: Response) => void = () => {};
  const save = () =>
    new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  const visited = visit(onPage(2, { product: aDayOut }), { save });
  return { ...visited, arrive: (response: Response) => arrive(response) };
}

/** Simulates the browser's back button to the history entry of a page. */
const goBack = (page: number) =>
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: { preventivo: page } })));
const box = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { name, level: 2 });
const restored = 'Abbiamo ritrovato i dati che avevi inserito.';
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));

async function agree(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('checkbox', { name: /informativa IVASS/ }));
  await user.click(screen.getByRole('checkbox', { name: /condizioni generali/ }));
  await user.click(screen.getByRole('checkbox', { name: /informativa privacy/ }));
}

describe('a second visit', () => {
  it('shows no note if the first gave no answers', async () => {
    const { storage, draft, unmount } = visit();
    await box('Nome');
    leave();
    expect(draft()).toBeUndefined();
    unmount();
    open(storage);
    await box('Nome');
    expect(screen.queryByText(restored)).toBeNull();
  });

  it('restores the answers of page 1 with a note, which can be dismissed', async () => {
    const { user } = visit(onPage(1));
    await screen.findByText(restored);
    await button('Modifica i dati di Giulia Ferri');
    await user.click(await button('Chiudi'));
    expect(screen.queryByText(restored)).toBeNull();
    await user.click(await button('Modifica i dati di Giulia Ferri'));
    expect(await box('Nome')).toHaveValue('Giulia');
  });

  it('focuses the title of the page when the note is dismissed', async () => {
    const { user } = visit(onPage(2, { product: aDayOut }));
    await user.click(await button('Chiudi'));
    expect(await title('La gita')).toHaveFocus();
  });

  it('can start over', async () => {
    const { user, draft } = visit(onPage(1));
    await user.click(await button('Ricomincia da capo'));
    expect(await box('Nome')).toHaveValue('');
    leave();
    expect(draft()).toBeUndefined();
  });

  it('shows a note when the storage fails', async () => {
    const failing: DraftStorage = {
      get: () => Promise.reject(new Error('down')),
      set: () => true,
      remove: () => {},
    };
    open(failing);
    await screen.findByText(
      'Non siamo riusciti a ritrovare i dati che avevi inserito. Ricomincia da qui.',
    );
  });

  it('has no consent ticked, although they were ticked in the first visit', async () => {
    const { user, storage, unmount } = visit(ready);
    await agree(user);
    leave();
    unmount();
    open(storage);
    await screen.findByRole('checkbox', { name: /informativa IVASS/ });
    for (const consent of screen.getAllByRole('checkbox', {
      name: /informativa|condizioni|Voglio/,
    }))
      expect(consent).not.toBeChecked();
  });
});

describe('turning pages', () => {
  it('focuses the title of the page, and announces its number', async () => {
    const { user } = visit(onPage(1));
    await waitFor(async () => expect(await box('Nome')).toHaveValue('Giulia'));
    await user.click(await button('Continua'));
    expect(await title('La gita')).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Passo 2 di 3: La gita')).toBeInTheDocument());
  });

  it('says on page 1 only that answers are mandatory, and shows the lead that a later page brings', async () => {
    const { user } = visit(onPage(1, { product: aDayOut }));
    const mandatory = 'Tutti i campi sono obbligatori, salvo quelli indicati come facoltativi';
    expect(await screen.findByText(mandatory)).toBeVisible();
    await user.click(await button('Continua'));
    await title('La gita');
    expect(screen.queryByText(mandatory)).toBeNull();
    expect(document.querySelector('.q-lead')).toBeNull();
    await user.click(await button('Continua'));
    await title('I bambini');
    expect(screen.getByText('Chi viene con noi.')).toBeVisible();
  });

  it('keeps a changed answer when the visitor goes back and forth', async () => {
    const { user } = visit(onPage(1));
    await user.click(await button('Modifica i dati di Giulia Ferri'));
    await user.clear(await box('Nome'));
    await user.type(await box('Nome'), 'Anna');
    await user.click(await button('Continua'));
    await title('La gita');
    await user.click(await button('Indietro'));
    await user.click(await button('Modifica i dati di Anna Ferri'));
    expect(await box('Nome')).toHaveValue('Anna');
  });

  it('saves each page with its own answers', async () => {
    const { user, calls } = visit(onPage(2, { product: aDayOut }));
    await title('La gita');
    await user.click(await button('Continua'));
    await title('I bambini');
    expect(calls.find(({ path }) => path.startsWith('save'))).toMatchObject({
      path: 'save',
      search: '?step=2',
      body: { isLogged: false, specificData: { giorno: '2026-12-01', mezzo: 'treno' } },
    });
  });

  it("stays on a page that the server refuses to save, and shows the server's message", async () => {
    const { user } = visit(onPage(2, { product: aDayOut }), {
      save: refused(422, '', 'Il servizio è chiuso.'),
    });
    await title('La gita');
    await user.click(await button('Continua'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription('Il servizio è chiuso.');
    await user.click(await button('Ho capito'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await title('La gita');
  });

  it('continues when the save gets no response', async () => {
    const { user } = visit(onPage(2, { product: aDayOut }), { save: offline });
    await title('La gita');
    await user.click(await button('Continua'));
    await title('I bambini');
  });

  it.each([
    ['taken', accepted],
    ['refused', refused(422, '', 'Il servizio è chiuso.')],
  ])(
    'stays on the page that the user went back to, when the pending save is %s',
    async (_, answer) => {
      const { user, client, arrive } = visitSaving();
      const save = vi.spyOn(client, 'save');
      await title('La gita');
      await user.click(await button('Continua'));
      await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
      await user.click(await button(/completato/));
      await title('I tuoi dati');
      await act(async () => {
        await import('@preventivo/funnel/lazy/dialogs');
        arrive(answer());
        await save.mock.results[0]?.value;
      });
      expect(screen.getByRole('heading', { name: 'I tuoi dati', level: 2 })).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('starts no second save while one is pending', async () => {
    const { user, calls } = visit(onPage(2, { product: aDayOut }), {
      save: never,
    });
    await title('La gita');
    const go = await button('Continua');
    await user.click(go);
    await waitFor(() => expect(go).toHaveAttribute('aria-disabled', 'true'));
    await user.click(go);
    expect(calls.filter(({ path }) => path.startsWith('save'))).toHaveLength(1);
  });

  it('saves unsettled input before the back gesture turns the page', async () => {
    const { user, draft } = visit(onPage(3, { product: aDayOut }), {}, true);
    await user.type(await box('Note (facoltativo)'), ' Argo');
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: { preventivo: 2 } })));
    await title('La gita');
    leave();
    expect(draft()).toMatchObject({ page: 2, product: { note: 'Portiamo il cane Argo' } });
  });

  it('stays on the last page without the three required consents', async () => {
    const { user, sent } = visit(ready);
    await user.click(await button('Richiedi il preventivo'));
    const summary = within(await screen.findByRole('group', { name: 'Errori' }));
    expect(summary.getByText('Selezionare i campi obbligatori')).toBeVisible();
    expect(summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent)).toEqual([
      "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
      'Consenso obbligatorio: Accetto le condizioni generali del servizio',
      "Consenso obbligatorio: Ho letto l'informativa privacy",
    ]);
    expect(screen.getAllByText('Consenso obbligatorio')).toHaveLength(3);
    expect(sent('submit')).toEqual([]);
    await user.click(summary.getAllByRole('link')[1] ?? document.body);
    expect(screen.getByRole('checkbox', { name: /Accetto le condizioni/ })).toHaveFocus();
    await agree(user);
    expect(screen.queryByText('Consenso obbligatorio')).toBeNull();
  });
});

describe('the request', () => {
  it('removes the draft when it is accepted, and asks for the channel', async () => {
    const { user, sent, draft } = visit(ready);
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(sent('submit').map(({ search }) => search)).toEqual(['']);
    leave();
    expect(draft()).toBeUndefined();
  });

  it('sends trap=1 only if the honeypot field was filled in, which people cannot see, hear or reach', async () => {
    const { user, sent } = visit(ready);
    await agree(user);
    const trap = document.querySelector<HTMLInputElement>('input[name="homepage"]');
    if (!trap) return expect.fail('There is no trap.');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: /homepage/i })).toBeNull();
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
    trap.value = 'https://robot.example';
    await user.click(await button('Richiedi il preventivo'));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(sent('submit').map(({ search }) => search)).toEqual(['?trap=1']);
  });

  it('keeps its idempotency key in a retry, and a double press on «Riprova» sends one request', async () => {
    const { user, sent } = visit(ready, { submit: [offline] });
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await screen.findByText(
      'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    );
    const again = await button('Riprova');
    // Click twice before React renders the result of the first click.
    act(() => [again, again].forEach((pressed) => void pressed.click()));
    await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
    expect(sent('submit')).toHaveLength(2);
    const [first, second] = sent('submit').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).toBe(first);
  });

  it('ignores the back gesture while it is pending', async () => {
    const { user, sent, draft } = visit(ready, { submit: never }, true);
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await waitFor(() => expect(sent('submit')).toHaveLength(1));
    goBack(1);
    leave();
    expect(draft()).toMatchObject({ page: ready.page });
  });

  it('ignores the back gesture until its error dialog is closed', async () => {
    const { user } = visit(ready, { submit: offline }, true);
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await button('Riprova');
    goBack(2);
    await user.click(await button('Torna al modulo'));
    expect(await button('Richiedi il preventivo')).toBeVisible();
    goBack(2);
    expect(await title('La gita')).toBeVisible();
  });

  it('leads to one field after the other if the server refuses several in turn', async () => {
    const { user } = visit(ready, { submit: [refused(422, 'GIORNO'), refused(422, 'MEZZO')] });
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await user.click(await button('Vai al campo'));
    const day = within(await screen.findByRole('group', { name: 'Quando partite?' }));
    await waitFor(() =>
      expect(day.getByRole('textbox', { name: 'Giorno: Quando partite?' })).toHaveFocus(),
    );
    expect(day.getByRole('textbox', { name: 'Giorno: Quando partite?' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );

    await user.click(await button('Continua'));
    await user.click(await button('Richiedi il preventivo'));
    await user.click(await button('Vai al campo'));
    const how = await screen.findByRole('radiogroup', { name: 'Come ci andate?' });
    await waitFor(() => expect(how).toHaveAttribute('aria-invalid', 'true'));
  });

  it('shows no error of a refusal after the visitor left the page and opened it again', async () => {
    const { user } = visit(ready, { submit: [refused(422, 'GIORNO')] });
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await user.click(await button('Vai al campo'));
    const day = () => screen.findByRole('textbox', { name: 'Giorno: Quando partite?' });
    await waitFor(async () => expect(await day()).toHaveAttribute('aria-invalid', 'true'));
    await user.click(await button('Continua'));
    await title('I bambini');
    await user.click(await button(/La gita.*completato/));
    expect(await day()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('leads to the question about the channel, then to the page with the thanks', async () => {
    const { user, sent } = visit(ready);
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await user.click(await button(/^Per telefono/));
    await title('Richiesta inviata');
    expect(sent('quote-request/recall-me')).toMatchObject([
      {
        body: {
          Quote_Request_Id: request.id,
          Quote_Request_Key: request.key,
          Recall_Channel: 'phone',
        },
      },
    ]);
    const heading = await title('Richiesta inviata');
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Richiedi il preventivo' })).toBeNull();
    expect(screen.queryByRole('button', { name: /completato|^Modifica/ })).toBeNull();
    expect(screen.getByText('3 passi di 3 completati')).toBeVisible();
    expect(screen.getByText(request.code)).toBeVisible();
    expect(
      screen.getByText(/^Un consulente ti richiama, al \d+\. Non devi fare altro\./),
    ).toBeVisible();
    expect(document.title).toMatch(/^Richiesta inviata/);
  });

  it('sends no channel if the question is skipped', async () => {
    const { user, sent } = visit(ready);
    await agree(user);
    await user.click(await button('Richiedi il preventivo'));
    await user.click(await button('Salta questa domanda'));
    await title('Richiesta inviata');
    expect(sent('quote-request/recall-me')).toEqual([]);
  });
});
