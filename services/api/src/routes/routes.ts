import { object, oneOf } from '../contract/schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { contractorCalls } from './contractor.ts';
import { listCalls } from './lists.ts';
import { placeCalls } from './places.ts';
import { recallCalls } from './recall-me.ts';
import { saveCalls } from './save.ts';
import { submitCalls } from './submit.ts';
import { loginCalls } from './users-login.ts';
import { recordCalls } from './users-records.ts';
import { registerCalls } from './users-register.ts';
import { validateCalls } from './validate.ts';

const health: Endpoint = {
  method: 'GET',
  path: '/health',
  about: 'Whether this process and its database answer.',
  limit: 'look-up',
  answer: object({ status: oneOf('ok') }),
  async run(_asked, { store }) {
    await store.ping();
    return { json: { status: 'ok' } };
  },
};

/** Every call that is served. What is not here is answered as a call that does not exist. */
export const calls: readonly Endpoint[] = [
  ...loginCalls,
  ...registerCalls,
  ...recordCalls,
  ...contractorCalls,
  ...placeCalls,
  ...listCalls,
  ...validateCalls,
  ...saveCalls,
  ...submitCalls,
  ...recallCalls,
  health,
];
