import type { Failed, Failure, Messages } from '@preventivo/core';
import { heardOf, sayer } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { accountCommonPassword, accountWrongPassword } from '@preventivo/core/words';

/** A failure that is no field's, in words (docs/rules/accounts.md#login). */
export const failureMessage = ({ kind }: Failed, messages: Partial<Messages>): string =>
  messageOf(kind === 'network' ? 'NETWORK' : 'GENERIC', messages);

/**
 * Why somebody could not log in, in words; '' where nothing is said (docs/rules/accounts.md#login).
 */
export function loginMessage(failed: Failed, messages: Partial<Messages>): string {
  const { kind, status } = failed;
  // The server makes a client wait that tried too often.
  if (kind === 'refused' && status === 429) return messageOf('TOO_MANY_REQUESTS', messages);
  const code = loginCodes.find((one) => one === failed.code);
  return code ? messageOf(code, messages) : failureMessage(failed, messages);
}

/**
 * Why nobody could be given their data, or an account not be left or deleted, in words; '' where the session is over: the
 * login opens over the form.
 */
export function ownAccountMessage(failed: Failed, messages: Partial<Messages>): string {
  const { kind, code, status } = failed;
  if (kind === 'expired') return '';
  if (kind === 'refused' && code === 'WRONG_PASSWORD') return sayer(messages)(accountWrongPassword);
  // That somebody else's account is shown now, or that they are to wait a little.
  const own =
    kind === 'refused' && (status === undefined || status === 429) && heardOf(failed, messages);
  return own || failureMessage(failed, messages);
}

const loginCodes = [
  'LOGIN_FAILED',
  'VALIDATION_ERROR',
  'USER_NOT_ACTIVATED',
  'MISSING_TOKEN',
  'TOKEN_EXPIRED',
] as const;

/**
 * The field a refused registration speaks of, and the words for it
 * (docs/rules/accounts.md#registration). Nothing where it speaks of none.
 */
export function registrationFailure(
  { kind, code = '' }: Failed,
  messages: Partial<Messages>,
): Failure | undefined {
  if (kind === 'refused' && code === 'PASS') return refusedPassword(messages);
  const field = kind === 'refused' ? fieldOfCode.get(code) : undefined;
  const error = field && messageOf(code, messages);
  return error ? { field, control: field, code, error, invalid: error } : undefined;
}

const fieldOfCode: ReadonlyMap<string, string> = new Map([
  ['ALREADY_REGISTERED', 'email'],
  ['NAME', 'name'],
  ['SURNAME', 'surname'],
  ['EMAIL', 'email'],
  ['PHONE', 'phone'],
  ['INFORMATIVA_E_CONDIZIONI', 'ivass'],
]);

/** A password the server does not take though it follows the rules: one that everybody tries first. */
export function refusedPassword(messages: Partial<Messages>): Failure {
  const error = messageOf('PASS', messages);
  const help = sayer(messages)(accountCommonPassword);
  return { field: 'pass', control: 'pass', code: 'PASS', error, invalid: error, help };
}
