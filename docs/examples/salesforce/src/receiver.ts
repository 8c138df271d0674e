import { Webhook } from 'standardwebhooks';
import { type LeadEvent, textIn } from './event.ts';
import { cut, leadLimits, leadOf } from './lead.ts';
import { type Salesforce, SalesforceBusy, SalesforceRefused } from './salesforce.ts';

/**
 * Returns a handler of webhook events. It answers 2xx only if Salesforce has the lead, so the server
 * retries everything else. Leads have the request's id as external id: the same event again, or two
 * events of a request in any order, change one lead.
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
      // A busy Salesforce opens the circuit breaker of the server; a refusal affects one request.
      if (error instanceof SalesforceBusy) return new Response(error.message, { status: 503 });
      if (error instanceof SalesforceRefused) return new Response(error.message, { status: 422 });
      throw error;
    }
  };
}

/** Creates the contact of a new account, and returns its id. */
async function contactOf(
  { account, contractor }: LeadEvent,
  upsert: Salesforce['upsert'],
): Promise<string | undefined> {
  // The account has the id of Salesforce already.
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
