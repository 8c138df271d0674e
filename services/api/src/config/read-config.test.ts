import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBroker } from '@preventivo/core';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultDraftLimits } from '../store/draft-bounds.ts';
import { BadConfig } from './config.ts';
import { readAccounts, readConfig } from './read-config.ts';
import { readConsentTexts } from './read-consent-texts.ts';
import { readReceivers } from './read-delivery.ts';
import { readMail } from './read-mail.ts';
import { readRetention } from './read-retention.ts';

describe('environment', () => {
  it('every setting has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      accounts: readAccounts({}),
      mail: readMail({}),
      broker: defaultBroker,
      consentTexts: readConsentTexts({}),
      receivers: readReceivers({}),
      addresses: { provider: 'embedded' },
      municipalityChanges: [],
      rules: {},
      corsOrigins: [],
      frameAncestors: [],
      requestTokens: [],
      trustProxy: 0,
      rateLimits: true,
      retention: readRetention({}),
      drafts: defaultDraftLimits,
    });
  });

  it('the environment overrides every setting', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: ' /var/lib/preventivo ',
      DATABASE_URL: 'postgresql://api:segreta@db.example/quotes',
      JWT_SECRET: 'un segreto che nessuno indovina mai',
      PUBLIC_URL: 'https://www.example.it',
      PAGES_URL: 'https://preventivi.example.it',
      BROKER_MAIL: 'preventivi@broker.example',
      VISITOR_MAIL: 'on',
      ADDRESS_PROVIDER: 'google',
      ADDRESS_KEY: 'chiave',
      ADDRESS_RULES: 'wide',
      REGISTRATION_MONTHS: 'any',
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
      FRAME_ANCESTORS: 'https://www.example.it',
      TRUST_PROXY: '2',
      RATE_LIMITS: 'off',
      METRICS_TOKEN: 'a-token-nobody-guesses',
      REQUESTS_TOKENS: 'crm:write:a-secret-that-nobody-guesses-ever',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key, tenant=broker',
      OTEL_SERVICE_NAME: 'quotes',
    };
    expect(readConfig(env)).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/var/lib/preventivo',
      databaseUrl: env.DATABASE_URL,
      accounts: { jwtSecret: env.JWT_SECRET, publicUrl: env.PUBLIC_URL, pagesUrl: env.PAGES_URL },
      mail: readMail({}),
      broker: defaultBroker,
      consentTexts: readConsentTexts({}),
      receivers: { webhook: undefined, brokerMail: env.BROKER_MAIL, visitorMail: true },
      addresses: { provider: 'google', url: 'https://places.googleapis.com', key: 'chiave' },
      municipalityChanges: [],
      rules: { addresses: 'wide', registrationMonths: 'any' },
      corsOrigins: ['https://a.example', 'http://b.example:8080'],
      requestTokens: [{ name: 'crm', scope: 'write', secret: 'a-secret-that-nobody-guesses-ever' }],
      frameAncestors: ['https://www.example.it'],
      trustProxy: 2,
      rateLimits: false,
      retention: readRetention({}),
      drafts: defaultDraftLimits,
      metricsToken: 'a-token-nobody-guesses',
      traces: {
        url: 'http://otel.example:4318/v1/traces',
        headers: { 'api-key': 'a key', tenant: 'broker' },
        service: 'quotes',
      },
    });
  });

  it('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', ADDRESS_PROVIDER: ' ', CORS_ORIGINS: ',' })).toEqual(
      readConfig({}),
    );
  });

  it.each([
    ['PORT', { PORT: 'tremila' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'segreta' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'segreta' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'segreta:4318' }],
    [
      'OTEL_EXPORTER_OTLP_HEADERS',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example',
        OTEL_EXPORTER_OTLP_HEADERS: 'la segreta',
      },
    ],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'la segreta di chi la sa' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://api:segreta@db.example/quotes' }],
    ['DATABASE_URL', { DATABASE_URL: 'segreta' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example/segreta' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['FRAME_ANCESTORS', { FRAME_ANCESTORS: 'segreta' }],
    ['ADDRESS_PROVIDER', { ADDRESS_PROVIDER: 'segreta' }],
    ['ADDRESS_RULES', { ADDRESS_RULES: 'segreta' }],
    ['REGISTRATION_MONTHS', { REGISTRATION_MONTHS: 'segreta' }],
    ['ADDRESS_URL', { ADDRESS_PROVIDER: 'photon' }],
    ['ADDRESS_URL', { ADDRESS_PROVIDER: 'nominatim', ADDRESS_URL: 'segreta' }],
    ['ADDRESS_KEY', { ADDRESS_PROVIDER: 'google' }],
    ['SETTINGS_FILE', { SETTINGS_FILE: '/segreta/settings.json' }],
    ['SMTP_URL', { SMTP_URL: 'segreta' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://broker.example', WEBHOOK_SECRET: 'segreta' }],
  ])(
    'an invalid value is rejected with one sentence that names %s without its value',
    (name, env) => {
      const read = () => readConfig(env);
      expect(read).toThrow(BadConfig);
      expect(read).toThrow(new RegExp(`^${name} takes .+\\.$`));
      expect(read).not.toThrow(/segreta|tremila/);
    },
  );
});

const secret = 'un segreto che nessuno indovina mai';

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'jwt-secret');
  writeFileSync(file, `${secret}\n`);

  it('a secret in a file is read without its trailing line break', () => {
    expect(readAccounts({ JWT_SECRET_FILE: file }).jwtSecret).toBe(secret);
    const url = join(folder, 'database-url');
    writeFileSync(url, 'postgres://api:segreta@db.example/quotes');
    const { databaseUrl } = readConfig({ DATABASE_URL_FILE: url, JWT_SECRET_FILE: file });
    expect(databaseUrl).toBe('postgres://api:segreta@db.example/quotes');
  });

  it('a secret in an empty file is rejected', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
    expect(() => readConfig({ DATABASE_URL_FILE: empty })).toThrow(
      /^DATABASE_URL_FILE takes the path of a file that is not empty\.$/,
    );
  });

  it('a secret in a file is rejected when the file is missing, or the variable is set as well', () => {
    expect(() => readConfig({ JWT_SECRET_FILE: join(folder, 'segreta') })).toThrow(
      /^JWT_SECRET_FILE takes the path of a file that this user can read\.$/,
    );
    expect(() => readConfig({ JWT_SECRET_FILE: file, JWT_SECRET: secret })).toThrow(
      /^JWT_SECRET and JWT_SECRET_FILE are both set: take one\.$/,
    );
  });
});

