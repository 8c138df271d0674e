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

/** What the dialog says when the server did not take the request. */
export function stoppedBy(line: Line, failed: Failed, otherwise: string): Stopped {
  const unanswered: Stopped = { is: 'stopped', action: 'retry', message: otherwise };
  if (failed.kind === 'network') return unanswered;
  const code = failed.code ?? '';
  const contractor = failureOfCode(code);
  if (contractor) return stoppedAt({ page: 1, failures: [contractor] });
  const own = failureOfLine(line, code);
  if (own) return stoppedAt(own);
  // What the server said in words is for the visitor (foundation.md 8).
  return { ...unanswered, message: failed.message ?? messageOf(code) ?? otherwise };
}

function failureOfLine(line: Line, code: string): WrongPage | undefined {
  const [key, field] = Object.entries(line.fields).find(([, asked]) => asked.code === code) ?? [];
  if (!key || !field) return undefined;
  const { error, invalid = messages.VALORE } = field;
  const failure: Failure = { field: key, control: key, code, error, invalid };
  const page = line.pages.findIndex(({ fields }) => fields.includes(key)) + 2;
  return { page, failures: [failure] };
}
