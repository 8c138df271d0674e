import type { Failure, Messages } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';

/** A password the server does not take though it follows the rules: one that everybody tries first. */
export function refusedPassword(own: Partial<Messages>): Failure {
  const error = messageOf('PASS', own);
  const help = 'Scegline una meno comune';
  return { field: 'pass', control: 'pass', code: 'PASS', error, invalid: error, help };
}
