import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestFromNow } from '../../src/testing/giulia.ts';
import { within } from './within.ts';

/** The acknowledgement that a visitor received. */
export interface Acknowledgement {
  readonly key: string;
  readonly id: string;
  /** The whole response body. */
  readonly responseBody: string;
  /** Whether this is a retry: the server replayed the lost response to an earlier attempt. */
  readonly again: boolean;
}

export interface Visitors {
  readonly acknowledged: readonly Acknowledgement[];
  /**
   * Number of responses by status, without those with status 200. A missing response has status 0.
   */
  readonly refused: ReadonlyMap<number, number>;
  /** Resolves when this many more requests have been acknowledged. There is no timeout. */
  more(many: number): Promise<void>;
  /** Waits for the pending response of each visitor, then stops. */
  goHome(): Promise<void>;
}

export interface Visit {
  /** Milliseconds between the requests of a visitor. @defaultValue 0 */
  readonly thought?: number;
  /** The JSON of all requests. @defaultValue the request that the pages of this version send */
  readonly body?: string;
}

/**
 * Starts visitors who send requests one after the other. They retry each request with one key until
 * a server acknowledges it.
 * @param addresses the servers among which the visitors are distributed. Each attempt reads the
 * list again, so that it can change like the servers behind a proxy
 */
export function visitors(
  addresses: readonly string[],
  count = 6,
  { thought = 0, body = request }: Visit = {},
): Visitors {
  const acknowledged: Acknowledgement[] = [];
  const refused = new Map<number, number>();
  let open = true;

  async function visitor(at: number) {
    const address = () => addresses[at % addresses.length] ?? '';
    while (open) {
      const key = randomUUID();
      let answer = await send(address(), key, body);
      while (typeof answer === 'number') {
        refused.set(answer, (refused.get(answer) ?? 0) + 1);
        await pause(20);
        answer = await send(address(), key, body);
      }
      acknowledged.push(answer);
      if (thought > 0) await pause(thought);
    }
  }
  const all = Array.from({ length: count }, (_, at) => visitor(at));
  return {
    acknowledged,
    refused,
    more: async (many) => {
      const enough = acknowledged.length + many;
      const deadline = Date.now() + 180_000;
      while (acknowledged.length < enough) {
        if (Date.now() > deadline)
          throw new Error(`In 180 s nobody acknowledged ${many} more: ${[...refused].join('; ')}.`);
        await pause(20);
      }
    },
    goHome: async () => {
      open = false;
      await within(180, 'The last answer of every visitor', Promise.all(all));
    },
  };
}

/**
 * The body of all requests. It is created only once. Its dates change after midnight in Italy, and
 * the server would reject a retry with other dates.
 */
const request = JSON.stringify(requestFromNow());

/**
 * Sends a request once. Returns the acknowledgement. For another response, returns its status.
 * Without a response, returns 0.
 */
export async function send(
  address: string,
  key: string,
  body: string = request,
): Promise<Acknowledgement | number> {
  try {
    const response = await fetch(`${address}/api/travel/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(15_000),
    });
    const responseBody = await response.text();
    if (response.status !== 200) return response.status;
    const again = response.headers.has('idempotent-replayed');
    return { key, id: JSON.parse(responseBody).obj.data.Quote_Request_Id, responseBody, again };
  } catch {
    return 0;
  }
}
