import type { Failure, MessageCode } from '@preventivo/core';
import { messageOf, messages } from '@preventivo/core/messages';
import type { ShapeProblem } from './shape.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** A rejected request. May contain the name of the field, but never its value. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly code: string;
  /** The path of the field in the body. */
  readonly field: string | undefined;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;
  /** ALTCHA challenge; a retry with its solution is accepted at once. */
  readonly challenge: object | undefined;

  constructor(
    reply: { status: RefusalStatus; code: string; message: string },
    more: { field?: string | undefined; retryAfter?: number; challenge?: object } = {},
  ) {
    super(reply.message);
    this.status = reply.status;
    this.code = reply.code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
    this.challenge = more.challenge;
  }
}

const reasons = {
  INVALID_JSON: [400, 'Il corpo della richiesta non è JSON valido.'],
  IDEMPOTENCY_KEY_INVALID: [400, "L'intestazione Idempotency-Key ha da 1 a 255 caratteri ASCII."],
  MISSING_TOKEN: [401, 'MISSING_TOKEN'],
  TOKEN_EXPIRED: [401, 'TOKEN_EXPIRED'],
  TOKEN_UNKNOWN: [401, 'TOKEN_UNKNOWN'],
  SCOPE_MISSING: [403, 'Questo token non permette la chiamata.'],
  FOREIGN_ORIGIN: [403, 'Questa origine non può chiamare il servizio.'],
  NOT_FOUND: [404, 'Questa chiamata non esiste.'],
  DRAFT_GONE: [404, 'Questo link è già stato usato o è scaduto.'],
  DRAFT_STAYS: [422, 'Le risposte di questo preventivo non lasciano il dispositivo.'],
  DRAFTS_FULL: [503, 'Ora non possiamo custodire altre risposte: riprova più tardi.'],
  REQUEST_UNKNOWN: [404, 'Nessuna richiesta corrisponde a questi dati.'],
  ACCOUNT_UNKNOWN: [404, 'Nessun profilo corrisponde a questo identificativo.'],
  RECORD_UNKNOWN: [404, 'Nessun dato salvato corrisponde a questo identificativo.'],
  REQUEST_CHANGED: [409, 'La richiesta è cambiata nel frattempo: leggila di nuovo.'],
  BODY_TOO_LARGE: [413, 'Il corpo della richiesta supera 64 KiB.'],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    'Il corpo della richiesta deve essere application/json in UTF-8, non compresso.',
  ],
  FILTER_INVALID: [422, 'Un parametro della ricerca non è valido.'],
  FISCAL_CODE: [422, 'Il codice fiscale non corrisponde ai dati.'],
  TOKEN_INVALID: [422, 'Questo link non è più valido.'],
  WRONG_PASSWORD: [422, 'Questa non è la password del profilo.'],
  TOO_MANY_RECORDS: [422, 'Non è possibile salvare altri dati in questo profilo.'],
  IDEMPOTENCY_KEY_REUSED: [422, "Questa Idempotency-Key è già servita per un'altra richiesta."],
  TOO_MANY_REQUESTS: [429, messages.TOO_MANY_REQUESTS],
  INTERNAL_ERROR: [500, 'Si è verificato un errore imprevisto. Riprova più tardi.'],
  UNAVAILABLE: [503, messages.UNAVAILABLE],
} as const;

/** A code of a rejected call. Questions define further codes in their tables. */
export type RefusalCode = keyof typeof reasons | FieldCode | MessageCode;

export function refusal(code: keyof typeof reasons, retryAfter?: number): Refusal {
  const [status, message] = reasons[code];
  return new Refusal({ status, code, message }, retryAfter === undefined ? {} : { retryAfter });
}

/** Returns the refusal with a challenge. The server accepts a retry that solves the challenge. */
export const withChallenge = (
  { status, code, message, retryAfter = 0 }: Refusal,
  challenge: object,
): Refusal => new Refusal({ status, code, message }, { retryAfter, challenge });

const fieldReasons = {
  unknown: ['UNKNOWN_FIELD', 'non è previsto.'],
  unasked: ['UNASKED_FIELD', 'risponde a una domanda non posta.'],
  missing: ['MISSING_FIELD', 'è obbligatorio.'],
  wrong: ['WRONG_TYPE', 'non è del tipo giusto.'],
} as const;
type FieldCode = (typeof fieldReasons)[keyof typeof fieldReasons][0];

/** Returns the status and message of a code, for documentation. */
export function reasonOf(code: RefusalCode): readonly [status: RefusalStatus, message: string] {
  const field = Object.values(fieldReasons).find(([one]) => one === code);
  if (field) return [400, `Il campo «…» ${field[1]}`];
  return isReason(code) ? reasons[code] : [422, messages[code as MessageCode]];
}

const isReason = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/**
 * Creates the error for a malformed body. A sender can put any text into a key. Therefore the error
 * names the path only if the path looks like an identifier.
 */
export function malformed({
  path,
  reason,
}: {
  readonly path: string;
  readonly reason: ShapeProblem['reason'] | 'unasked';
}): Refusal {
  const [code, words] = fieldReasons[reason];
  const field = /^[A-Za-z_][\w.]{0,99}$/.test(path) ? path : undefined;
  const subject =
    path === '' ? 'Il corpo della richiesta' : field ? `Il campo «${field}»` : 'Un campo';
  return new Refusal({ status: 400, code, message: `${subject} ${words}` }, { field });
}

export function notAccepted({ code, error, control, group }: Failure): Refusal {
  const message = (group ?? { error }).error;
  return new Refusal({ status: 422, code, message }, { field: control });
}

export interface RefusedAt {
  /** Name of the invalid control: 'targa', 'gare.2.esito'. */
  readonly field?: string;
  /**
   * Text that a page shows if it has no message for the code. @defaultValue the message in the
   * catalogue, else the code
   */
  readonly message?: string;
}

/**
 * Creates the error of one check (422). The code is in the catalogue or in the `refusals` of a
 * question. For a code of a question, `field` is required (docs/add-a-message.md).
 */
export function failedAs(code: MessageCode, at?: RefusedAt): Refusal;
export function failedAs(code: string, at: RefusedAt & { readonly field: string }): Refusal;
export function failedAs(code: string, { field, message }: RefusedAt = {}): Refusal {
  return new Refusal({ status: 422, code, message: message ?? messageOf(code) ?? code }, { field });
}
