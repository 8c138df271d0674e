import { type AccountConfig, BadConfig } from './config.ts';
import { type Env, protocolOf, settingOf } from './setting.ts';

/** What the environment says of accounts. @throws {BadConfig} */
export function readAccounts(env: Env): AccountConfig {
  return { jwtSecret: jwtSecret(env), publicUrl: publicUrl(env) };
}

function jwtSecret(env: Env): string | undefined {
  const value = settingOf(env, 'JWT_SECRET');
  if (value !== undefined && value.length < 32)
    throw new BadConfig('JWT_SECRET takes at least 32 characters that nobody can guess.');
  // Servers that share a database must read each other's tokens, and have no folder in common.
  if (value === undefined && settingOf(env, 'DATABASE_URL') !== undefined)
    throw new BadConfig(
      'JWT_SECRET takes at least 32 characters that nobody can guess, and must be given with DATABASE_URL: the same for all servers.',
    );
  return value;
}

function publicUrl(env: Env): string | undefined {
  const value = settingOf(env, 'PUBLIC_URL');
  if (value === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(value)) || /[?#]/.test(value))
    throw new BadConfig(
      'PUBLIC_URL takes the http or https address people reach this service at, such as https://www.example.it.',
    );
  return value.replace(/\/+$/, '');
}
