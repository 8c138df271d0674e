import type { Line } from '@preventivo/core';
import type { Mail } from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { StoredRequest } from '../store/store.ts';
import { type AnswerText, answersInWords, type OptionWords, wordsIn } from './answer-text.ts';

/** What a mail to the broker is made with. */
export interface BrokerMailOptions {
  readonly to: string;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
}

/** A request as somebody at the broker's reads it. The subject travels in the open, so it names nobody. */
export function brokerMail(
  request: StoredRequest,
  event: RequestDelivery['event'],
  { to, lines, reference }: BrokerMailOptions,
): Mail {
  const line = lines[request.line];
  const title = line?.title ?? request.line;
  const what = event === 'recall' ? 'Contatto da richiamare' : 'Nuova richiesta di preventivo';
  const words = wordsIn({ ...reference.professions, ...reference.listsOf(request.line) });
  const { contractor, specificData, privacy } = request.payload;
  return {
    to,
    subject: `${what}: ${title} (${request.code})`,
    text: [
      section(what.toUpperCase(), heading(request, title, event)),
      section('CONTRAENTE', contractorInWords(contractor, words)),
      section('RISPOSTE', answersInWords(specificData, line, words)),
      section('CONSENSI', consentsInWords(privacy)),
    ].join('\n'),
  };
}

const section = (title: string, lines: readonly AnswerText[]) =>
  `${title}\n${lines.map(([question, answer]) => `- ${question}: ${answer}\n`).join('')}`;

function heading(
  request: StoredRequest,
  title: string,
  event: RequestDelivery['event'],
): AnswerText[] {
  const { recall } = request;
  const callback = event === 'recall' && recall ? recall : undefined;
  return [
    ['Prodotto', title],
    ['Codice della richiesta', request.code],
    ['Identificativo', request.id],
    ['Ricevuta', inItaly(request.createdAt)],
    ...(callback ? [['Vuole il preventivo', channels[callback.channel]] as const] : []),
    ...(callback ? [['Lo ha chiesto', inItaly(callback.at)] as const] : []),
  ];
}

const channels = { email: 'per email', phone: 'per telefono' };

const clock = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});
const inItaly = (time: string) => clock.format(new Date(time));

/** What each key of the contractor is called, and the list its options stand in. */
const contractorKeys: Readonly<Record<string, readonly [name: string, list?: string]>> = {
  ragionSociale: ['Ragione sociale'],
  nomeAzienda: ['Azienda'],
  pIva: ['Partita IVA'],
  nome: ['Nome'],
  cognome: ['Cognome'],
  email: ['Email'],
  telefono: ['Telefono'],
  indirizzoResidenza_SedeLegale: ['Indirizzo'],
  sesso: ['Sesso', 'sesso'],
  dataNascita: ['Data di nascita'],
  nazionalita: ['Stato di nascita', 'stati'],
  comuneNascita: ['Comune di nascita'],
  professione: ['Professione', 'professione'],
};

function contractorInWords(contractor: unknown, words: OptionWords): AnswerText[] {
  const answers = new Map(answersInWords(contractor, undefined, words));
  return Object.entries(contractorKeys).flatMap(([key, [name, list]]) => {
    const answer = answers.get(key);
    if (answer === undefined) return [];
    return [[name, (list && words(list, answer)) ?? answer] as const];
  });
}

function consentsInWords(privacy: unknown): AnswerText[] {
  if (typeof privacy !== 'object' || privacy === null || !('flags' in privacy)) return [];
  const flags: readonly unknown[] = Array.isArray(privacy.flags) ? privacy.flags : [];
  return flags.flatMap((flag) => {
    if (typeof flag !== 'object' || flag === null) return [];
    if (!('description' in flag) || !('value' in flag)) return [];
    return [[String(flag.description), flag.value === 1 ? 'sì' : 'no'] as const];
  });
}
