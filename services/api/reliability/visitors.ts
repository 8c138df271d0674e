import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestFromNow } from '../src/testing/giulia.ts';
import { within } from './within.ts';

/** What a visitor was told. */
export interface Told {
  readonly key: string;
  readonly id: string;
  /** The whole answer. */
  readonly said: string;
  /** Whether it was the answer to an earlier try, that got lost on its way. */
  readonly again: boolean;
}

export interface Visitors {
  /** Everything that was acknowledged so far. */
  readonly told: readonly Told[];
  /** Answers other than 200, by status; 0 for none. */
  readonly refused: ReadonlyMap<number, number>;
  /** Resolves when so many more have been acknowledged, however slow the machine is. */
  more(many: number): Promise<void>;
  /** Lets each visitor have the answer they wait for, then ends. */
  goHome(): Promise<void>;
}

/**
 * People who send requests one after the other, each until it is acknowledged, with the same key.
 * @param addresses where they send to; visitors are spread over them
 */
export function visitors(addresses: readonly string[], count = 6): Visitors {
  const told: Told[] = [];
  const refused = new Map<number, number>();
  let open = true;

  async function visitor(address: string) {
    while (open) {
      const key = randomUUID();
      let answer = await send(address, key);
      while (typeof answer === 'number') {
        refused.set(answer, (refused.get(answer) ?? 0) + 1);
        await pause(20);
        answer = await send(address, key);
      }
      told.push(answer);
    }
  }
  const all = Array.from({ length: count }, (_, at) =>
    visitor(addresses[at % addresses.length] ?? ''),
  );
  return {
    told,
    refused,
    more: async (many) => {
      const enough = told.length + many;
      const deadline = Date.now() + 180_000;
      while (told.length < enough) {
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

/** The same all through a run: in Italy it may become midnight, and the days in it would be others under a key that was used. */
const request = JSON.stringify(requestFromNow());

/** Sends a request once: what was told, or the status of another answer, 0 for none. */
export async function send(address: string, key: string): Promise<Told | number> {
  try {
    const response = await fetch(`${address}/api/travel/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: request,
      signal: AbortSignal.timeout(15_000),
    });
    const said = await response.text();
    if (response.status !== 200) return response.status;
    const again = response.headers.has('idempotent-replayed');
    return { key, id: JSON.parse(said).obj.data.Quote_Request_Id, said, again };
  } catch {
    return 0;
  }
}
