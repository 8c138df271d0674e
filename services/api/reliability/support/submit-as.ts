import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Challenge } from 'altcha-lib';
import type { Sender } from '../../src/testing/flood.ts';
import { contractor, requestFromNow } from '../../src/testing/giulia.ts';

export interface SubmitAnswer {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly key: string;
  /** The id of an accepted request. */
  readonly id?: string;
  readonly challenge?: Challenge;
  /** `performance.now()` at the start of the request. */
  readonly sentAt: number;
  /** Milliseconds until the whole response arrived. */
  readonly ms: number;
}

interface Sending {
  readonly agent: Agent;
  readonly key: string;
  /** The ALTCHA payload, encoded for the URL. */
  readonly altcha?: string;
}

// Create the body only once. Its dates change after midnight in Italy, and a retry with other dates
// would be another request.
const body = requestFromNow();

/**
 * Sends a request to a server behind a proxy. The request has the network and the email of its
 * sender.
 */
export async function submitAs(
  server: string,
  { address, email }: Sender,
  { agent, key, altcha = '' }: Sending,
): Promise<SubmitAnswer> {
  const sentAt = performance.now();
  const answered = (answer: Pick<SubmitAnswer, 'status' | 'id' | 'challenge'>) => ({
    ...answer,
    ...{ key, sentAt, ms: performance.now() - sentAt },
  });
  try {
    const sent = request(`${server}/api/travel/submit?altcha=${altcha}`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': address,
      },
      timeout: 30_000,
    });
    sent.once('timeout', () => sent.destroy());
    sent.end(JSON.stringify({ ...body, contractor: { ...contractor, email } }));
    const [response] = await once(sent, 'response');
    const { obj } = JSON.parse(await text(response));
    const { data, challenge } = obj ?? {};
    return answered({ status: response.statusCode, id: data?.Quote_Request_Id, challenge });
  } catch {
    return answered({ status: 0 });
  }
}
