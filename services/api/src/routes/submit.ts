import type { Line } from '@preventivo/core';
import { acceptedSalesContact, savedPeopleIds } from '../checks/account-records.ts';
import { acceptedPrivacy, consentReceipt, publicReceipt } from '../checks/consents.ts';
import { acceptedContractor } from '../checks/contractor.ts';
import { withNamedAddresses } from '../checks/named-addresses.ts';
import { acceptedAnswers } from '../checks/questions.ts';
import type { Services } from '../context.ts';
import { submission } from '../contract/body-schemas.ts';
import { malformed, refusal } from '../contract/refusal.ts';
import { type JsonObject, part, text } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import { fingerprint, randomHex } from '../crypto/digest.ts';
import { counted } from '../http/counted.ts';
import { ok, post, type RouteResponse } from '../http/route.ts';
import { accountScope } from '../store/accounts.ts';
import { deliveriesOf, type RequestDelivery } from '../store/outbox.ts';
import type { Submitted, SubmittedWithCode } from '../store/store.ts';

export const submitRoutes = [
  post({
    path: '/api/:line/submit',
    summary:
      'Keeps a quote request. The same key with the same body, whatever its `last_change` times, gives the same answer again, for 30 days.',
    rateLimit: 'send',
    headers: { 'Idempotency-Key': text(255) },
    body: part('Submission'),
    response: part('Submitted'),
    answerHeaders: {
      'idempotent-replayed': '`true` where this is the answer to an earlier request with this key.',
    },
    bearer: 'optional',
    limits: ['request-mail'],
    refusals: [
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_INVALID',
      'IDEMPOTENCY_KEY_REUSED',
      'RECORD_UNKNOWN',
      'PRIVACY',
    ],
    judges: 'questions',
    async handle(sentBody, context, services) {
      const line = context.line();
      const body = readSubmission(sentBody, line);
      const { store, dispatch, sha256, now } = services;
      const account = await context.account();
      const idempotencyKey = idempotencyKeyIn(context.header('idempotency-key'));
      const scope = account ? accountScope(account.id) : 'anonymous';
      const key = { scope, keyHash: await sha256(idempotencyKey) };
      const bodyHash = await fingerprint(sha256, line.id, sentBody);
      // Made of 256 random bits and the idempotency key: it can be computed again for who holds that
      // key, while the database holds nothing to tell it from.
      const requestKeyOf = ({ salt }: Submitted) =>
        sha256(`Quote_Request_Key ${salt} ${idempotencyKey}`);

      // Before anything is checked: what was right when it was sent is answered the same next week.
      const earlier = await store.submitted(key);
      if (earlier) return responseOf(earlier, bodyHash, await requestKeyOf(earlier), replayed);

      const known = await withNamedAddresses(services, context);
      const contractor = acceptedContractor(body.contractor, line, known);
      const records = await savedPeopleIds(account, store);
      const payload = {
        contractor,
        specificData: acceptedAnswers(body, line, known, { contractor, records }),
        privacy: acceptedPrivacy(body.privacy, account ? 'logged' : 'anonymous'),
        sfLeadIds: await acceptedSalesContact(body.sfLeadIds, account, store),
        convenzione: body.convenzione,
      };
      const id = crypto.randomUUID();
      const createdAt = now().toISOString();
      const receipt = await consentReceipt(services, payload.privacy.flags, createdAt, account?.id);
      const submitted = { fingerprint: bodyHash, requestId: id, salt: randomHex(256), receipt };
      const requestKey = await requestKeyOf(submitted);
      const request = { id, line: line.id, createdAt, keyHash: await sha256(requestKey), payload };
      const deliveries = deliveriesOf(dispatch, id, 'request');
      const stored = await withoutFlood(deliveries, contractor.email, services, (rest) =>
        store.submit(request, key, submitted, rest),
      );
      if (deliveries.length > 0) dispatch.wake();
      return stored.requestId === id
        ? responseOf(stored, bodyHash, requestKey)
        : responseOf(stored, bodyHash, await requestKeyOf(stored), replayed);
    },
  }),
];

/**
 * Takes a submission apart: what all lines send, and what this line sends beside it.
 * @throws {Refusal} 400 for what is not of the right form
 */
function readSubmission(body: JsonObject, line: Line) {
  const own = new Set(Object.keys(line.submit ?? {}));
  const entries = Object.entries(body);
  const shared = Object.fromEntries(entries.filter(([key]) => !own.has(key)));
  const beside = Object.fromEntries(entries.filter(([key]) => own.has(key)));
  if (!isShaped(submission, shared))
    throw malformed(shapeProblem(submission, shared) ?? { path: '', reason: 'wrong' });
  return { ...shared, beside };
}

/**
 * Keeps a request with its deliveries, without the mail to an address that had many of late: it is whoever was
 * written there that gets them.
 */
async function withoutFlood<T>(
  deliveries: readonly RequestDelivery[],
  email: string,
  { rateLimiter }: Services,
  keep: (deliveries: readonly RequestDelivery[]) => Promise<T>,
): Promise<T> {
  const others = deliveries.filter(({ kind }) => kind !== 'visitorMail');
  if (others.length === deliveries.length) return keep(deliveries);
  return counted(rateLimiter, [['request-mail', email.toLowerCase()]], ({ wait }) =>
    keep(wait > 0 ? others : deliveries),
  );
}

const replayed = { 'idempotent-replayed': 'true' };

function responseOf(
  stored: SubmittedWithCode,
  bodyHash: string,
  requestKey: string,
  headers = {},
): RouteResponse {
  if (stored.fingerprint !== bodyHash) throw refusal('IDEMPOTENCY_KEY_REUSED');
  const data = {
    Quote_Request_Id: stored.requestId,
    Quote_Request_Key: requestKey,
    Quote_Request_Code: stored.code,
    ...(stored.receipt && { Consent_Receipt: publicReceipt(stored.receipt) }),
  };
  return { ...ok({ success: true, data }), headers };
}

function idempotencyKeyIn(header: string | undefined): string {
  if (!header) throw refusal('IDEMPOTENCY_KEY_MISSING');
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw refusal('IDEMPOTENCY_KEY_INVALID');
  return header;
}
