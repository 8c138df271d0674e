import type { Services } from '../context.ts';
import { randomHex } from '../crypto/digest.ts';
import type { OneTimeToken } from '../store/accounts.ts';
import type { MailDelivery } from '../store/outbox.ts';

const hour = 60 * 60 * 1000;
/** How long a link in a mail is good for, in milliseconds. */
const lifetimes = { activation: 24 * hour, password: hour };

/** A new token for a mail, 256 random bits, and the row that is stored of it. */
export async function oneTimeToken(
  purpose: OneTimeToken['purpose'],
  accountId: string | null,
  { sha256, now }: Services,
): Promise<{ readonly token: string; readonly stored: OneTimeToken }> {
  const token = randomHex(256);
  const expiresAt = new Date(now().getTime() + lifetimes[purpose]).toISOString();
  return { token, stored: { hash: await sha256(token), purpose, accountId, expiresAt } };
}

/** Brings the link that activates a profile. Nothing somebody typed stands in it: anybody may type any address. */
export const activationMail = (to: string, publicUrl: string, token: string): MailDelivery => ({
  kind: 'mail',
  mail: {
    to,
    subject: 'Attiva il tuo profilo',
    text: `Ciao,

per attivare il tuo profilo apri questo link entro 24 ore e premi «Attiva il profilo»:

${publicUrl}/api/users/activate?token=${token}

Se non hai creato tu il profilo, ignora questo messaggio: senza quel pulsante non si attiva.
`,
  },
});

/** Brings the link to a new password. What stands after '#' is sent to no server. */
export const passwordMail = (to: string, publicUrl: string, token: string): MailDelivery => ({
  kind: 'mail',
  mail: {
    to,
    subject: 'Scegli una nuova password',
    text: `Ciao,

per scegliere una nuova password apri questo link entro un'ora:

${publicUrl}/account/password#token=${token}

Se non lo hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.
`,
  },
});
