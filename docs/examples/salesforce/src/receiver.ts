import { Webhook } from 'standardwebhooks';
import { type LeadEvent, textIn } from './event.ts';
import { cut, leadLimits, leadOf } from './lead.ts';
import { type Salesforce, SalesforceBusy, SalesforceRefused } from './salesforce.ts';

/**
 * Returns a handler of webhook events. It responds with 2xx only after Salesforce has stored the lead, so the server
 * retries every other event. The external id of a lead is the id of the request. A repeated event and two events of
 * one request, in any order, therefore change a single lead.
 * @param secret `WEBHOOK_SECRET`
 */
export function createReceiver(
  secret: string,
  { upsert }: Salesforce,
): (request: Request) => Promise<Response> {
  const webhook = new Webhook(secret);
  return async (request) => {
    const body = await request.text();
    let event: LeadEvent;
    try {
      event = webhook.verify(body, Object.fromEntries(request.headers)) as LeadEvent;
    } catch {
      return new Response('The signature is not valid.', { status: 401 });
    }
    try {
      await upsert({
        ...{ object: 'Lead', key: 'Preventivo_Id__c', id: event.id },
        fields: leadOf(event),
      });
      const sfAccountId = await contactOf(event, upsert);
      return Response.json(sfAccountId ? { sfAccountId } : {});
    } catch (error) {
      // A 503 opens the circuit breaker of the server, which delays all deliveries. A 422 concerns only this request.
      if (error instanceof SalesforceBusy) return new Response(error.message, { status: 503 });
      if (error instanceof SalesforceRefused) return new Response(error.message, { status: 422 });
      throw error;
    }
  };
}

/** Creates the contact of a new account. Returns its id. */
async function contactOf(
  { account, contractor }: LeadEvent,
  upsert: Salesforce['upsert'],
): Promise<string | undefined> {
  // The account already has an id in Salesforce.
  if (!account || account.sf_account_id !== account.id) return undefined;
  const [first, last] = [textIn(contractor, 'nome'), textIn(contractor, 'cognome')];
  return upsert({
    ...{ object: 'Contact', key: 'Preventivo_Account__c', id: account.id },
    fields: {
      ...(first && { FirstName: cut(first, leadLimits.FirstName) }),
      LastName: cut(last || 'Sconosciuto', leadLimits.LastName),
    },
  });
}
