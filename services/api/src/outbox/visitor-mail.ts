import {
  type Broker,
  isAddressAnswer,
  isListed,
  type Line,
  phoneLink,
  tableIn,
} from '@preventivo/core';
import { composeMail } from '../mail/compose-mail.ts';
import type { Block, LetterRow } from '../mail/letter.ts';
import { isPlainAddress, type Mail } from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { StoredRequest } from '../store/store.ts';
import { type AnsweredPage, answeredPages } from './answered-pages.ts';
import { contextOf, textIn, timeInWords } from './request-words.ts';

/** What a mail to a visitor is made with. */
export interface VisitorMailOptions {
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  readonly broker: Broker;
}

/**
 * What a visitor gets of their request (docs/rules/submission.md#mail-to-the-visitor). Nobody has proved
 * whose address it is, so it holds nothing that is not also a stranger's to read.
 * @returns undefined where the request has no address
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
    parts: [
      [
        paragraph(
          `Preventivo ${title}: abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.`,
        ),
      ],
      [{ kind: 'code', label: 'Il codice da dirci al telefono', code: request.code }],
      [stepsOf(request, contractor)],
      [
        { kind: 'answers', title: 'Come ti contattiamo', answers: reachedAt(contractor) },
        ...(line ? answerBlocks(line, request, reference) : []),
      ],
      ...(contacts.length > 0
        ? [[{ kind: 'answers', title: 'Per parlare con noi', answers: contacts } as const]]
        : []),
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

/** What happens now, in the words of the page after the request. */
const stepsOf = ({ createdAt }: StoredRequest, contractor: unknown): Block => ({
  kind: 'steps',
  title: 'Che cosa succede ora',
  steps: [
    [timeInWords(createdAt), 'Abbiamo ricevuto la tua richiesta.'],
    [
      'Il prima possibile',
      `Un consulente ti scrive${textIn(contractor, 'telefono') && ' o ti chiama'}. Non devi fare altro.`,
    ],
    ['Poi', 'Decidi tu, senza impegno.'],
  ],
});

/** How the visitor is reached, to find a digit that was typed wrong; who they are besides is not said. */
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

/** The answers page by page, as far as they may stand in a mail, and a word where some may not. */
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

/** What is covered in the summary, and all of a line whose drafts may not stay on a device: a mail stays in many places. */
const isSensitive = ({ sensitive, draft }: Line, key: string): boolean =>
  draft === 'tab' || (sensitive?.includes(key) ?? false);

function mailable(line: Line, { title, answers }: AnsweredPage) {
  const told = answers.flatMap(({ key, field, answer, told }): readonly LetterRow[] => {
    // Neither what is nobody's business nor who somebody is, themselves or another person.
    if (isSensitive(line, key) || line.fromContractor?.[key] || isPerson(field)) return [];
    if (isAddressAnswer(answer)) return [[field.label, answer.city]];
    return isListed(field) ? told : told.map(([question, words]) => [question, guarded(words)]);
  });
  return { kind: 'answers', title, answers: told } as const;
}

/** Whether a group of questions is a person: one who is saved may be chosen in their place. */
const isPerson = (field: Parameters<typeof tableIn>[0]): boolean =>
  Object.values(tableIn(field)?.fields ?? {}).some(({ kind }) => kind === 'savedRecord');

/**
 * A text that was typed, unless a mail program would make a link of it: else anybody could send links
 * to anybody in a broker's name.
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
