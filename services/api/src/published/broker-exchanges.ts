import { bearer } from '../testing/account-api.ts';
import { submission } from '../testing/giulia.ts';
import type { Scenario } from './record.ts';

/** Tokens of the examples. */
export const requestTokens = [
  { name: 'crm', scope: 'write', secret: 'a-secret-of-the-crm-nobody-guesses' },
  { name: 'dashboard', scope: 'read', secret: 'a-secret-of-a-dashboard-that-reads' },
] as const;

const [crm, dashboard] = [bearer(requestTokens[0].secret), bearer(requestTokens[1].secret)];

/** A CRM reads Giulia's request, assigns it to a consultant and sets the id of Marco's account. */
export const broker: Scenario = async ({ note, ask, join, myData }) => {
  const source = { utm_source: 'google', utm_medium: 'cpc', landing: '/travel/' };
  const { json } = await ask('/api/travel/submit', { ...submission, source });
  const { Quote_Request_Code: request } = json.obj.data;
  const list = (name: string, says: string, query = {}, headers = dashboard) =>
    note('GET /api/broker/requests', name, says, { query, headers });
  await list('list', 'The new requests of a line.', { status: 'new', line: 'travel' });
  await list('filter', 'A state that is none: the parameter is named.', { status: 'open' });
  await list('tokenUnknown', 'A token that is none of the server.', {}, bearer('x'.repeat(32)));
  await note('GET /api/broker/requests', 'missingToken', 'A program brings no token.');
  const show = (name: string, says: string, named: string) =>
    note('GET /api/broker/requests/:request', name, says, {
      params: { request: named },
      headers: dashboard,
    });
  await show('shown', 'One of them, by its code or its id.', request);
  await show('unknown', 'A code that no request has.', 'BCD-0000');
  const change = (name: string, says: string, body: object, named = request, headers = crm) =>
    note('POST /api/broker/requests/:request/status', name, says, {
      ...{ params: { request: named }, headers, body },
    });
  const taken = { revision: 0, status: 'taken', assignee: 'Marta Conti' };
  await change('taken', 'Marta takes it on.', taken);
  await change('changed', 'Somebody else did so before.', taken);
  await change('unknown', 'A code that no request has.', taken, 'BCD-0000');
  await change('scope', 'A token that only reads.', taken, request, dashboard);
  const { id: account } = (await myData(await join())).json.user;
  const link = (name: string, says: string, to: string, sfAccountId: string) =>
    note('POST /api/broker/accounts/:account', name, says, {
      ...{ params: { account: to }, headers: crm, body: { sfAccountId } },
    });
  await link('linked', 'The CRM has an id for the account of a request.', account, '0015g00000XYZ');
  await link('unknown', 'An id that no account has.', 'nobody', '0015g00000XYZ');
};
