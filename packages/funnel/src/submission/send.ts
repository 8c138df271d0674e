import {
  type Client,
  type Contractor,
  type Failed,
  fill,
  hasAnswers,
  type Line,
  type Lists,
  type MessageOverrides,
  type QuoteRequest,
  type RuleSettings,
  recordsIn,
  type Say,
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
import type { Phase, Stopped } from './phase.ts';
import { givenPrivacy, requestBody, type Signed, stepBody } from './request-body.ts';
import { type Sent, said, stoppedAt, stoppedBy } from './stops.ts';
import { isTrapped } from './trap.tsx';
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
  readonly queryClient?: PreventivoContext['queryClient'];
  /** The application's own words. */
  readonly messages?: MessageOverrides;
  /** Whether what was written by hand before the login is saved and chosen first. @defaultValue false */
  readonly usesWritten?: boolean;
  /** Takes up the account as it is when the request goes out. */
  onAccount?(user: User): void;
  /** Takes up the contractor that was saved. */
  onContractor?(contractor: Contractor): void;
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
  const chosen = await chosenWritten(sending, answers, before);
  if ('is' in chosen) return chosen;
  const current = await currentRecords(sending, chosen.state, chosen.signed);
  const { state, signed } = current;
  if (current.failed) return notTaken({ line, state, signed }, current.failed, said.SUBMIT_FAILED);
  const around = { today, lists, settings, user: signed.user };
  const wrong = wholeCheck(await loadRules(), line, state, around);
  if (wrong) return withOffer(sending, stoppedAt(wrong, { state, signed }), { state, signed });
  const page = line.pages.length + 1;
  const saved = await savePage(client, line, state, page, signed, sending.queryClient);
  // A network failure on a step save is silent: the send right after it will tell
  // (docs/rules/submission.md#saving-a-page).
  if (!saved.ok && saved.kind !== 'network')
    return notTaken({ line, state, signed }, saved, said.SAVE_FAILED);
  return submit(sending, state, signed);
}

const answering = { is: 'answering' } as const;

/** What goes out, and by whom. */
interface Own {
  readonly state: LineState;
  readonly signed: Signed;
}

/** Whether somebody wrote page 1 by hand and logged in afterwards: nobody is chosen. */
const isUnchosen = ({ contractor }: LineState) =>
  contractor.selectPeopleId === null && hasAnswers(contractor);

/** Offers what was written by hand before the login where a record has to be chosen. */
async function withOffer(
  { say }: Sending,
  stopped: Stopped,
  { state, signed }: Own,
): Promise<Stopped> {
  if (stopped.page !== 1 || !signed.user || !say || !isUnchosen(state)) return stopped;
  const { recordOfWritten, wordsOfWritten } = await import('@preventivo/contractor/saved');
  const record = recordOfWritten(signed.user, state.contractor);
  return { ...stopped, offer: wordsOfWritten(signed.user, record, say) };
}

/**
 * Saves and chooses what was written by hand before the login, where the visitor wants it. What is refused is said, and
 * mended at the list on page 1.
 */
async function chosenWritten(
  sending: Sending,
  state: LineState,
  signed: Signed,
): Promise<Own | Phase> {
  const { line, client, queryClient, messages = {}, say, today, settings } = sending;
  const { user } = signed;
  if (!sending.usesWritten || !user || !queryClient || !say || !isUnchosen(state))
    return { state, signed };
  const { saveWritten } = await import('@preventivo/contractor/saved');
  const saving = { client, queryClient, user, profile: line.contractor, messages };
  const outcome = await saveWritten({ ...saving, today, settings, say }, state.contractor);
  if (outcome.is === 'refused') {
    // The login opens over the form.
    if (client.token.get() === null) return answering;
    const { failures, message, code } = outcome.refusal;
    if (message) return { is: 'stopped', action: 'retry', message, code } as const;
    const around = { today, lists: sending.lists, settings, user };
    const wrong = wholeCheck(await loadRules(), line, state, around);
    const [{ error: detail } = { error: said.CONTRACTOR_LOGGED }] = failures;
    return wrong ? { ...stoppedAt(wrong, { state, signed }), detail } : answering;
  }
  sending.onAccount?.(outcome.user);
  sending.onContractor?.(outcome.contractor);
  return {
    state: withOwn(line, { ...state, contractor: outcome.contractor }),
    signed: { ...signed, user: outcome.user },
  };
}

/**
 * Reads the chosen records as the account has them now: another tab or device may have changed one. Without an answer
 * the request goes with what the page knows.
 */
