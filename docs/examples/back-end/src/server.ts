import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { serve } from '@hono/node-server';
import { travel } from '@preventivo/line-travel/line';
import { createBackEnd } from './back-end.ts';
import { lists, towns } from './data.ts';
import { openRequests } from './requests.ts';
import { createTowns } from './towns.ts';

const { PORT = '8080', REQUESTS = '.data/requests.db' } = process.env;
mkdirSync(dirname(REQUESTS), { recursive: true });
const backEnd = createBackEnd({
  line: travel,
  lists,
  towns: createTowns(towns),
  requests: openRequests(REQUESTS),
});
serve({ fetch: backEnd.fetch, hostname: '127.0.0.1', port: Number(PORT) }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
