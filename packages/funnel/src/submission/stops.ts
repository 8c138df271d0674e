import { failureOfCode } from '@preventivo/contractor';
import type { Failed, Failure, Line } from '@preventivo/core';
import { messageOf, messages } from '@preventivo/core/messages';
import type { Stopped } from './phase.ts';
import type { WrongPage } from './whole-check.ts';

/** What the dialog says when a page is not right after all. */
export function stoppedAt({ page, failures }: WrongPage): Stopped {
  const [first] = failures;
  const message = page === 1 ? messages.CONTRACTOR : first.error;
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
  return { ...unanswered, message: failed.message ?? messageOf(code) ?? otherwise };
}

function failureOfLine(line: Line, code: string, said: string | undefined): WrongPage | undefined {
  const [key, field] = Object.entries(line.fields).find(([, asked]) => asked.code === code) ?? [];
  if (!key || !field) return undefined;
  // The server knows the limits that its sentence names; ours would show their empty places.
  const error = said ?? (field.error.includes('{') ? messages.VALORE : field.error);
  const failure: Failure = { field: key, control: key, code, error, invalid: messages.VALORE };
  const page = line.pages.findIndex(({ fields }) => fields.includes(key)) + 2;
  return { page, failures: [failure] };
}
