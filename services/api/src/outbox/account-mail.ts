import type { Broker } from '@preventivo/core';
import { composeMail } from '../mail/compose-mail.ts';
import type { Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import type { AccountMailDelivery } from '../store/outbox.ts';

/** What brings a link. Nothing somebody typed stands in it: anybody may type any address. */
export const accountMail = (
  { to, about, link }: AccountMailDelivery,
  broker: Broker,
): Promise<Mail> => composeMail(letters[about](link), broker, { to });

const letters = {
  activation: (url) => ({
    subject: 'Attiva il tuo profilo',
    preview: 'Manca un passo: il link vale 24 ore.',
    title: 'Attiva il tuo profilo',
    parts: [
      [
        {
          kind: 'paragraph',
          text: 'Ciao, per attivare il tuo profilo apri questo link entro 24 ore e premi «Attiva il profilo».',
        },
        { kind: 'button', label: 'Attiva il tuo profilo', url },
      ],
    ],
    why: 'Se non hai creato tu il profilo, ignora questo messaggio: senza quel pulsante non si attiva.',
  }),
  password: (url) => ({
    subject: 'Scegli una nuova password',
    preview: "Il link vale un'ora.",
    title: 'Scegli una nuova password',
    parts: [
      [
        {
          kind: 'paragraph',
          text: "Ciao, per scegliere una nuova password apri questo link entro un'ora.",
        },
        { kind: 'button', label: 'Scegli una nuova password', url },
      ],
    ],
    why: 'Se non lo hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.',
  }),
} satisfies Record<AccountMailDelivery['about'], (url: string) => Letter>;
