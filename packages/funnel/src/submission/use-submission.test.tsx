import type { Tracker } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { receiptEvent } from '@preventivo/core/consents';
import { requestKey, tabNote } from '@preventivo/core/draft';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, outing, outingBackEnd } from '../testing/outing.fixture.ts';
import { notifyReceipt } from './use-submission.ts';

const { client } = outingBackEnd();

/** Renders Giulia's draft on the last page, and ticks the consents. */
async function onTheLastPage(tracker?: Tracker, clock: { today?: string } = { today }) {
  const kept = { page: 3, contractor: giuliaAsks, product: aDayOut };
  const { storage, draft } = memoryDrafts(outing, kept);
  const props = { line: outing, client, storage, tracker, ...clock };
  render(<Funnel {...props} seed={{ today, rules }} />);
  const user = userEvent.setup();
  for (const name of [/informativa IVASS/, /condizioni generali/, /informativa privacy/])
    await user.click(await screen.findByRole('checkbox', { name }));
  const send = async () =>
    user.click(await screen.findByRole('button', { name: 'Richiedi il preventivo' }));
  return { user, send, draft };
}

it('a request that throws shows an error, and can be sent again', async () => {
  const submit = vi.spyOn(client, 'submit');
  submit.mockImplementationOnce(() => {
    throw new Error('nobody foresaw this');
  });
  const { user, send } = await onTheLastPage();
  await send();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(
    'Si è verificato un errore imprevisto. Riprova più tardi.',
  );
  await user.click(await screen.findByRole('button', { name: 'Ho capito' }));
  await send();
  await screen.findByRole('button', { name: 'Salta questa domanda' });
  expect(submit).toHaveBeenCalledTimes(2);
});

it('a request is validated with the date of the press if midnight has passed since the page rendered', async () => {
  // The departure must be after today: 1 December is valid on 30 November, but no longer on 1 December.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const submit = vi.spyOn(client, 'submit');
  const { send } = await onTheLastPage(undefined, {});
  vi.setSystemTime('2026-11-30T23:00:05Z');
  await send();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Indicare il giorno');
  expect(submit).not.toHaveBeenCalled();
});

it('the tracker receives the code of a refusal, and no code for a lost response', async () => {
  const submit = vi.spyOn(client, 'submit');
  submit.mockResolvedValueOnce({ ok: false, kind: 'network', code: 'TIMEOUT' });
  submit.mockResolvedValueOnce({ ok: false, kind: 'refused', code: 'GIORNO' });
  const tracker = { start: vi.fn(), page: vi.fn(), error: vi.fn(), send: vi.fn(), leave: vi.fn() };
  const { user, send } = await onTheLastPage(tracker);
  await send();
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await screen.findByRole('button', { name: 'Vai al campo' });
  expect(tracker.error.mock.calls).toEqual([[outing.id, ['GIORNO']]]);
  expect(tracker.send).not.toHaveBeenCalled();
});

it('the question about the channel shows an error if the response is lost, and can be retried', async () => {
  const recallMe = vi.spyOn(client, 'recallMe');
  recallMe.mockResolvedValueOnce({ ok: false, kind: 'network', code: 'NETWORK' });
  const { user, send } = await onTheLastPage();
  await send();
  const call = async () => user.click(await screen.findByRole('button', { name: /telefono/i }));
  await call();
  await screen.findByText('Non siamo riusciti a registrare la scelta. Riprova.');
  await call();
  await screen.findByRole('heading', { name: 'Richiesta inviata' });
  expect(recallMe).toHaveBeenCalledTimes(2);
});

it('the page behind the question about the channel is empty, and the page with the thanks follows the answer', async () => {
  const { user, send } = await onTheLastPage();
  const ticket = { name: 'Il tuo preventivo', hidden: true };
  expect(await screen.findByRole('region', ticket)).toBeVisible();
  await send();
  await screen.findByRole('dialog', { name: 'Come vorresti ricevere il tuo preventivo?' });
  expect(screen.queryByText('Richiesta inviata')).toBeNull();
  expect(screen.queryByText('KMR-4821')).toBeNull();
  expect(screen.queryByRole('region', ticket)).toBeNull();
  expect(screen.queryByRole('definition', { hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Via email/ }));
  const heading = await screen.findByRole('heading', { name: 'Richiesta inviata' });
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    screen.getByText('Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.'),
  ).toBeVisible();
  expect(screen.getAllByText('KMR-4821')).toHaveLength(1);
  expect(await screen.findByRole('region', ticket)).toBeVisible();
});

