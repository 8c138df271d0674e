import {
  type Contractor,
  createTranslator,
  type Failed,
  fill,
  hasAnswers,
  type Line,
  type Lists,
  type QuoteRequest,
  recordsIn,
  type User,
} from '@preventivo/core';
import { newIdempotencyKey } from '@preventivo/core/draft';
import { messageOf } from '@preventivo/core/messages';
import { callAsMutation } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import { type ConsentReceipt, consentFlags, receiptOf } from '@preventivo/core/wire';
import { loadRules } from '@preventivo/form';
import { type LineState, withOwn } from '../draft/line-state.ts';
import { pageAt } from '../pages/steps.ts';
import type { NotTaken, Rejection, Taken } from '../state/visit.ts';
import { notTaken, rejectionAt, type SentRequest, said } from './rejections.ts';
import { givenPrivacy, type RequestContext, requestBody, stepBody } from './request-body.ts';
import { isTrapped } from './trap.tsx';
import { wholeCheck } from './whole-check.ts';

/** The context of a request, and the callbacks that `send` calls. */
export interface Sending
  extends Pick<PreventivoContext, 'client'>,
    Partial<Pick<PreventivoContext, 'queryClient' | 'messages' | 'settings'>> {
  readonly line: Line;
  readonly today: string;
  readonly lists: Lists;
  /** The element that contains the honeypot. @defaultValue none: the honeypot counts as empty */
  readonly page?: Element | null;
  /**
   * Whether to save the contractor that the user typed before the login as a record and select it first. @defaultValue
   * false
   */
  readonly usesWritten?: boolean;
  /** Receives the account, which is loaded again before the request. */
  onAccount?(user: User): void;
  onContractor?(contractor: Contractor): void;
  onTaken(request: QuoteRequest): void;
  /** Receives the consents of an accepted request. */
  onReceipt(receipt: ConsentReceipt): void;
  /**
   * Receives a new idempotency key. `send` creates one if the draft has none, or has used its key with other answers.
   */
  onKey(idempotencyKey: string): void;
}

/** Validates all answers again, saves the last page and sends the request. Resolves to the next status. */
export async function send(
  sending: Sending,
  state: LineState,
  signed: RequestContext,
): Promise<NotTaken | Omit<Taken, 'at' | 'lost'>> {
  const { line, client, queryClient } = sending;
  const written = await withWritten(sending, { line, state, signed });
  if ('kind' in written) return written;
  const sent = await withCurrentRecords(sending, written);
  if ('kind' in sent) return sent;
  const wrong = await firstWrong(sending, sent);
  if (wrong) return withOffer(rejectionAt(wrong, sent), sent);
  const page = line.pages.length + 1;
  const refused = await savePage(client, line, sent.state, page, sent.signed, queryClient);
  return refused ?? submit(sending, sent);
}

const firstWrong = async (
  { today, lists, settings }: Sending,
  { line, state, signed: { user } }: SentRequest,
) => wholeCheck(await loadRules(), line, state, { today, lists, settings, user });

/** Whether the user filled in page 1 by hand. */
const isUnchosen = ({ contractor }: LineState) =>
  contractor.selectPeopleId === null && hasAnswers(contractor);

/**
 * Adds an offer to a rejection if page 1 requires a saved record: to use the contractor that the user typed before the
 * login.
 */
async function withOffer(stopped: Rejection, { state, signed }: SentRequest): Promise<Rejection> {
  const { user, t = createTranslator({}) } = signed;
  if (stopped.page !== 1 || !user || !isUnchosen(state)) return stopped;
  const { recordOfWritten, wordsOfWritten } = await import('@preventivo/contractor/saved');
  const record = recordOfWritten(user, state.contractor);
  return { ...stopped, offer: wordsOfWritten(user, record, t) };
}

/**
 * Saves the contractor that the user typed before the login as a record, and selects it. If the server refuses, returns
 * the dialog that leads to the list on page 1.
 */
async function withWritten(sending: Sending, sent: SentRequest): Promise<SentRequest | NotTaken> {
  const { line, client, queryClient, messages = {}, today, settings } = sending;
  const { state, signed } = sent;
  const { user, t = createTranslator({}) } = signed;
  if (!sending.usesWritten || !user || !queryClient || !isUnchosen(state)) return sent;
  const { saveWritten } = await import('@preventivo/contractor/saved');
  const saving = { client, queryClient, user, profile: line.contractor, messages };
  const outcome = await saveWritten({ ...saving, today, settings, t }, state.contractor);
  if (outcome.kind === 'refused') {
    // A missing token means that the session has ended. The login opens over the form.
    if (client.token.get() === null) return { kind: 'answering' };
    const { failures, message, code } = outcome.refusal;
    if (message) return { kind: 'stopped', action: 'retry', message, code };
    const wrong = await firstWrong(sending, sent);
    const [{ error: detail } = { error: said.CONTRACTOR_LOGGED }] = failures;
    return wrong ? { ...rejectionAt(wrong, sent), detail } : { kind: 'answering' };
  }
  const { contractor } = outcome;
  sending.onAccount?.(outcome.user);
  sending.onContractor?.(contractor);
  return {
    line,
    state: withOwn(line, { ...state, contractor }),
    signed: { ...signed, user: outcome.user },
  };
}

