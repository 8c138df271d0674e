import type { Failed, Messages } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';

/** A failure that is no field's, in words (`foundation.md 8`). */
export const failureMessage = ({ kind }: Failed, own: Partial<Messages>): string =>
  messageOf(kind === 'network' ? 'NETWORK' : 'GENERIC', own);
