import { failureOfCode } from '@preventivo/contractor/check';
import {
  type Failed,
  type Failure,
  isGroup,
  isItems,
  type Line,
  type Table,
  type User,
} from '@preventivo/core';
import type { Stopped } from './phase.ts';
import { said, saidOf } from './said.ts';
import type { WrongPage } from './whole-check.ts';

/** What the dialog says when a page is not right after all. */
export function stoppedAt({ page, failures }: WrongPage, user?: User): Stopped {
  const [first] = failures;
  const contractor = user ? said.CONTRACTOR_LOGGED : said.CONTRACTOR;
  const message = page === 1 ? contractor : (first.group ?? first).error;
  return { is: 'stopped', action: 'field', message, page, failures };
}

/**
 * What the dialog says when the server did not take a page or the request.
 * @param action what its button is for where no field is to blame
 */
export function stoppedBy(
  line: Line,
  failed: Failed,
  otherwise: string,
  action: 'retry' | 'acknowledge' = 'retry',
): Stopped {
  const unanswered: Stopped = { is: 'stopped', action, message: otherwise };
  if (failed.kind === 'network') return unanswered;
  const code = failed.code ?? '';
  const contractor = failureOfCode(code);
  if (contractor) return stoppedAt({ page: 1, failures: [contractor] });
  const own = failureOfLine(line, code, failed.message);
  if (own) return stoppedAt(own);
  // What the server said in words is for the visitor (foundation.md 8).
  return { ...unanswered, message: failed.message ?? saidOf(code) ?? otherwise };
}

function failureOfLine(line: Line, code: string, told: string | undefined): WrongPage | undefined {
  const found = codedIn(line, code);
  if (!found) return undefined;
  const { control, words } = found;
  const [key = control] = control.split('.');
  // The server knows the limits that its sentence names; ours would show their empty places.
  const error = told ?? (words.includes('{') ? said.VALORE : words);
  const failure: Failure = { field: key, control, code, error, invalid: said.VALORE };
  const page = line.pages.findIndex(({ fields }) => fields.includes(key)) + 2;
  return { page, failures: [failure] };
}

/** What a code of the table speaks of: a question, one inside a group, or the first that a rule marks. */
function codedIn(table: Table, code: string): { control: string; words: string } | undefined {
  for (const [key, field] of Object.entries(table.fields)) {
    if (field.code === code) return { control: key, words: field.error };
    const inside = isGroup(field) ? codedIn(field.table, code) : undefined;
    if (inside) return { ...inside, control: `${key}.${inside.control}` };
    // Of a list the server names no item: it says so as a whole.
    if (isItems(field) && isGroup(field.item)) {
      const item = codedIn(field.item.table, code);
      if (item) return { ...item, control: key };
    }
  }
  const rule = table.checks?.find((one) => one.code === code);
  const [mark] = rule?.marks ?? [];
  return rule && mark !== undefined ? { control: mark, words: rule.error } : undefined;
}
