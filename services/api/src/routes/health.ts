import { object, oneOf } from '../contract/schema.ts';
import type { Endpoint } from '../http/endpoint.ts';

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

export const healthCalls = [health];
