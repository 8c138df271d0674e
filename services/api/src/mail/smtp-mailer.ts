import { once } from '../once.ts';
import type { Mailer } from './mailer.ts';
import { messageOf, type Sender } from './message.ts';

/** Longest silence of a mail server, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by a mail server. @param url `smtp://user:password@host:587`, `smtps://…` */
export function smtpMailer(url: string, from: Sender): Mailer {
  const opened = once(async () => {
    // Loaded with the first message: the start of the server does without.
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...patience });
  });
  return {
    send: async (mail, options = {}) => {
      const message = messageOf(mail, from, options);
      await (await opened()).sendMail(message);
    },
  };
}
