import { type Mailer, NotDelivered } from '@preventivo/api/server';

/** Sends each mail by our mail service: `POST send`. */
export const ourMails = (url: string): Mailer => ({
  send: async ({ to, subject, text, html }, { id = '', signal } = {}) => {
    const response = await fetch(new URL('send', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ from: 'preventivi@alfa.example', to, subject, text, html }),
      signal: signal ?? null,
    });
    if (!response.ok) throw new NotDelivered(`status ${response.status}`);
  },
});
