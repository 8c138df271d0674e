import type { Failed, Messages } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { failureMessage } from '../account/failure-message.ts';

/**
 * Why somebody could not log in, in words; '' where nothing is said (docs/rules/accounts.md#login).
 */
export function loginMessage(failed: Failed, own: Partial<Messages>): string {
  const code = known.find((one) => one === failed.code);
  return code ? messageOf(code, own) : failureMessage(failed, own);
}

const known = [
  'LOGIN_FAILED',
  'VALIDATION_ERROR',
  'USER_NOT_ACTIVATED',
  'MISSING_TOKEN',
  'TOKEN_EXPIRED',
] as const;
