// A separate module, because bundlers for browsers cannot import JSON dynamically. A dynamic import
// of this module works.
import common from '../../data/common-passwords.json' with { type: 'json' };

/** The 3,000 most common passwords. */
export const commonPasswords: readonly string[] = common.passwords;
