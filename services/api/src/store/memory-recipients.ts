import type { MemoryOutbox } from './memory-outbox.ts';
import { admitted, type NotedMail, type Recipients } from './recipients.ts';

/**
 * Creates the repository of recipients in memory, for stories and tests.
 * @param outbox records which deliveries the mail limit admitted
 */
export function memoryRecipients(outbox: Pick<MemoryOutbox, 'admission'>): Recipients {
  const recipients = new Map<string, readonly NotedMail[]>();
  return {
    admit: async (mail, allowance) => {
      const admission = outbox.admission(mail.delivery);
      if (admission?.isAdmitted) return true;
      const mails = admitted(recipients.get(mail.recipient) ?? [], mail, allowance);
      if (!mails) return false;
      recipients.set(mail.recipient, mails);
      if (admission) admission.isAdmitted = true;
      return true;
    },
    deleteOlder: async (before) => {
      for (const [recipient, mails] of recipients)
        if (mails.every(({ at }) => at < before)) recipients.delete(recipient);
    },
  };
}
