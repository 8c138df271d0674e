import { admitted, type NotedMail, type Recipients } from './recipients.ts';

/** The mails of late, for stories and tests. */
export function memoryRecipients(): Recipients {
  const recipients = new Map<string, readonly NotedMail[]>();
  return {
    admit: async (mail, allowance) => {
      const mails = admitted(recipients.get(mail.recipient) ?? [], mail, allowance);
      if (mails) recipients.set(mail.recipient, mails);
      return mails !== undefined;
    },
    deleteOlder: async (before) => {
      for (const [recipient, mails] of recipients)
        if (mails.every(({ at }) => at < before)) recipients.delete(recipient);
    },
  };
}
