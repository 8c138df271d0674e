import {
  atTheList,
  contractorSentence,
  contractorWords,
  refusedContractor,
} from '@preventivo/contractor/check';
import {
  companyMessages,
  contractorMessages,
  contractorQuestions,
  type Failed,
  type Failure,
  type Line,
  policyMessages,
  refusalSentence,
  refusedAt,
  type Say,
  sayer,
  sharedMessages,
  submissionMessages,
  type Table,
  tableIn,
} from '@preventivo/core';
import { mandatoryConsents } from '@preventivo/core/consents';
import type { LineState } from '../draft/line-state.ts';
import { missingConsent } from '../pages/missing-consent.ts';
import type { Stopped } from './phase.ts';
import { recordsOf, type Signed, variantOf } from './request-body.ts';
import type { WrongPage } from './whole-check.ts';

/** What was sent, and by whom: what a refusal of it speaks of. */
export interface Sent {
  readonly line: Line;
  readonly state: LineState;
  readonly signed: Signed;
}

/** What the dialog says when a page is not right after all. */
export function stoppedAt(
  { page, failures }: WrongPage,
  { state, signed }: Omit<Sent, 'line'>,
): Stopped {
  if (page !== 1) return stop(page, failures);
  const [first, ...others] = failures;
  const placed = (failure: Failure) => ofContractor(failure, state, signed);
  return stop(page, [placed(first), ...others.map(placed)]);
}

/** The contractor is spoken of as a whole; of who is logged in, whether one is chosen. */
function ofContractor(failure: Failure, { contractor }: LineState, { user }: Signed): Failure {
  const placed = atTheList(contractor, failure);
  const error = user && !placed.inside ? said.CONTRACTOR_LOGGED : said.CONTRACTOR;
  return { ...placed, group: { code: placed.code, error } };
}

/**
 * What the dialog says when the server did not take a page or the request.
 * @param action what its button is for where no field is to blame
 */
export function stoppedBy(
  sent: Sent,
  failed: Failed,
  otherwise: string,
  action: 'retry' | 'acknowledge' = 'retry',
): Stopped {
  const unanswered: Stopped = { is: 'stopped', action, message: otherwise };
  if (failed.kind === 'network') return unanswered;
  const { code, message, word } = failed;
  // Words about a session are none for who has none.
  if (failed.kind === 'expired') return { ...unanswered, code };
  const wrong = wrongAt(sent, failed);
  if (wrong) return wrong;
  const { line, signed } = sent;
  const { say = sayer({}) } = signed;
  // A server's words are Italian: a line that speaks another language goes before them.
  const own = line.language && wordsIn(line, say, code);
  // What the server said in words is for the visitor (docs/rules/submission.md#refusals).
  const words = own || (message ?? wordsOf(sent, say, code) ?? word ?? otherwise);
  return { ...unanswered, message: words, code };
}

/** The page that a refusal leads to. Nobody is led to a page they have not come to yet. */
function wrongAt({ line, state, signed }: Sent, failed: Failed): Stopped | undefined {
  const isLast = state.page === line.pages.length + 1;
  if (failed.code === 'PRIVACY' && isLast) return withoutConsent(state.page, signed);
  const atContractor = () =>
    leadTo(1, refusedContractor(line.contractor, state.contractor, failed));
  // A question of the line may be called as one of page 1: there the code tells which is meant.
  if (contractorWords(failed.code) && !wordsIn(line, sayer({}), failed.code)) return atContractor();
  const keys = line.pages.slice(0, state.page - 1).flatMap(({ fields }) => fields);
  const own = refusedAt(line, state.product, failed, {
    keys: keys.filter((key) => !line.fromContractor?.[key]),
    records: recordsOf(signed.user),
  });
  const [first] = own;
  if (!first) return atContractor();
  const page = line.pages.findIndex(({ fields }) => fields.includes(first.field)) + 2;
  const stopped = leadTo(page, own);
  // Words that name no question are followed by its label.
  const detail = stopped?.message === said.VALORE && line.fields[first.field]?.label;
  return stopped && detail ? { ...stopped, detail } : stopped;
}

/** The boxes that are not ticked; all that are mandatory where the server counts otherwise. */
function withoutConsent(page: number, { consents, user }: Signed): Stopped | undefined {
  const variant = variantOf(user);
  const { missing: open } = missingConsent(consents, variant, sayer({}));
  const missing = open.length > 0 ? open : mandatoryConsents(variant);
  const { CONSENT_REQUIRED: invalid, PRIVACY: error } = said;
  const failures = missing.map((key) => ({
    ...{ field: key, control: key, code: 'PRIVACY' },
    ...{ invalid, error },
  }));
  const stopped = leadTo(page, failures);
  return stopped && { ...stopped, missing };
}

/** Nothing where nothing is wrong. */
function leadTo(page: number, [first, ...others]: readonly Failure[]): Stopped | undefined {
  return first && stop(page, [first, ...others]);
}

function stop(page: number, failures: WrongPage['failures']): Stopped {
  const [first] = failures;
  const { error: message } = first.group ?? first;
  const detail = first.error === message ? {} : { detail: first.error };
  return { is: 'stopped', action: 'field', message, ...detail, page, failures };
}

/** Returns the sentence for a code that speaks of no question on the pages so far. */
function wordsOf({ line, state }: Sent, say: Say, code = ''): string | undefined {
  const { table } = contractorQuestions(line.contractor, state.contractor);
  return wordsIn(line, say, code) ?? contractorSentence(code, say, table) ?? saidOf(code);
}

/** The words of a table for a code, whether its question applies or not. */
function wordsIn({ fields, checks = [] }: Table, say: Say, code = ''): string | undefined {
  const rule = checks.find((one) => one.code === code);
  if (rule) return rule.error;
  for (const field of Object.values(fields)) {
    // Our sentence would show the empty places of its limits.
    if (field.code === code)
      return field.error.includes('{') ? `${say(said.VALORE)}: ${field.label}` : field.error;
    const listed = refusalSentence(field, code);
    if (listed !== undefined) return listed;
    const inner = tableIn(field);
    const words = inner && wordsIn(inner, say, code);
    if (words !== undefined) return `${field.error}: ${words}`;
  }
  return undefined;
}

/** What is said of a request. A question's own words stand in its line. */
export const said = {
  ...sharedMessages,
  ...contractorMessages,
  ...companyMessages,
  ...policyMessages,
  ...submissionMessages,
};

/** The message of a code of a server's; nothing for one nobody knows. */
export const saidOf = (code: string): string | undefined =>
  new Map<string, string>(Object.entries(said)).get(code);
