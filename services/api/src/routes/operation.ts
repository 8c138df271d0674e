import { object, oneOf, text } from '../contract/schema.ts';
import type { Route } from '../http/route.ts';
import type { Store } from '../store/store.ts';

const response = object({ status: oneOf('ok'), build: text(40) });

export const operationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/health',
    summary:
      'Whether requests can be taken: this process answers, its database can be read and written; and of which build it is.',
    rateLimit: 'look-up',
    response,
    async handle(_context, { store, build }) {
      await readiness(store);
      return { json: { status: 'ok', build } };
    },
  },
  {
    method: 'GET',
    path: '/health/live',
    summary: 'Whether this process answers, whatever its database does.',
    rateLimit: 'look-up',
    response,
    handle: (_context, { build }) => ({ json: { status: 'ok', build } }),
  },
];

/** How long a result is cached, in milliseconds. */
const keptFor = 1_000;
const readinessChecks = new WeakMap<Store, { readonly found: Promise<void>; until: number }>();

/** Checks that a store is readable and writable. Checks at most once a second for all callers. */
function readiness(store: Store): Promise<void> {
  const last = readinessChecks.get(store);
  if (last && performance.now() < last.until) return last.found;
  const look = { found: store.ping(), until: Number.POSITIVE_INFINITY };
  readinessChecks.set(store, look);
  const expire = () => {
    look.until = performance.now() + keptFor;
  };
  look.found.then(expire, expire);
  return look.found;
}