/**
 * Updates the selected records from the account: another tab or device may have changed them. If the server does not
 * respond, keeps the records that the page has.
 */
async function withCurrentRecords(
  sending: Sending,
  sent: SentRequest,
): Promise<SentRequest | NotTaken> {
  const { line, client, queryClient, messages = {}, today, settings } = sending;
  const { state, signed } = sent;
  const { contractor, product } = state;
  const isChosen = contractor.selectPeopleId !== null || recordsIn(line, product).length > 0;
  if (!isChosen || client.token.get() === null) return sent;
  const stop = (failed: Failed) => notTaken(sent, failed, said.SUBMIT_FAILED);
  // Stop if another account has logged in in another tab. The next call would send the request in that account's name.
  const owner = await client.confirm();
  if (!owner.ok && owner.kind !== 'network') return stop(owner);
  const now = await client.myData();
  // Stop if the token is gone. The next calls would send the account's records without a login.
  if (!now.ok) return now.kind === 'expired' ? stop(now) : sent;
  const user = now.data;
  sending.onAccount?.(user);
  // Another account has logged in since the call above.
  if (signed.user && signed.user.id !== user.id) {
    const name = `${user.name} ${user.surname}`;
    const message = fill(messageOf('OTHER_ACCOUNT', messages), { name });
    return stop({ ok: false, kind: 'refused', message });
  }
  const saved = await import('@preventivo/contractor/saved');
  const lists = queryClient ? await saved.listsOfRecords(user, { client, queryClient }) : {};
  const around = { today, settings, t: signed.t ?? createTranslator({}), lists };
  return {
    line,
    state: withOwn(line, {
      ...state,
      contractor: saved.currentContractor(user, contractor, line, around),
      product: saved.withCurrentRecords(user, line, product, around),
    }),
    signed: { ...signed, user },
  };
}

async function submit(sending: Sending, sent: SentRequest): ReturnType<typeof send> {
  const { line, client, queryClient, onKey, onTaken, onReceipt } = sending;
  const { state, signed } = sent;
  const body = requestBody(line, state, signed);
  // Report the new key before the request is sent: if the response is lost, a retry finds the key in the draft.
  const keptKey = () => {
    const key = newIdempotencyKey();
    onKey(key);
    return key;
  };
  const options = { language: line.language ?? 'it', trapped: isTrapped(sending.page) };
  const submitUnder = (key: string) =>
    callAsMutation(queryClient, ['submit', line.id], async () => {
      const answer = await client.submit(body, key, options);
      // A busy server requires a proof of work. The waiting overlay stays open while the browser computes it.
      const altcha = answer.ok || !answer.challenge ? undefined : await solve(answer.challenge);
      return altcha ? client.submit(body, key, { ...options, altcha }) : answer;
    });
  const idempotencyKey = state.idempotencyKey ?? keptKey();
  let result = await submitUnder(idempotencyKey);
  // The key was already used with other answers. This is another request, so it needs another key.
  if (!result.ok && result.code === 'IDEMPOTENCY_KEY_REUSED') result = await submitUnder(keptKey());
  // An older or a broker's own back end may not know the optional `source`: send the request again without it.
  if (!result.ok && result.code === 'UNKNOWN_FIELD' && signed.source) {
    const without = { ...signed, source: undefined };
    return submit(sending, { line, state: { ...state, idempotencyKey }, signed: without });
  }
  if (!result.ok) return notTaken(sent, result, said.SUBMIT_FAILED);
  const request = result.data;
  // Dispatch the receipt before `onTaken`. In `onTaken` a host may unmount the funnel, and would not receive the event.
  await receiptOf({ flags: consentFlags(givenPrivacy(state.contractor, signed)) }, request)
    .then(onReceipt)
    .catch(console.error);
  onTaken(request);
  return { kind: 'taken', request, final: { kind: 'question' } };
}

/** Solves a proof-of-work challenge. Few visitors need the solver, so it loads here. */
const solve = (challenge: object): Promise<string | undefined> =>
  import('@preventivo/funnel/lazy/solve-challenge')
    .then(({ solveChallenge }) => solveChallenge(challenge))
    .catch(() => undefined);

/**
 * Saves a page of the line, at the path that the back end has for this page. If the server refuses the page, resolves
 * to the next status. A network failure does not block the visitor (docs/rules/submission.md#saving-a-page).
 * @param queryClient runs the call as a mutation. @defaultValue none: a plain call
 */
export async function savePage(
  client: Pick<Sending['client'], 'save' | 'saveEngine'>,
  line: Line,
  state: LineState,
  page: number,
  signed: RequestContext,
  queryClient?: Sending['queryClient'],
): Promise<NotTaken | undefined> {
  const body = stepBody(line, state, page, signed);
  const saved = await callAsMutation(queryClient, ['save', line.id], () =>
    pageAt(line, page).save?.path === 'save/engine'
      ? client.saveEngine(body)
      : client.save(page, body),
  );
  if (saved.ok || saved.kind === 'network') return undefined;
  const action = page > line.pages.length ? 'retry' : 'acknowledge';
  return notTaken({ line, state, signed }, saved, said.SAVE_FAILED, action);
}
