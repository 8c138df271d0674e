import type { Client, Failed } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { accountService } from 'site/browser/settings';

// This page belongs to no line.
const line = 'account';

/**
 * Sends a new password to the account service in the broker's settings. Each press loads the
 * settings again, so that a failure can be retried.
 */
export const accountClient: Client = {
  ...createClient({ line }),
  resetPassword: async (body, options) => {
    const service = await accountService('resetPassword').catch(() => undefined);
    return service ? createClient({ line, ...service }).resetPassword(body, options) : noAnswer;
  },
};

/** The result of a press if the account service is unknown. No password is sent. */
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