async function currentRecords(
  sending: Sending,
  state: LineState,
  signed: Signed,
): Promise<{ state: LineState; signed: Signed; failed?: Failed }> {
  const { line, client, queryClient, today, settings, say } = sending;
  const { contractor, product } = state;
  const isChosen = contractor.selectPeopleId !== null || recordsIn(line, product).length > 0;
  if (!isChosen || !say || client.token.get() === null) return { state, signed };
  // Another account in another tab stops the request here: the next call would be in its name.
  const owner = await client.confirm();
  if (!owner.ok && owner.kind !== 'network') return { state, signed, failed: owner };
  const now = await client.myData();
  // Without a token the calls that follow would go out as a visitor's, with what the account has saved.
  if (!now.ok) return { state, signed, ...(now.kind === 'expired' && { failed: now }) };
  const user = now.data;
  if (signed.user && signed.user.id !== user.id) {
    sending.onAccount?.(user);
    return { state, signed, failed: otherAccount(user, sending.messages) };
  }
  const saved = await import('@preventivo/contractor/saved');
  const lists = queryClient ? await saved.listsOfRecords(user, { client, queryClient }) : {};
  const around = { today, settings, say, lists };
  sending.onAccount?.(user);
  return {
    state: withOwn(line, {
      ...state,
      contractor: saved.currentContractor(user, contractor, line, around),
      product: saved.withCurrentRecords(user, line, product, around),
    }),
    signed: { ...signed, user },
  };
}

/** The token became another account's between two calls. */
function otherAccount({ name, surname }: User, messages: MessageOverrides = {}): Failed {
  const message = fill(messageOf('OTHER_ACCOUNT', messages), { name: `${name} ${surname}` });
  return { ok: false, kind: 'refused', message };
}

async function submit(
  { line, client, queryClient, onKey, onTaken, onReceipt }: Sending,
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
  const trapped = isTrapped(line.id);
  const options = { language: line.language ?? 'it', ...(trapped && { trapped }) };
  const submitUnder = (key: string) =>
    callAsMutation(queryClient, ['submit', line.id], async () => {
      const answer = await client.submit(body, key, options);
      // A busy server requires a proof of work; the dialog keeps waiting meanwhile.
      const altcha = answer.ok || !answer.challenge ? undefined : await solve(answer.challenge);
      return altcha ? client.submit(body, key, { ...options, altcha }) : answer;
    });
  let sent = await submitUnder(state.idempotencyKey ?? keptKey());
  // The key went out with other answers: this is another request, and gets a key of its own.
  if (!sent.ok && sent.code === 'IDEMPOTENCY_KEY_REUSED') sent = await submitUnder(keptKey());
  if (!sent.ok) return notTaken({ line, state, signed }, sent, said.SUBMIT_FAILED);
  // First: who hears that a request was taken may take the funnel out of the page, and nothing rises from it then.
  await receiptOf({ flags: consentFlags(givenPrivacy(state.contractor, signed)) }, sent.data)
    .then(onReceipt)
    .catch(console.error);
  onTaken(sent.data);
  return { is: 'taken', request: sent.data, final: { is: 'question' } };
}

/** Solves a challenge. Loads the solver lazily, since hardly any visitor needs it. */
const solve = (challenge: object): Promise<string | undefined> =>
  import('@preventivo/funnel/lazy/solve-challenge')
    .then(({ solveChallenge }) => solveChallenge(challenge))
    .catch(() => undefined);

/**
 * Who is no longer logged in is asked to log in over the form, and sends again
 * (docs/rules/accounts.md#end-of-a-session). A visitor has no session that could end: no login opens, and they are told.
 */
function notTaken(sent: Sent, failed: Failed, otherwise: string): Phase {
  if (failed.kind === 'expired' && sent.signed.user) return answering;
  return stoppedBy(sent, failed, otherwise);
}

/**
 * Saves a page of the line where its back end keeps it.
 * @param queryClient where the call is a mutation @defaultValue a plain call
 */
export function savePage(
  client: Pick<Client, 'save' | 'saveEngine'>,
  line: Line,
  state: LineState,
  page: number,
  signed: Signed,
  queryClient?: PreventivoContext['queryClient'],
) {
  const body = stepBody(line, state, page, signed);
  return callAsMutation(queryClient, ['save', line.id], () =>
    pageAt(line, page).save?.path === 'save/engine'
      ? client.saveEngine(body)
      : client.save(page, body),
  );
}
