import { expect, it } from 'vitest';
import { contractor, privacy, submission, trip } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

it('notes a whole funnel without a word of who went through it', async () => {
  const { ask, get, logged } = testApi();
  await get('/api/travel/enums/tipoViaggio');
  await ask('/api/travel/location/findComune', { nome: 'MILANO', isResidenza: false });
  await ask('/api/travel/address/search', { input: contractor.indirizzoResidenza_SedeLegale });
  await ask('/api/travel/contractor', { contractor });
  await ask('/api/travel/contractor', { contractor: { ...contractor, email: 'giulia.ferri@' } });
  await ask('/api/travel/save?step=2', { specificData: trip, privacy: privacy() });
  const { json } = await ask('/api/travel/submit', submission, { 'idempotency-key': 'chiave-1' });
  const { Quote_Request_Id, Quote_Request_Key } = json.obj.data;
  await ask('/api/quote-request/recall-me', {
    Quote_Request_Id,
    Quote_Request_Key,
    Recall_Channel: 'phone',
  });
  await get(`/api/travel/${encodeURIComponent(contractor.email)}`);

  expect(logged.map(({ route, status }) => `${status} ${route}`)).toEqual([
    '200 /api/:line/enums/:list',
    '200 /api/:line/location/findComune',
    '200 /api/:line/address/search',
    '200 /api/:line/contractor',
    '422 /api/:line/contractor',
    '200 /api/:line/save',
    '200 /api/:line/submit',
    '200 /api/quote-request/recall-me',
    '404 -',
  ]);
  const lines = JSON.stringify(logged).toLowerCase();
  const secrets = [
    ...['giulia', 'ferri', 'example.it', '3331234567', 'milano', 'roma', '1985', 'architetto'],
    ...['chiave-1', Quote_Request_Id, Quote_Request_Key],
  ];
  for (const secret of secrets) expect(lines).not.toContain(secret);
});
