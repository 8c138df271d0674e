import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fakeSalesforce } from './fake-salesforce.ts';
import { createReceiver } from './receiver.ts';
import { salesforce } from './salesforce.ts';

const { PORT = '4000', SALESFORCE_URL, SALESFORCE_ID = '', SALESFORCE_SECRET = '' } = process.env;
const { WEBHOOK_SECRET } = process.env;
if (!WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET takes the secret of the server.');

// Without the URL of an org, the leads stay in this process.
const local = SALESFORCE_URL ? undefined : fakeSalesforce();
const receive = createReceiver(
  WEBHOOK_SECRET,
  salesforce({
    url: SALESFORCE_URL ?? 'https://salesforce.example',
    clientId: SALESFORCE_ID,
    clientSecret: SALESFORCE_SECRET,
    ...(local && { fetch: local.fetch }),
  }),
);

createServer(async (request, response) => {
  const answer = await receive(
    new Request('http://localhost/', {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: await buffer(request),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
  console.log(answer.status, local ? `${local.records('Lead').length} leads` : '');
}).listen(Number(PORT), '127.0.0.1');
