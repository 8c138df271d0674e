import { runServer } from '@preventivo/api/server';
import { ourAddresses } from './addresses.ts';
import { crm } from './crm.ts';

const { ADDRESSES_URL = '', CRM_URL = '', CRM_TOKEN = '' } = process.env;

await runServer({
  addresses: ourAddresses(ADDRESSES_URL),
  receivers: [crm(CRM_URL, CRM_TOKEN)],
});
