import { leadSourceFrom } from '@preventivo/core/wire';
import { acceptedSalesContact, savedPeopleIds } from '../../checks/account-records.ts';
import { admit } from '../../checks/admission.ts';
import { acceptedPrivacy, consentReceipt, publicReceipt } from '../../checks/consents.ts';
import { acceptedContractor } from '../../checks/contractor.ts';
import { withKnownAddresses } from '../../checks/named-addresses.ts';
import { canonicalSubmission } from '../../checks/one-spelling.ts';
import { acceptedAnswers } from '../../checks/questions.ts';
import { readSubmission } from '../../checks/read-submission.ts';
import { deliveriesDespiteSuspicion, suspicionsOf } from '../../checks/suspicions.ts';
import { refusal } from '../../contract/refusal.ts';
import { oneOf, part, text } from '../../contract/schema.ts';
import { fingerprint, randomHex, type Sha256 } from '../../crypto/digest.ts';
import { ok, post, type RouteResponse } from '../../http/route.ts';
import { lazy } from '../../lazy.ts';
import { pageLanguage } from '../../mail/mail-language.ts';
import { deliveriesOf } from '../../store/outbox.ts';
import type { Submitted, SubmittedWithCode } from '../../store/store.ts';
import { keyCandidates, scopeOf, sentAcrossLogin } from './idempotency.ts';

export const submitRoutes = [
  post({
    path: '/api/:line/submit',
    summary:
      'Keeps a quote request. The same key with the same body, whatever its spelling and the words and times of its consents, gives the same answer again, for 30 days. Without a key an equal body within ten minutes is the same request.',
    rateLimit: 'submit',
    optionalHeaders: { 'Idempotency-Key': text(255) },
    optionalQuery: {
      trap: { ...oneOf('1'), description: 'The field that people do not see was filled.' },
      altcha: {
        ...text(2000),
        description:
          'The solution of a refusal’s `challenge`: ALTCHA’s payload, `{challenge, solution}` as JSON in Base64.',
      },
    },
    body: part('Submission'),
    response: part('Submitted'),
    answerHeaders: {
      'idempotent-replayed': '`true` where this is the answer to an earlier request with this key.',
    },
    bearer: 'optional',
    limits: ['send', 'submit-network', 'submit-all'],
    refusals: ['IDEMPOTENCY_KEY_INVALID', 'IDEMPOTENCY_KEY_REUSED', 'RECORD_UNKNOWN', 'PRIVACY'],
    answerChecks: 'questions',
    async handle(sentBody, context, services) {
      const line = context.line();
      const body = readSubmission(sentBody, line);
      const { store, dispatch, sha256, now } = services;
      const account = await context.account();
      // Compute the hashes only to compare or store a request. For a rejected request, they would
      // take a third of the time.
      const spelledHash = lazy(async () =>
        fingerprint(
          sha256,
          line.id,
          canonicalSubmission(body, line, services.reference) ?? sentBody,
        ),
      );
      // A new release or a changed municipality changes the normalised body. Then only the hash of
      // the body as sent still matches.
      const sentHash = lazy(async () => fingerprint(sha256, line.id, sentBody));
      const bodyHashes = async () => [await spelledHash(), await sentHash()] as const;
      const scope = scopeOf(account?.id);
      const candidates = await keyCandidates(
        context.header('idempotency-key'),
        bodyHashes,
        now(),
        services.keyOfBody,
      );
      // Look up the key before validating. A retry then gets the first response, even if the body
      // has become invalid since.
      for (const { idempotencyKey, since = '' } of candidates) {
        const earlier = await store.submitted({ scope, keyHash: await sha256(idempotencyKey) });
        if (earlier && (earlier.receipt?.at ?? '') >= since)
          return responseOf(
            earlier,
            await bodyHashes(),
            await requestKeyOf(sha256, earlier, idempotencyKey),
            replayed,
          );
      }
      const [{ idempotencyKey }] = candidates;
      const key = { scope, keyHash: await sha256(idempotencyKey) };

      const payload = await admit(context, key, services, async () => {
        const known = await withKnownAddresses(services, context);
        const contractor = acceptedContractor(body.contractor, line, known);
        const records = await savedPeopleIds(account, store);
        const source = leadSourceFrom(body.source);
        return {
          contractor,
          specificData: acceptedAnswers(body, line, known, { contractor, records }),
          privacy: acceptedPrivacy(body.privacy, account ? 'logged' : 'anonymous'),
          sfLeadIds: await acceptedSalesContact(body.sfLeadIds, account, store),
          convenzione: body.convenzione,
          language: pageLanguage(context.header('accept-language')),
          ...(source && { source }),
        };
      });
      const whose = { accountId: account?.id, keyHash: key.keyHash };
      const before = await sentAcrossLogin(whose, line.id, payload, store);
      if (before)
        return responseOf(
          before,
          [before.fingerprint],
          await requestKeyOf(sha256, before, idempotencyKey),
          replayed,
        );
      const id = crypto.randomUUID();
      const createdAt = now().toISOString();
      const receipt = await consentReceipt(services, payload.privacy.flags, createdAt, account?.id);
      const submitted = {
        fingerprint: await spelledHash(),
        requestId: id,
        salt: randomHex(256),
        receipt,
      };
      const requestKey = await requestKeyOf(sha256, submitted, idempotencyKey);
      const suspicions = await suspicionsOf(context, payload.privacy.flags, services);
      const keyHashOfRequest = await sha256(requestKey);
      const request = {
        ...{ id, line: line.id, createdAt, keyHash: keyHashOfRequest, payload },
        ...(suspicions.length > 0 && { suspicions }),
      };
      const deliveries = deliveriesDespiteSuspicion(
        suspicions,
        deliveriesOf(dispatch, id, 'request'),
      );
      const stored = await store.submit(request, key, submitted, deliveries);
      if (deliveries.length > 0) dispatch.wake();
      return stored.requestId === id
        ? responseOf(stored, [stored.fingerprint], requestKey)
        : responseOf(
            stored,
            await bodyHashes(),
            await requestKeyOf(sha256, stored, idempotencyKey),
            replayed,
          );
    },
  }),
];

/**
 * Derives the `Quote_Request_Key` from 256 random bits and the idempotency key. A retry derives it
 * again, because the client sends the idempotency key again. The database alone does not reveal it.
 */
const requestKeyOf = (sha256: Sha256, { salt }: Submitted, idempotencyKey: string) =>
  sha256(`Quote_Request_Key ${salt} ${idempotencyKey}`);

const replayed = { 'idempotent-replayed': 'true' };

function responseOf(
  stored: SubmittedWithCode,
  bodyHashes: readonly string[],
  requestKey: string,
  headers = {},
): RouteResponse {
  if (!bodyHashes.includes(stored.fingerprint)) throw refusal('IDEMPOTENCY_KEY_REUSED');
  const data = {
    Quote_Request_Id: stored.requestId,
    Quote_Request_Key: requestKey,
    Quote_Request_Code: stored.code,
    ...(stored.receipt && { Consent_Receipt: publicReceipt(stored.receipt) }),
  };
  return { ...ok({ success: true, data }), headers };
}
