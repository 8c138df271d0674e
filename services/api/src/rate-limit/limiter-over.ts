import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { allowed, type RateLimiter, type RateLimitGroup } from './rate-limiter.ts';

/**
 * Options of a counter. Each group has a counter for its calls. A group with waits has a second
 * counter.
 */
export interface CounterOptions {
  readonly group: RateLimitGroup;
  readonly keyPrefix: string;
  /** Number of calls that the window allows. */
  readonly points: number;
  /** Window in seconds. */
  readonly duration: number;
}

interface LimiterOptions {
  /** Returns the key under which the counter stores a client. @defaultValue the client itself */
  readonly keyOf?: (client: string) => string;
  /** Overrides the number of calls of a group. */
  readonly calls?: Readonly<Partial<Record<RateLimitGroup, number>>>;
}

interface Counter {
  consume(key: string): Promise<number>;
  isCounted(key: string): Promise<boolean>;
  refund(key: string): Promise<unknown>;
  clear(key: string): Promise<unknown>;
}

/** Creates a rate limiter from one counter for each group. */
export function limiterOver(
  counterFor: (options: CounterOptions) => RateLimiterAbstract,
  { keyOf = (client) => client, calls = {} }: LimiterOptions = {},
): RateLimiter {
  const counters = new Map<RateLimitGroup, Counter>();
  for (const group of Object.keys(allowed) as RateLimitGroup[]) {
    const points = calls[group] ?? allowed[group].calls;
    const make = allowed[group].waits ? slowingCounter : refusingCounter;
    counters.set(group, make(group, points, counterFor));
  }
  const counterOf = (group: RateLimitGroup) => {
    const counter = counters.get(group);
    if (!counter) throw new Error(`no limit is called ${group}`);
    return counter;
  };
  return {
    consume: (group, client) => counterOf(group).consume(keyOf(client)),
    isCounted: (group, client) => counterOf(group).isCounted(keyOf(client)),
    refund: async (group, client) => void (await counterOf(group).refund(keyOf(client))),
    clear: async (group, client) => void (await counterOf(group).clear(keyOf(client))),
  };
}

type MakeCounter = (
  group: RateLimitGroup,
  points: number,
  counterFor: (options: CounterOptions) => RateLimiterAbstract,
) => Counter;

/** Rejects calls beyond the limit until the window ends. */
const refusingCounter: MakeCounter = (group, points, counterFor) => {
  const counter = counterFor({ group, keyPrefix: group, points, duration: allowed[group].seconds });
  return {
    consume: (key) => secondsToWait(counter.consume(key)),
    isCounted: async (key) => (await counter.get(key)) !== null,
    refund: (key) => counter.reward(key),
    clear: (key) => counter.delete(key),
  };
};

/** After `points` calls, admits a call only after a wait. Each admitted call doubles the wait. */
const slowingCounter: MakeCounter = (group, points, counterFor) => {
  const { seconds: duration, waits = { first: 1, longest: 1 } } = allowed[group];
  const { first, longest } = waits;
  const counter = counterFor({ group, keyPrefix: group, points: boundless, duration });
  // Each admitted call sets the wait before the next call.
  const turn = counterFor({ group, keyPrefix: `${group}-turn`, points: 1, duration: longest });
  return {
    consume: async (key) => {
      const { consumedPoints } = await counter.consume(key);
      if (consumedPoints < points) return 0;
      const customDuration = Math.min(longest, first * 2 ** Math.min(consumedPoints - points, 30));
      const wait = await secondsToWait(turn.consume(key, 1, { customDuration }));
      // Do not count a rejected call, because it would prolong the wait. Concurrent calls may still
      // prolong the wait, up to `longest`.
      if (wait > 0) await counter.reward(key);
      return wait;
    },
    isCounted: async (key) => (await counter.get(key)) !== null,
    refund: (key) => Promise.all([counter.reward(key), turn.delete(key)]),
    clear: (key) => Promise.all([counter.delete(key), turn.delete(key)]),
  };
};

/** A limit that no client reaches. It makes a counter that never rejects. */
const boundless = 1_000_000_000;

async function secondsToWait(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
}
