import {
  type Broker,
  isAddressAnswer,
  isListed,
  type Line,
  phoneLink,
  tableIn,
} from '@preventivo/core';
import {
  nextEither,
  nextFree,
  nextNothing,
  nextReceived,
  nextSoon,
  nextThen,
  nextTitle,
  sentCode,
} from '@preventivo/core/words';
import { composeMail } from '../mail/compose-mail.ts';
import type { Block, LetterRow } from '../mail/letter.ts';
import { isPlainAddress, type Mail } from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { StoredRequest } from '../store/store.ts';
import { type AnsweredPage, answeredPages } from './answered-pages.ts';
import { contextOf, textIn, timeInWords } from './request-words.ts';

export interface VisitorMailOptions {
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  readonly broker: Broker;
}

/**
 * Composes the mail about a request to the visitor (docs/rules/submission.md#mail-to-the-visitor).
 * The address is not verified, so the mail contains only what a stranger may read.
 * @returns undefined when the request has no address
 */
export async function visitorMail(
  request: StoredRequest,
  { lines, reference, broker }: VisitorMailOptions,
): Promise<Mail | undefined> {
  const { contractor } = request.payload;
  const to = textIn(contractor, 'email');
  if (!isPlainAddress(to)) return undefined;
  const line = lines[request.line];
  const title = line?.title ?? request.line;
  const contacts = contactsOf(broker);
  const letter = {
    subject: `Abbiamo ricevuto la tua richiesta: ${title} (${request.code})`,
    preview: 'Un consulente ti risponde il prima possibile. Non devi fare altro.',
    title: 'Abbiamo ricevuto la tua richiesta',
    isTicket: true,
    parts: [
      [
        paragraph(
          `Preventivo ${title}: abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.`,
        ),
      ],
      [
        { kind: 'code', label: sentCode, code: request.code },
        stepsOf(request, contractor),
        { kind: 'answers', title: 'Come ti contattiamo', answers: reachedAt(contractor) },
        ...(line ? answerBlocks(line, request, reference) : []),
        ...(contacts.length > 0
          ? [{ kind: 'answers', title: 'Per parlare con noi', answers: contacts } as const]
          : []),
      ],
    ] satisfies Block[][],
    why: "Hai ricevuto questa email perché il tuo indirizzo sta in una richiesta di preventivo. Se non l'hai fatta tu, qualcuno lo ha scritto per sbaglio: ignora questo messaggio.",
  };
  const { email } = broker;
  return composeMail(letter, broker, {
    to,
    ...(email && isPlainAddress(email) && { replyTo: email }),
  });
}

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

/** Returns the next steps, worded as on the page after the request. */
const stepsOf = ({ createdAt }: StoredRequest, contractor: unknown): Block => ({
  kind: 'steps',
  title: nextTitle,
  steps: [
    [timeInWords(createdAt), nextReceived],
    [
      nextSoon,
      `${textIn(contractor, 'telefono') ? nextEither : 'Un consulente ti scrive.'} ${nextNothing}`,
    ],
    [nextThen, nextFree],
  ],
});

/** Returns the contact details, so that the visitor notices a typo. Omits other personal data. */
const reachedAt = (contractor: unknown): readonly LetterRow[] => {
  const said = (key: string) => textIn(contractor, key);
  const rows = [
    ['Azienda', guarded(said('nomeAzienda'))],
    ['Nome', guarded(`${said('nome')} ${said('cognome')}`.trim())],
    ['Email', said('email')],
    ['Telefono', said('telefono')],
  ] as const;
  return rows.filter(([, answer]) => answer);
};

/** Returns the answers that the mail may contain, by page. Adds a note if it omits answers. */
function answerBlocks(line: Line, request: StoredRequest, reference: Reference): readonly Block[] {
  const { pages } = answeredPages(
    line,
    request.payload.specificData,
    contextOf(request, reference),
  );
  const isCovered = pages.some(({ answers }) => answers.some(({ key }) => isSensitive(line, key)));
  return [
    ...pages.map((page) => mailable(line, page)).filter(({ answers }) => answers.length > 0),
    ...(isCovered ? [paragraph(covered)] : []),
  ];
}

const covered =
  "Le risposte più personali non stanno in un'email: le legge solo il tuo consulente.";

/**
 * Whether a mail must omit an answer, because the summary hides it or its line stores no drafts.
 */
const isSensitive = ({ sensitive, draft }: Line, key: string): boolean =>
  draft === 'tab' || (sensitive?.includes(key) ?? false);

function mailable(line: Line, { title, answers }: AnsweredPage) {
  const told = answers.flatMap(({ key, field, answer, told }): readonly LetterRow[] => {
    // Omit sensitive answers and anything that identifies a person.
    if (isSensitive(line, key) || line.fromContractor?.[key] || isPerson(field)) return [];
    if (isAddressAnswer(answer)) return [[field.label, answer.city]];
    return isListed(field) ? told : told.map(([question, words]) => [question, guarded(words)]);
  });
  return { kind: 'answers', title, answers: told } as const;
}

/**
 * Whether a group of questions describes a person. Only a group about a person has a field to
 * choose a saved record.
 */
const isPerson = (field: Parameters<typeof tableIn>[0]): boolean =>
  Object.values(tableIn(field)?.fields ?? {}).some(({ kind }) => kind === 'savedRecord');

/**
 * Replaces a typed text that mail programs would turn into a link. Otherwise anyone could send a
 * link to any address in the broker's name.
 */
const guarded = (text: string): string =>
  /:\/\/|www\.|@|[\p{L}\d]\.\p{L}{2}/iu.test(text) ? 'Quello che hai scritto' : text;

function contactsOf({ phone, email }: Broker): readonly LetterRow[] {
  const hours = phone?.hours ? ` (${phone.hours})` : '';
  return [
    ...(phone ? [['Telefono', phone.number + hours, { href: phoneLink(phone) }] as const] : []),
    ...(email ? [['Email', email, { href: `mailto:${email}` }] as const] : []),
  ];
}
