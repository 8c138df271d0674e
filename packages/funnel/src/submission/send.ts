import {
  type Client,
  type Failed,
  type Line,
  type Lists,
  type QuoteRequest,
  type RuleSettings,
  recordsIn,
  type Say,
  type User,
} from '@preventivo/core';
import { newIdempotencyKey } from '@preventivo/core/draft';
import { type ConsentReceipt, consentFlags, receiptOf } from '@preventivo/core/wire';
import { loadRules } from '@preventivo/ui/formik';
import { type LineState, withOwn } from '../draft/line-state.ts';
import { pageAt } from '../pages/steps.ts';
import type { Phase } from './phase.ts';
import { givenPrivacy, requestBody, type Signed, stepBody } from './request-body.ts';
import { type Sent, said, stoppedAt, stoppedBy } from './stops.ts';
import { wholeCheck } from './whole-check.ts';

export { keptRequest, noteRequest } from './kept-request.ts';
export { recallBy } from './recall.ts';

/** What a send needs, and whom it tells. */
export interface Sending {
  readonly line: Line;
  readonly client: Client;
  readonly today: string;
  readonly lists: Lists;
  readonly settings?: RuleSettings | undefined;
  /** Says the words of saved records. */
  readonly say?: Say;
  /** Takes up the account as it is when the request goes out. */
  onAccount?(user: User): void;
  /** Hears that the request was taken. */
  onTaken(request: QuoteRequest): void;
  /** Hears with which consents it was taken. */
  onReceipt(receipt: ConsentReceipt): void;
  /** Hears of a new key, where there was none or the old one belongs to a request with other answers. */
  onKey(idempotencyKey: string): void;
}

/** Checks everything once more, saves the last page and sends the request; where it stands then. */
export async function send(sending: Sending, answers: LineState, before: Signed): Promise<Phase> {
  const { line, client, today, lists, settings } = sending;
  const current = await currentRecords(sending, answers, before);
  const { state, signed } = current;
  if (current.failed) return notTaken({ line, state, signed }, current.failed, said.SUBMIT_FAILED);
  const around = { today, lists, settings, user: signed.user };
  const wrong = wholeCheck(await loadRules(), line, state, around);
  if (wrong) return stoppedAt(wrong, { state, signed });
  const page = line.pages.length + 1;
  const saved = await savePage(client, line, state, page, signed);
  // A network failure on a step save is silent: the send right after it will tell
  // (docs/rules/submission.md#saving-a-page).
  if (!saved.ok && saved.kind !== 'network')
    return notTaken({ line, state, signed }, saved, said.SAVE_FAILED);
  return submit(sending, state, signed);
}

/**
 * Reads the chosen records as the account has them now: another tab or device may have changed one. Without an answer
 * the request goes with what the page knows; a session that is over is found by the calls that follow.
 */
async function currentRecords(
  sending: Sending,
  state: LineState,
  signed: Signed,
): Promise<{ state: LineState; signed: Signed; failed?: Failed }> {
  const { line, client, today, settings, say } = sending;
  const { contractor, product } = state;
  const isChosen = contractor.selectPeopleId !== null || recordsIn(line, product).length > 0;
  if (!isChosen || !say || client.token.get() === null) return { state, signed };
  // Another account in another tab stops the request here: the next call would be in its name.
  const owner = await client.confirm();
  if (!owner.ok && owner.kind !== 'network') return { state, signed, failed: owner };
  const now = await client.myData();
  if (!now.ok || (signed.user && signed.user.id !== now.data.id)) return { state, signed };
  const user = now.data;
  const { currentContractor, withCurrentRecords } = await import('@preventivo/contractor/saved');
  const around = { today, settings, say };
  sending.onAccount?.(user);
  return {
    state: withOwn(line, {
      ...state,
      contractor: currentContractor(user, contractor, line, around),
      product: withCurrentRecords(user, line, product, around),
    }),
    signed: { ...signed, user },
  };
}

async function submit(
  { line, client, onKey, onTaken, onReceipt }: Sending,
  state: LineState,
  signed: Signed,
): Promise<Phase> {
  const body = requestBody(line, state, signed);
  // A key is kept before it goes out: a second try must find it.
  const keptKey = () => {
    const key = newIdempotencyKey();
    onKey(key);
    return key;
  };
  const options = { language: line.language ?? 'it' };
  let sent = await client.submit(body, state.idempotencyKey ?? keptKey(), options);
  // The key went out with other answers: this is another request, and gets a key of its own.
  if (!sent.ok && sent.code === 'IDEMPOTENCY_KEY_REUSED')
    sent = await client.submit(body, keptKey(), options);
  if (!sent.ok) return notTaken({ line, state, signed }, sent, said.SUBMIT_FAILED);
  // First: who hears that a request was taken may take the funnel out of the page, and nothing rises from it then.
  await receiptOf({ flags: consentFlags(givenPrivacy(state.contractor, signed)) }, sent.data)
    .then(onReceipt)
    .catch(console.error);
  onTaken(sent.data);
  return { is: 'taken', request: sent.data, final: { is: 'question' } };
}

/**
 * Who is no longer logged in is asked to log in over the form, and sends again
 * (docs/rules/accounts.md#end-of-a-session). A visitor has no session that could end: no login opens, and they are told.
 */
function notTaken(sent: Sent, failed: Failed, otherwise: string): Phase {
  if (failed.kind === 'expired' && sent.signed.user) return { is: 'answering' };
  return stoppedBy(sent, failed, otherwise);
}

/** Saves a page of the line where its back end keeps it. */
export function savePage(
  client: Pick<Client, 'save' | 'saveEngine'>,
  line: Line,
  state: LineState,
  page: number,
  signed: Signed,
) {
  const body = stepBody(line, state, page, signed);
  return pageAt(line, page).save?.path === 'save/engine'
    ? client.saveEngine(body)
    : client.save(page, body);
}
