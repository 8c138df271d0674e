import { type Broker, type Line, phoneLink } from '@preventivo/core';
import { composeMail } from '../mail/compose-mail.ts';
import type { Block, LetterRow, Link } from '../mail/letter.ts';
import { isPlainAddress, type Mail } from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { StoredRequest } from '../store/store.ts';
import { type AnswerText, answersInWords, type OptionWords, wordsIn } from './answer-text.ts';
import { answeredPages } from './answered-pages.ts';
import { contextOf, textIn, timeInWords } from './request-words.ts';

/** What a mail to the broker is made with. */
export interface BrokerMailOptions {
  readonly to: string;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  readonly broker: Broker;
}

/**
 * A request as somebody at the broker's reads it (docs/rules/submission.md#mail-to-the-broker): an answer
 * to it goes to the visitor. The subject travels in the open, so it names nobody.
 */
export function brokerMail(
  request: StoredRequest,
  event: RequestDelivery['event'],
  { to, lines, reference, broker }: BrokerMailOptions,
): Promise<Mail> {
  const { code } = request;
  const { contractor, privacy } = request.payload;
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
        { kind: 'answers', answers: [['Identificativo', request.id]] },
      ],
    ] satisfies Block[][],
    why: isPlainAddress(email)
      ? 'Una risposta a questa email arriva a chi ha chiesto il preventivo.'
      : 'Chi ha chiesto il preventivo non ha lasciato un indirizzo email.',
  };
  return composeMail(letter, broker, { to, ...(isPlainAddress(email) && { replyTo: email }) });
}

/** The answers page by page; last what no page tells, so that nothing that was sent is missing. */
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

function arrivalOf(
  { createdAt, recall }: StoredRequest,
  event: RequestDelivery['event'],
): AnswerText[] {
  const callback = event === 'recall' && recall ? recall : undefined;
  return [
    ...(callback ? [['Vuole il preventivo', channels[callback.channel]] as const] : []),
    ...(callback ? [['Lo ha chiesto', timeInWords(callback.at)] as const] : []),
    ['Ricevuta', timeInWords(createdAt)],
  ];
}

/** What is to be done, as the subject has it. */
const wanted = { email: 'Preventivo da inviare', phone: 'Contatto da richiamare' };
const channels = { email: 'per email', phone: 'per telefono' };

/** What each key of the contractor is called, and the list its options stand in. */
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

/** Where a press on an answer of the contractor leads. */
function linkOf(key: string, answer: string): Link | undefined {
  if (key === 'email' && isPlainAddress(answer)) return { href: `mailto:${answer}` };
  return key === 'telefono' ? { href: phoneLink({ number: answer }) } : undefined;
}

/** What was agreed to, each consent once and by its first words: all of them stand in the receipt. */
function consentsInWords(privacy: unknown): AnswerText[] {
  if (typeof privacy !== 'object' || privacy === null || !('flags' in privacy)) return [];
  const flags: readonly unknown[] = Array.isArray(privacy.flags) ? privacy.flags : [];
  const answers = flags.flatMap((flag) => {
    if (typeof flag !== 'object' || flag === null) return [];
    if (!('description' in flag) || !('value' in flag)) return [];
    const [first = ''] = String(flag.description).split(' · ');
    return [[first, flag.value === 1 ? 'sì' : 'no'] as const];
  });
  return [...new Map(answers)];
}
