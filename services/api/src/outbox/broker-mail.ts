import { type Broker, type Line, phoneLink } from '@preventivo/core';
import { channelNames, consentTable } from '@preventivo/core/consents';
import {
  type ConsentFlag,
  type LeadSource,
  leadSourceKeys,
  privacyFromWire,
} from '@preventivo/core/wire';
import { composeMail } from '../mail/compose-mail.ts';
import type { Block, LetterRow, Link } from '../mail/letter.ts';
import { isPlainAddress, type Mail } from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { StoredRequest, Suspicion } from '../store/store.ts';
import { type AnswerText, answersInWords, type OptionWords, wordsIn } from './answer-text.ts';
import { answeredPages } from './answered-pages.ts';
import { contextOf, textIn, timeInWords } from './request-words.ts';

export interface BrokerMailOptions {
  readonly to: string;
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  readonly broker: Broker;
}

/**
 * Composes the mail about a request to the broker (docs/rules/submission.md#mail-to-the-broker). A
 * reply goes to the visitor. The subject contains no names, because subjects are not encrypted.
 */
export function brokerMail(
  request: StoredRequest,
  event: RequestDelivery['event'],
  { to, lines, reference, broker }: BrokerMailOptions,
): Promise<Mail> {
  const { code } = request;
  const { contractor, privacy, source } = request.payload;
  const line = lines[request.line];
  const title = line?.title ?? request.line;
  const what =
    event === 'recall' && request.recall
      ? wanted[request.recall.channel]
      : 'Nuova richiesta di preventivo';
  const words = wordsIn(contextOf(request, reference).lists);
  const email = textIn(contractor, 'email');
  const letter = {
    subject: `${what}: ${title} (${code})`,
    preview: `Codice ${code}, arrivata ${timeInWords(request.createdAt).toLowerCase()}.`,
    title: `${what}: ${title}`,
    parts: [
      [
        { kind: 'code', label: 'Codice della richiesta', code },
        { kind: 'answers', answers: arrivalOf(request, event) },
      ],
      [{ kind: 'answers', title: 'Contraente', answers: contractorInWords(contractor, words) }],
      answerBlocks(request, line, reference, words),
      [
        { kind: 'answers', title: 'Consensi', answers: consentsInWords(privacy) },
        ...(source ? [sourceBlock(source)] : []),
        { kind: 'answers', answers: [['Identificativo', request.id]] },
      ],
    ] satisfies Block[][],
    why: isPlainAddress(email)
      ? 'Una risposta a questa email arriva a chi ha chiesto il preventivo.'
      : 'Chi ha chiesto il preventivo non ha lasciato un indirizzo email.',
  };
  return composeMail(letter, broker, { to, ...(isPlainAddress(email) && { replyTo: email }) });
}

/** Returns the answers by page, followed by the answers that no page asks today. */
function answerBlocks(
  request: StoredRequest,
  line: Line | undefined,
  reference: Reference,
  words: OptionWords,
): Block[] {
  const body = request.payload.specificData;
  const { pages, rest } = line
    ? answeredPages(line, body, contextOf(request, reference))
    : { pages: [], rest: body };
  const others = answersInWords(rest, line, words);
  return [
    ...pages.map(({ title, answers }): Block => {
      return { kind: 'answers', title, answers: answers.flatMap(({ told }) => told) };
    }),
    ...(others.length > 0
      ? [{ kind: 'answers', title: 'Altri dati', answers: others } as const]
      : []),
  ];
}

const sourceBlock = (source: LeadSource): Block => ({
  kind: 'answers',
  title: 'Provenienza',
  answers: leadSourceKeys.flatMap((key): LetterRow[] => {
    const text = source[key];
    return text === undefined ? [] : [[sourceNames[key], text]];
  }),
});

