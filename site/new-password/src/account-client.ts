import type { Client, Failed } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { accountService } from 'site/browser/settings';

// No line is asked for a quote here.
const line = 'account';

/** Sends a new password to whom the broker's settings name, which are asked for with each press: one that failed may be tried again. */
export const accountClient: Client = {
  ...createClient({ line }),
  resetPassword: async (body, options) => {
    const service = await accountService('resetPassword').catch(() => undefined);
    return service ? createClient({ line, ...service }).resetPassword(body, options) : noAnswer;
  },
};

/** A password goes to nobody where it could not be learned who is meant. */
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
