// A separate module, so that it can be imported on demand: bundlers for browsers support JSON in
// static imports only.
import common from '../../data/common-passwords.json' with { type: 'json' };

/** The 3,000 most common passwords. */
export const commonPasswords: readonly string[] = common.passwords;