it('a press on a channel is ignored while another is pending', async () => {
  const recallMe = vi.spyOn(client, 'recallMe');
  recallMe.mockReset().mockReturnValueOnce(new Promise(() => {}));
  const { user, send } = await onTheLastPage();
  await send();
  await user.click(await screen.findByRole('button', { name: /Per telefono/ }));
  await user.click(screen.getByRole('button', { name: /Via email/ }));
  await user.click(screen.getByRole('button', { name: /Per telefono/ }));
  expect(recallMe).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Salta questa domanda' })).toBeNull();
  tabNote(requestKey).remove();
});

it('«Chiudi» on a page without a list of lines leads to an empty form, whose request has another key', async () => {
  const submit = vi.spyOn(client, 'submit').mockClear();
  const { user, send, draft } = await onTheLastPage();
  await waitFor(() => expect(draft()?.idempotencyKey).toBeTruthy());
  await send();
  await user.click(await screen.findByRole('button', { name: 'Salta questa domanda' }));
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
  expect(submit).toHaveBeenCalledOnce();
  expect(await screen.findByRole('heading', { name: 'I tuoi dati' })).toHaveFocus();
  expect(screen.queryByText('Richiesta inviata')).toBeNull();
  expect(screen.queryByText('KMR-4821')).toBeNull();
  const name = await screen.findByRole('textbox', { name: 'Nome' });
  expect(name).toHaveValue('');
  await user.type(name, 'Anna');
  await waitFor(() =>
    expect(draft()?.contractor).toMatchObject({ persona: { nome: 'Anna', cognome: '' } }),
  );
  expect(draft()?.idempotencyKey).toBeUndefined();
});

it('the receipt event reaches the document from a shadow root', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
  const heard = vi.fn<(event: Event) => void>();
  document.addEventListener(receiptEvent, heard, { once: true });
  const receipt = { id: 'KMR-4821', at: '', textsVersion: '', textsHash: null, consents: [] };
  notifyReceipt(inside, receipt);
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: receipt });
  host.remove();
});

it('a reload during the question about the channel restores the request, and asks again', async () => {
  const submit = vi.spyOn(client, 'submit');
  const { send } = await onTheLastPage();
  await send();
  await screen.findByRole('button', { name: 'Salta questa domanda' });
  cleanup();
  const { storage } = memoryDrafts(outing);
  render(<Funnel line={outing} client={client} storage={storage} seed={{ today, rules }} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Salta questa domanda' }));
  expect(await screen.findAllByText('KMR-4821')).not.toHaveLength(0);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

it("a reload during the channel's request asks again, and the sent page names the stored channel", async () => {
  const recallMe = vi.spyOn(client, 'recallMe');
  recallMe.mockReturnValueOnce(new Promise(() => {}));
  recallMe.mockResolvedValueOnce({ ok: true, data: 'kept' });
  const { user, send } = await onTheLastPage();
  await send();
  await user.click(await screen.findByRole('button', { name: /Per telefono/ }));
  await waitFor(() => expect(tabNote(requestKey).get()).toContain('"lost":["phone"]'));
  cleanup();
  const { storage } = memoryDrafts(outing);
  render(<Funnel line={outing} client={client} storage={storage} seed={{ today, rules }} />);
  await screen.findByText('Non siamo riusciti a registrare la scelta. Riprova.');
  await user.click(screen.getByRole('button', { name: /Via email/ }));
  expect(await screen.findByText(/ti richiama/)).toBeInTheDocument();
});

it('the sent page names the channel that the server stored, even if its response was lost', async () => {
  const recallMe = vi.spyOn(client, 'recallMe');
  recallMe.mockResolvedValueOnce({ ok: false, kind: 'network', code: 'NETWORK' });
  recallMe.mockResolvedValueOnce({ ok: true, data: 'kept' });
  const { user, send } = await onTheLastPage();
  await send();
  await user.click(await screen.findByRole('button', { name: /Per telefono/ }));
  await screen.findByText('Non siamo riusciti a registrare la scelta. Riprova.');
  await user.click(screen.getByRole('button', { name: /Via email/ }));
  expect(await screen.findByText(/ti richiama/)).toBeInTheDocument();
  expect(screen.queryByText(/ti invia il preventivo/)).toBeNull();
});
