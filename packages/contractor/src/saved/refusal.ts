import {
  type Failed,
  type Failure,
  type Messages,
  refusedAt,
  sharedMessages,
} from '@preventivo/core';
import type { Questions } from '../asked-of.ts';
import { contractorWords } from '../refused-contractor.ts';

/** Why a record was not saved: a field to mend, or a sentence for the dialog. */
export interface Refusal {
  readonly failures: readonly Failure[];
  readonly message?: string;
  /** The server's code, where no field is to blame: for whoever helps. */
  readonly code?: string | undefined;
}

/**
 * What a failed save is told as (docs/rules/accounts.md#refused-records).
 * @param asked what its form asks
 * @param own the application's own words
 */
export function refusalOf(
  failed: Failed,
  { table, keys, values }: Questions,
  own: Partial<Messages> = {},
): Refusal {
  const { kind, code, message } = failed;
  const words = { ...sharedMessages, ...own };
  if (kind === 'expired') return { failures: [], message: words.TOKEN_EXPIRED };
  if (kind === 'network') return { failures: [], message: words.NETWORK };
  const failures = refusedAt(table, values, failed, { keys });
  if (failures.length > 0) return { failures };
  return { failures, message: message ?? contractorWords(code) ?? words.GENERIC, code };
}
