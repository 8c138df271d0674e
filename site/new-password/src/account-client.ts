import type { Client, Failed } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { accountService } from 'site/browser/settings';

// A client needs the id of a line. This page belongs to no line.
const line = 'account';

/**
 * Sends a new password to the account service in the broker's settings. Loads the settings at each press, so that the
 * visitor can retry after a failure.
 */
export const accountClient: Client = {
  ...createClient({ line }),
  resetPassword: async (body, options) => {
    const service = await accountService('resetPassword').catch(() => undefined);
    return service ? createClient({ line, ...service }).resetPassword(body, options) : noAnswer;
  },
};

/** The result of a press when the URL of the account service is unknown. No password is sent then. */
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
