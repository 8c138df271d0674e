import { NotDelivered, Refused, type RequestReceiver } from '@preventivo/api/server';

/** Statuses of a CRM that works but rejects this one lead. */
const rejections = [400, 404, 409, 422];

/** Sends each request to our CRM: `PUT leads/<id>`, which a repeated event does not change. */
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
      // The event with `recall` may arrive first, so the other one must not reset it.
      ...(recall && { replyBy: recall.channel }),
    };
    const response = await fetch(new URL(`leads/${id}`, url), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      signal,
    });
    // Read the response to its end, so that the connection can be used again.
    await response.text();
    if (response.ok) return;
    // The server logs these messages and tries again: keep personal data out of them.
    const isRejection = rejections.includes(response.status);
    throw new (isRejection ? Refused : NotDelivered)(`status ${response.status}`);
  },
});
