import { NotDelivered, Refused, type RequestReceiver } from '@preventivo/api/server';

/** The statuses with which a working CRM rejects a single lead. */
const rejections = [400, 404, 409, 422];

/** Sends each request to our CRM: `PUT leads/<id>`. A repeated event changes nothing. */
export const crm = (url: string, token: string): RequestReceiver => ({
  name: 'crm',
  concurrency: 4,
  deliver: async ({ id, code, line, contractor, specificData, privacy, recall }, { signal }) => {
    const lead = {
      code,
      product: line,
      customer: contractor,
      answers: specificData,
      consents: privacy,
      // The event with `recall` may arrive first. The event without it must not reset the channel.
      ...(recall && { replyBy: recall.channel }),
    };
    const response = await fetch(new URL(`leads/${id}`, url), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      signal,
    });
    // Read the whole response, so that the connection can be reused.
    await response.text();
    if (response.ok) return;
    // The server logs this message and retries. The message must not contain personal data.
    const isRejection = rejections.includes(response.status);
    throw new (isRejection ? Refused : NotDelivered)(`status ${response.status}`);
  },
});
