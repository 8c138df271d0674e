import type { RequestToken } from '../contract/request-token.ts';
import { BadConfig, type Env, settingOf } from './config.ts';

const entry = /^([a-z][a-z\d-]{0,29}):(read|write):([\x21-\x7e]{32,})$/;

/**
 * Reads the tokens of programs that may read or change requests.
 * @throws {BadConfig} for an invalid entry, or for two entries with the same name or secret
 */
export function readRequestTokens(env: Env): readonly RequestToken[] {
  const listed = (settingOf(env, 'REQUESTS_TOKENS') ?? '').split(/\s+/).filter(Boolean);
  const tokens = listed.map((text): RequestToken => {
    const [, name = '', scope, secret = ''] = entry.exec(text) ?? [];
    if (scope !== 'read' && scope !== 'write') throw new BadConfig(sentence);
    return { name, scope, secret };
  });
  for (const part of ['name', 'secret'] as const)
    if (new Set(tokens.map((one) => one[part])).size < tokens.length)
      throw new BadConfig('REQUESTS_TOKENS takes tokens with different names and secrets.');
  return tokens;
}

const sentence =
  'REQUESTS_TOKENS takes tokens separated by spaces, each as name:read:secret or name:write:secret, with a secret of at least 32 characters.';
