import type { Failed, Messages } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';

/** A failure that is no field's, in words (docs/rules/accounts.md#login). */
export const failureMessage = ({ kind }: Failed, own: Partial<Messages>): string =>
  messageOf(kind === 'network' ? 'NETWORK' : 'GENERIC', own);
