import { object, oneOf } from '../contract/schema.ts';
import type { Route } from '../http/route.ts';
import { contractorRoutes } from './contractor.ts';
import { draftRoutes } from './drafts.ts';
import { listRoutes } from './lists.ts';
import { placeRoutes } from './places.ts';
import { recallRoutes } from './recall-me.ts';
import { saveRoutes } from './save.ts';
import { submitRoutes } from './submit.ts';
import { loginRoutes } from './users-login.ts';
import { recordRoutes } from './users-records.ts';
import { registerRoutes } from './users-register.ts';
import { validateRoutes } from './validate.ts';

const health: Route = {
  method: 'GET',
  path: '/health',
  summary: 'Whether this process and its database answer.',
  rateLimit: 'look-up',
  response: object({ status: oneOf('ok') }),
  async handle(_context, { store }) {
    await store.ping();
    return { json: { status: 'ok' } };
  },
};

/** Every route that is served; any other path is answered 404. */
export const routes: readonly Route[] = [
  ...loginRoutes,
  ...registerRoutes,
  ...recordRoutes,
  ...contractorRoutes,
  ...placeRoutes,
  ...listRoutes,
  ...validateRoutes,
  ...saveRoutes,
  ...submitRoutes,
  ...recallRoutes,
  ...draftRoutes,
  health,
];
