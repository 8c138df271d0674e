import { ruleSettings } from '@preventivo/core';
import {
  type AccountConfig,
  type AddressConfig,
  BadConfig,
  type Config,
  type Env,
  type MailRoute,
  protocolOf,
  settingOf,
} from './config.ts';
import { readBroker, readPrivacyUrl } from './read-broker.ts';
import { readBrokerDir, readDataDir } from './read-broker-dir.ts';
import { readConsentTexts } from './read-consent-texts.ts';
import { readReceivers } from './read-delivery.ts';
import { readDraftLimits } from './read-draft-limits.ts';
import { readMail } from './read-mail.ts';
import { readMunicipalityChanges } from './read-municipality-changes.ts';
import { readRequestTokens } from './read-request-tokens.ts';
import { readRetention } from './read-retention.ts';
import { readTraces } from './read-traces.ts';
import { oneOf, whole } from './values.ts';

/**
 * Reads the environment.
 * @param route how mails are sent. @defaultValue 'environment'
 * @throws {BadConfig} for the first invalid value. The message never repeats the value, which may
 * be a password
 */
export function readConfig(env: Env, route: MailRoute = 'environment'): Config {
  return {
    port: whole(env, 'PORT', 3000, { to: 65_535 }),
    host: settingOf(env, 'HOST') ?? '127.0.0.1',
    dataDir: readDataDir(env),
    databaseUrl: databaseUrl(env),
    accounts: readAccounts(env),
    mail: readMail(env, route),
    broker: readBroker(env),
    privacyUrl: readPrivacyUrl(env),
    brokerDir: readBrokerDir(env),
    consentTexts: readConsentTexts(env),
    receivers: readReceivers(env, route),
    addresses: addresses(env),
    municipalityChanges: readMunicipalityChanges(env),
    rules: {
      addresses: oneOf(env, 'ADDRESS_RULES', ruleSettings.addresses),
      registrationMonths: oneOf(env, 'REGISTRATION_MONTHS', ruleSettings.registrationMonths),
    },
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    frameAncestors: origins(env, 'FRAME_ANCESTORS'),
    trustProxy: whole(env, 'TRUST_PROXY', 0, { to: 10 }),
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off']) !== 'off',
    retention: readRetention(env),
    drafts: readDraftLimits(env),
    metricsToken: metricsToken(env),
    requestTokens: readRequestTokens(env),
    traces: readTraces(env),
  };
}

function databaseUrl(env: Env): string | undefined {
  const value = settingOf(env, 'DATABASE_URL');
  if (value !== undefined && !/^postgres(ql)?:$/.test(protocolOf(value)))
    throw new BadConfig('DATABASE_URL takes the address of a PostgreSQL server, postgres://….');
  return value;
}

function metricsToken(env: Env): string | undefined {
  const value = settingOf(env, 'METRICS_TOKEN');
  if (value !== undefined && !/^[\x21-\x7e]{16,}$/.test(value))
    throw new BadConfig(
      'METRICS_TOKEN takes at least 16 letters, digits and signs that nobody can guess, without spaces.',
    );
  return value;
}

function origins(env: Env, name: string): readonly string[] {
  const listed = (settingOf(env, name) ?? '').split(',').map((one) => one.trim());
  const origins = listed.filter(Boolean);
  if (!origins.every((one) => /^https?:$/.test(protocolOf(one)) && new URL(one).origin === one))
    throw new BadConfig(
      `${name} takes origins separated by commas, such as https://www.example.it, without a path.`,
    );
  return origins;
}

function addresses(env: Env): AddressConfig {
  const provider =
    oneOf(env, 'ADDRESS_PROVIDER', ['embedded', 'google', 'photon', 'nominatim']) ?? 'embedded';
  if (provider === 'embedded') return { provider };
  const own = settingOf(env, 'ADDRESS_URL');
  const url = own ?? (provider === 'google' ? 'https://places.googleapis.com' : undefined);
  if (url === undefined || !/^https?:$/.test(protocolOf(url)))
    throw new BadConfig(`ADDRESS_URL takes the http or https address of the ${provider} service.`);
  if (provider !== 'google') return { provider, url };
  const key = settingOf(env, 'ADDRESS_KEY');
  if (key === undefined)
    throw new BadConfig('ADDRESS_KEY takes the API key that ADDRESS_PROVIDER=google needs.');
  return { provider, url, key };
}

export function readAccounts(env: Env): AccountConfig {
  return {
    jwtSecret: jwtSecret(env),
    publicUrl: baseIn(env, 'PUBLIC_URL', 'people reach this service at'),
    pagesUrl: baseIn(env, 'PAGES_URL', 'the pages stand at'),
  };
}

function jwtSecret(env: Env): string | undefined {
  const value = settingOf(env, 'JWT_SECRET');
  if (value !== undefined && value.length < 32)
    throw new BadConfig('JWT_SECRET takes at least 32 characters that nobody can guess.');
  // Servers with a common database must accept each other's tokens. They have no common data
  // folder, so the environment must contain the secret.
  if (value === undefined && settingOf(env, 'DATABASE_URL') !== undefined)
    throw new BadConfig(
      'JWT_SECRET takes at least 32 characters that nobody can guess, and must be given with DATABASE_URL: the same for all servers.',
    );
  return value;
}

function baseIn(env: Env, name: string, what: string): string | undefined {
  const value = settingOf(env, name);
  if (value === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(value)) || /[?#]/.test(value))
    throw new BadConfig(
      `${name} takes the http or https address ${what}, such as https://www.example.it.`,
    );
  return value.replace(/\/+$/, '');
}