describe('settings of accounts', () => {
  it('a single server needs no configured secret', () => {
    expect(readAccounts({})).toEqual({ jwtSecret: undefined, publicUrl: undefined });
  });

  it('the shared secret and the public URL are read from the environment', () => {
    const env = {
      DATABASE_URL: 'postgres://api:segreta@db.example/quotes',
      JWT_SECRET: secret,
      PUBLIC_URL: 'https://www.example.it/preventivi/',
    };
    expect(readAccounts(env)).toEqual({
      jwtSecret: secret,
      publicUrl: 'https://www.example.it/preventivi',
    });
  });

  it.each([
    ['JWT_SECRET', { JWT_SECRET: 'segreta' }],
    ['JWT_SECRET', { DATABASE_URL: 'postgres://api:segreta@db.example/quotes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'segreta' }],
    ['PAGES_URL', { PAGES_URL: 'segreta' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://segreta.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://www.example.it/?segreta' }],
  ])(
    'an invalid setting is rejected with one sentence that names %s without its value',
    (name, env) => {
      const read = () => readAccounts(env);
      expect(read).toThrow(BadConfig);
      expect(read).toThrow(new RegExp(`^${name} takes .+\\.$`));
      expect(read).not.toThrow(/segreta/);
    },
  );
});

it('the limits of drafts are read from the environment', () => {
  const env = { DRAFTS_ROWS: '0', DRAFTS_MB: '7', DRAFTS_PER_NETWORK: '3' };
  expect(readConfig(env).drafts).toEqual({ rows: 0, megabytes: 7, perNetwork: 3 });
  expect(() => readConfig({ DRAFTS_PER_NETWORK: '0' })).toThrow(
    'DRAFTS_PER_NETWORK takes a whole number from 1 to 99999.',
  );
});
