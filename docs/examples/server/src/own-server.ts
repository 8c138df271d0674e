import { serve } from '@hono/node-server';
import { createApp } from '@preventivo/api/app';
import { lines } from '@preventivo/api/lines';
import { openDatabase, readData, startWorkers } from '@preventivo/api/server';
import { crm } from './crm.ts';
import { ourMails } from './mails.ts';

const { PORT = '3000', DATA_DIR = '.data', SECRET = '', MAILS_URL = '' } = process.env;
const { PUBLIC_URL = `http://127.0.0.1:${PORT}`, CRM_URL = '', CRM_TOKEN = '' } = process.env;

const { store } = await openDatabase({ dataDir: DATA_DIR });
// The workers and the app need the same store, lines, data and secret.
const parts = { store, lines, data: await readData(), secret: SECRET };
const workers = startWorkers({
  ...parts,
  publicUrl: () => PUBLIC_URL,
  mailer: ourMails(MAILS_URL),
  receivers: [crm(CRM_URL, CRM_TOKEN)],
});
const app = createApp({ ...parts, dispatch: workers, config: { publicUrl: () => PUBLIC_URL } });
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(PORT) }, (at) =>
  console.log(JSON.stringify({ event: 'listening', address: `http://127.0.0.1:${at.port}` })),
);

process.once('SIGTERM', async () => {
  await new Promise((resolve) => server.close(resolve));
  await workers.stop();
  await store.close();
});