const sourceNames: Readonly<Record<keyof LeadSource, string>> = {
  utm_source: 'Sorgente',
  utm_medium: 'Mezzo',
  utm_campaign: 'Campagna',
  utm_term: 'Termine',
  utm_content: 'Contenuto',
  gclid: 'Clic su Google Ads',
  referrer: 'Sito di provenienza',
  landing: 'Prima pagina',
};

function arrivalOf(
  { createdAt, recall, repeats, suspicions = [] }: StoredRequest,
  event: RequestDelivery['event'],
): AnswerText[] {
  const callback = event === 'recall' && recall ? recall : undefined;
  return [
    ...(callback ? [['Vuole il preventivo', channels[callback.channel]] as const] : []),
    ...(callback ? [['Lo ha chiesto', timeInWords(callback.at)] as const] : []),
    ['Ricevuta', timeInWords(createdAt)],
    ...(repeats
      ? [['Ripete', `la richiesta ${repeats}, di meno di un giorno prima`] as const]
      : []),
    ...(suspicions.length > 0
      ? [['Da verificare', suspicions.map((one) => suspected[one]).join(', ')] as const]
      : []),
  ];
}

/** Reasons to suspect a robot. */
const suspected: Readonly<Record<Suspicion, string>> = {
  trap: 'ha compilato un campo che le persone non vedono',
  hurried: "inviata subito dopo l'apertura della pagina",
  unproven: 'non ha superato la verifica del sito',
};

/** The broker's task, as it appears in the subject. */
const wanted = { email: 'Preventivo da inviare', phone: 'Contatto da richiamare' };
const channels = { email: 'per email', phone: 'per telefono' };

/** Label of each contractor key, and the list of its options. */
const contractorKeys: Readonly<Record<string, readonly [name: string, list?: string]>> = {
  ragionSociale: ['Ragione sociale'],
  nomeAzienda: ['Azienda'],
  pIva: ['Partita IVA'],
  nome: ['Nome'],
  cognome: ['Cognome'],
  telefono: ['Telefono'],
  email: ['Email'],
  indirizzoResidenza_SedeLegale: ['Indirizzo'],
  sesso: ['Sesso', 'sesso'],
  dataNascita: ['Data di nascita'],
  nazionalita: ['Stato di nascita', 'stati'],
  comuneNascita: ['Comune di nascita'],
  professione: ['Professione', 'professione'],
};

function contractorInWords(contractor: unknown, words: OptionWords): LetterRow[] {
  const answers = new Map(answersInWords(contractor, undefined, words));
  return Object.entries(contractorKeys).flatMap(([key, [name, list]]) => {
    const answer = answers.get(key);
    if (answer === undefined) return [];
    return [[name, (list && words(list, answer)) ?? answer, linkOf(key, answer)] as const];
  });
}

function linkOf(key: string, answer: string): Link | undefined {
  // Encode the address. Otherwise text after a `?` could add a recipient or a message.
  if (key === 'email' && isPlainAddress(answer))
    return { href: `mailto:${encodeURIComponent(answer).replace('%40', '@')}` };
  return key === 'telefono' ? { href: phoneLink({ number: answer }) } : undefined;
}

/**
 * Formats the consents with their Italian labels, because the page may have been in another
 * language. The receipt contains the full texts that the visitor saw.
 */
function consentsInWords(privacy: unknown): AnswerText[] {
  const { flags } = privacyFromWire(privacy).value;
  return Object.values(consentTable).flatMap(({ code, label }) => {
    const flag = flags.find(({ key }) => key === code);
    return flag ? [[label, givenInWords(flag)] as const] : [];
  });
}

/**
 * Formats a consent. Includes the channels if the page asked for channels. Without the channels,
 * the broker might take consent to mails as consent to calls.
 */
function givenInWords({ value, channels }: ConsentFlag): string {
  if (value !== 1) return 'no';
  if (!channels) return 'sì';
  return `sì (${channels.map((one) => channelNames[one]).join(', ') || 'nessun canale'})`;
}
