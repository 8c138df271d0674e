import { type Failed, type Failure, type Messages, sharedMessages } from '@preventivo/core';
import { failureOfCode } from '../failure-of-code.ts';

/** Why a record was not saved: a field to mend, or a sentence for the dialog. */
export interface Refusal {
  readonly failures: readonly Failure[];
  readonly message?: string;
}

/** What a failed save is told as (`foundation.md 5, 8`). @param own the application's own words */
export function refusalOf(failed: Failed, own: Partial<Messages> = {}): Refusal {
  const { kind, code = '', message } = failed;
  const words = { ...sharedMessages, ...own };
  if (kind === 'expired') return { failures: [], message: words.TOKEN_EXPIRED };
  if (kind === 'network') return { failures: [], message: words.NETWORK };
  const failure = failureOfCode(code);
  if (failure) return { failures: [failure] };
  return { failures: [], message: message ?? words.GENERIC };
}
