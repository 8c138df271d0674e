import type { Failed, Failure, Messages } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { refusedPassword } from '../password/refused-password.ts';

/**
 * The field a refused registration speaks of, and the words for it
 * (docs/rules/accounts.md#registration). Nothing where it speaks of none.
 */
export function registrationFailure(
  { kind, code = '' }: Failed,
  own: Partial<Messages>,
): Failure | undefined {
  if (kind === 'refused' && code === 'PASS') return refusedPassword(own);
  const field = kind === 'refused' ? fields.get(code) : undefined;
  const error = field && messageOf(code, own);
  return error ? { field, control: field, code, error, invalid: error } : undefined;
}

const fields: ReadonlyMap<string, string> = new Map([
  ['ALREADY_REGISTERED', 'email'],
  ['NAME', 'name'],
  ['SURNAME', 'surname'],
  ['EMAIL', 'email'],
  ['PHONE', 'phone'],
  ['INFORMATIVA_E_CONDIZIONI', 'ivass'],
]);
