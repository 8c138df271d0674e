import type { Client, Failed } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { accountService } from 'site/browser/settings';

// A client needs a line, but this page belongs to none.
const line = 'account';

/**
 * Sends a new password to the account service that the broker's settings name. Each press loads the
 * settings again, so that the visitor can retry after a failure.
 */
export const accountClient: Client = {
  ...createClient({ line }),
  resetPassword: async (body, options) => {
    const service = await accountService('resetPassword').catch(() => undefined);
    return service ? createClient({ line, ...service }).resetPassword(body, options) : noAnswer;
  },
};

/** The result of a press if the URL of the account service is unknown. No password is sent. */
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
