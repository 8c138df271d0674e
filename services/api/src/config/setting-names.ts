import type { Env } from './config.ts';

/** The environment variables, in the order of the README. */
export const settingNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'PAGES_URL',
  'JWT_SECRET',
  'SMTP_URL',
  'SMTP_INSECURE',
  'MAIL_FILES',
  'RETENTION_MAILS',
  'RETENTION_REQUESTS',
  'RETENTION_ACCOUNTS',
  'MAIL_FROM',
  'SETTINGS_FILE',
  'BROKER_DIR',
  'CONSENT_TEXTS_FILE',
  'MUNICIPALITY_CHANGES_FILE',
  'BROKER_MAIL',
  'VISITOR_MAIL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'WEBHOOK_INSECURE',
  'WEBHOOK_CONCURRENCY',
  'ADDRESS_PROVIDER',
  'ADDRESS_URL',
  'ADDRESS_KEY',
  'ADDRESS_RULES',
  'REGISTRATION_MONTHS',
  'CORS_ORIGINS',
  'FRAME_ANCESTORS',
  'TRUST_PROXY',
  'METRICS_TOKEN',
  'REQUESTS_TOKENS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'RATE_LIMITS',
  'DRAFTS_ROWS',
  'DRAFTS_MB',
  'DRAFTS_PER_NETWORK',
] as const;

/**
 * Returns the names of the settings, divided into set and unset. A file can set a setting too.
 * Never returns a value, because it may be secret.
 */
export function settingsOf(env: Env) {
  const isSet = (name: string) => Boolean(env[name]?.trim() || env[`${name}_FILE`]?.trim());
  return {
    set: settingNames.filter(isSet),
    unset: settingNames.filter((name) => !isSet(name)),
  };
}
