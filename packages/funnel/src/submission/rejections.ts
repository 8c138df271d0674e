import {
  contractorSentence,
  contractorWords,
  moveToRecordList,
  refusedContractor,
} from '@preventivo/contractor/check';
import {
  companyMessages,
  contractorMessages,
  contractorQuestions,
  createTranslator,
  type Failed,
  type Failure,
  type Line,
  policyMessages,
  refusalSentence,
  refusedAt,
  sharedMessages,
  submissionMessages,
  type Table,
  type Translate,
  tableIn,
} from '@preventivo/core';
import { mandatoryConsents, missingConsents } from '@preventivo/core/consents';
import type { LineState } from '../draft/line-state.ts';
import type { NotTaken, Rejection } from '../state/visit.ts';
import { type RequestContext, recordsOf, variantOf } from './request-body.ts';
import type { WrongPage } from './whole-check.ts';

export interface SentRequest {
  readonly line: Line;
  readonly state: LineState;
  readonly signed: RequestContext;
}

/** Returns the dialog for a page that failed the validation before the request. */
export function rejectionAt(
  { page, failures }: WrongPage,
  { state, signed }: SentRequest,
): Rejection {
  if (page !== 1) return stop(page, failures);
  // For the contractor, the dialog shows one message instead of each failure. A logged-in user without a selected
  // record is asked to select one.
  const grouped = (failure: Failure): Failure => {
    const placed = moveToRecordList(state.contractor, failure);
    const error = signed.user && !placed.inside ? said.CONTRACTOR_LOGGED : said.CONTRACTOR;
    return { ...placed, group: { code: placed.code, error } };
  };
  const [first, ...others] = failures;
  return stop(page, [grouped(first), ...others.map(grouped)]);
}

/**
 * Returns the next status after a refusal. If the session has expired, the login opens over the form, and the user
 * sends again afterwards (docs/rules/accounts.md#end-of-a-session).
 */
export function notTaken(...refusal: Parameters<typeof rejectionBy>): NotTaken {
  const [{ signed }, failed] = refusal;
  return failed.kind === 'expired' && signed.user ? { kind: 'answering' } : rejectionBy(...refusal);
}

/**
 * Returns the dialog for a request that the server refused.
 * @param otherwise the message if the server gives no reason
 * @param action the action of the dialog's button if the refusal names no field
 */
export function rejectionBy(
  sent: SentRequest,
  failed: Failed,
  otherwise: string,
  action: 'retry' | 'acknowledge' = 'retry',
): Rejection {
  const unanswered: Rejection = { kind: 'stopped', action, message: otherwise };
  if (failed.kind === 'network') return unanswered;
  const { code, message, word } = failed;
  // Do not show the server's message about the session: a visitor who never logged in would not understand it.
  if (failed.kind === 'expired') return { ...unanswered, code };
  const wrong = wrongAt(sent, failed);
  if (wrong) return wrong;
  const { line, signed } = sent;
  const { t = createTranslator({}) } = signed;
  // The server's message is Italian, so a line in another language uses its own text first.
  const own = line.language && wordsIn(line, t, code);
  // The server writes its message for the visitor (docs/rules/submission.md#refusals).
  const words = own || (message ?? wordsOf(sent, t, code) ?? word ?? otherwise);
  return { ...unanswered, message: words, code };
}

/**
 * Returns the dialog that leads to the refused answer. Returns undefined if the refusal matches no question up to the
 * current page.
 */
function wrongAt({ line, state, signed }: SentRequest, failed: Failed): Rejection | undefined {
  const isLast = state.page === line.pages.length + 1;
  if (failed.code === 'PRIVACY' && isLast) return withoutConsent(state.page, signed);
  const atContractor = () =>
    leadTo(1, refusedContractor(line.contractor, state.contractor, failed));
  // A question of the line may have the same key as a question of page 1. The error code shows which question is
  // refused.
  if (contractorWords(failed.code) && !wordsIn(line, createTranslator({}), failed.code))
    return atContractor();
  const keys = line.pages.slice(0, state.page - 1).flatMap(({ fields }) => fields);
  const [first, ...others] = refusedAt(line, state.product, failed, {
    keys: keys.filter((key) => !line.fromContractor?.[key]),
    records: recordsOf(signed.user),
  });
  if (!first) return atContractor();
  const page = line.pages.findIndex(({ fields }) => fields.includes(first.field)) + 2;
  const stopped = stop(page, [first, ...others]);
  // The general message does not name the question, so add the question's label.
  const detail = stopped.message === said.VALORE && line.fields[first.field]?.label;
  return detail ? { ...stopped, detail } : stopped;
}

/**
 * Returns the dialog that leads to the missing consents. If all mandatory consents are ticked, it leads to all of them.
 */
function withoutConsent(page: number, { consents, user }: RequestContext): Rejection | undefined {
  const variant = variantOf(user);
  const open = missingConsents(consents, variant);
  const missing = open.length > 0 ? open : mandatoryConsents(variant);
  const { CONSENT_REQUIRED: invalid, PRIVACY: error } = said;
  const failure = { code: 'PRIVACY', invalid, error };
  const stopped = leadTo(
    page,
    missing.map((key) => ({ field: key, control: key, ...failure })),
  );
  return stopped && { ...stopped, missing };
}

function leadTo(page: number, [first, ...others]: readonly Failure[]): Rejection | undefined {
  return first && stop(page, [first, ...others]);
}

function stop(page: number, failures: WrongPage['failures']): Rejection {
  const [first] = failures;
  const { error: message } = first.group ?? first;
  const detail = first.error === message ? {} : { detail: first.error };
  return { kind: 'stopped', action: 'field', message, ...detail, page, failures };
}

/** Returns the sentence for a code that matches no question up to the current page. */
function wordsOf({ line, state }: SentRequest, t: Translate, code = ''): string | undefined {
  const { table } = contractorQuestions(line.contractor, state.contractor);
  const shared = new Map<string, string>(Object.entries(said));
  return wordsIn(line, t, code) ?? contractorSentence(code, t, table) ?? shared.get(code);
}

/** Returns a table's sentence for a code, even if its question does not apply. */
function wordsIn({ fields, checks = [] }: Table, t: Translate, code = ''): string | undefined {
  const rule = checks.find((one) => one.code === code);
  if (rule) return rule.error;
  for (const field of Object.values(fields)) {
    // The limits are unknown here, so a sentence with limits would show its placeholders. Show the question's label
    // instead.
    if (field.code === code)
      return field.error.includes('{') ? `${t(said.VALORE)}: ${field.label}` : field.error;
    const listed = refusalSentence(field, code);
    if (listed !== undefined) return listed;
    const inner = tableIn(field);
    const words = inner && wordsIn(inner, t, code);
    if (words !== undefined) return `${field.error}: ${words}`;
  }
  return undefined;
}

export const said = {
  ...sharedMessages,
  ...contractorMessages,
  ...companyMessages,
  ...policyMessages,
  ...submissionMessages,
};
