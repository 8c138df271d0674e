import type { Failed, Failure, Messages } from '@preventivo/core';
import { createTranslator, messageFor } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { accountCommonPassword, accountWrongPassword } from '@preventivo/core/words';

/** Returns the general message for a failure (docs/rules/accounts.md#login). */
export const failureMessage = ({ kind }: Failed, messages: Partial<Messages>): string =>
  messageOf(kind === 'network' ? 'NETWORK' : 'GENERIC', messages);

/**
 * Returns the message of a failed login. Returns '' if the form must not show a message (docs/rules/accounts.md#login).
 */
export function loginMessage(failed: Failed, messages: Partial<Messages>): string {
  const { kind, status } = failed;
  // The server limits the number of attempts.
  if (kind === 'refused' && status === 429) return messageOf('TOO_MANY_REQUESTS', messages);
  const code = loginCodes.find((one) => one === failed.code);
  return code ? messageOf(code, messages) : failureMessage(failed, messages);
}

/**
 * Returns the message of a failed export, logout or deletion. Returns '' if the session has expired: the login dialog
 * opens instead.
 */
export function ownAccountMessage(failed: Failed, messages: Partial<Messages>): string {
  const { kind, code, status } = failed;
  if (kind === 'expired') return '';
  if (kind === 'refused' && code === 'WRONG_PASSWORD')
    return createTranslator(messages)(accountWrongPassword);
  // Show the server's own message if another account has logged in, or if the user has sent too many requests.
  const own =
    kind === 'refused' && (status === undefined || status === 429) && messageFor(failed, messages);
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
 * Returns the field and the message of a refused registration. Returns undefined if the refusal names no field
 * (docs/rules/accounts.md#registration).
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

/** Returns the failure of a password that follows the rules but is too common for the server. */
export function refusedPassword(messages: Partial<Messages>): Failure {
  const error = messageOf('PASS', messages);
  const help = createTranslator(messages)(accountCommonPassword);
  return { field: 'pass', control: 'pass', code: 'PASS', error, invalid: error, help };
}
