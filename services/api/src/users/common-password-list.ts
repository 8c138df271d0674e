// By itself, so that it is loaded when it is needed. A browser's bundler understands a list of JSON
// in an import that stands still, not in one that is awaited.
import common from '../../data/common-passwords.json' with { type: 'json' };

/** The 3,000 passwords that are tried first. */
export const commonPasswords: readonly string[] = common.passwords;
