import { acceptedContractor } from '../../checks/contractor.ts';
import { acceptedPrivacy } from '../../checks/privacy.ts';
import { acceptedAnswers } from '../../checks/questions.ts';
import type { Submitted } from '../../store/store.ts';
import { type Answer, yes } from '../answer.ts';
import { post } from '../call.ts';
import { randomBits } from '../digest.ts';
import { fingerprint } from '../fingerprint.ts';
import { refusal } from '../refusal.ts';
import { nothing, object, part, text } from '../schema.ts';

export const submitCalls = [
  post({
    path: '/api/:line/submit',
    about:
      'Keeps a quote request. The same key with the same body gives the same answer again, for 30 days.',
    limit: 'send',
    headers: { 'Idempotency-Key': text(255) },
    body: object({
      contractor: part('Contractor'),
      specificData: part('SpecificData'),
      privacy: part('Privacy'),
      sfLeadIds: nothing,
      convenzione: { type: 'integer', minimum: 1 },
    }),
    answer: part('Submitted'),
    async run(body, asked, served) {
      const line = asked.line();
      const { store, sha256, now } = served;
      const idempotencyKey = keyOf(asked.header('idempotency-key'));
      const key = { scope: 'anonymous', keyHash: await sha256(idempotencyKey) };
      const sent = await fingerprint(sha256, line.id, body);
      // Made of 256 random bits and the idempotency key: it can be told again to who holds that
      // key, while the database holds nothing to tell it from.
      const requestKeyOf = ({ salt }: Submitted) =>
        sha256(`Quote_Request_Key ${salt} ${idempotencyKey}`);

      // Before anything is checked: what was right when it was sent is answered the same next week.
      const before = await store.submitted(key);
      if (before) return answerOf(before, sent, await requestKeyOf(before), again);

      const payload = {
        contractor: acceptedContractor(body.contractor, line, served),
        specificData: acceptedAnswers(body.specificData, line, served),
        privacy: acceptedPrivacy(body.privacy),
        sfLeadIds: body.sfLeadIds,
        convenzione: body.convenzione,
      };
      const id = crypto.randomUUID();
      const own = { fingerprint: sent, requestId: id, salt: randomBits(256) };
      const ownKey = await requestKeyOf(own);
      const keyHash = await sha256(ownKey);
      const createdAt = now().toISOString();
      const kept = await store.submit({ id, line: line.id, createdAt, keyHash, payload }, key, own);
      return kept.requestId === id
        ? answerOf(kept, sent, ownKey)
        : answerOf(kept, sent, await requestKeyOf(kept), again);
    },
  }),
];

const again = { 'idempotent-replayed': 'true' };

function answerOf(kept: Submitted, sent: string, requestKey: string, headers = {}): Answer {
  if (kept.fingerprint !== sent) throw refusal('IDEMPOTENCY_KEY_REUSED');
  const data = { Quote_Request_Id: kept.requestId, Quote_Request_Key: requestKey };
  return { ...yes({ success: true, data }), headers };
}

function keyOf(header: string | undefined): string {
  if (!header) throw refusal('IDEMPOTENCY_KEY_MISSING');
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw refusal('IDEMPOTENCY_KEY_INVALID');
  return header;
}
