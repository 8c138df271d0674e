import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { embeddedAddresses } from '../addresses/embedded.ts';
import { googleAddresses } from '../addresses/google.ts';
import { nominatimAddresses } from '../addresses/nominatim.ts';
import { photonAddresses } from '../addresses/photon.ts';
import type { AddressProvider } from '../addresses/provider.ts';
import { type AddressConfig, BadConfig, type Config } from '../config/config.ts';
import type { Logger } from '../log/log.ts';
import type { Mailer } from '../mail/mail.ts';
import { fileMailer, smtpMailer } from '../mail/mailers.ts';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { noRateLimit, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Reference } from '../reference/reference.ts';
import { UnusableSchema } from '../store/sql/migrate.ts';
import type { PostgresDatabase } from '../store/sql/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Tracing } from '../telemetry/tracing.ts';

/**
 * Opens the database of a server for another command. A missing database is an error. A new empty
 * database would suggest that there are no requests and no data to erase.
 * @throws {BadConfig} when the database is missing, unreachable or not writable
 */
export async function openStore(config: Config): Promise<Store> {
  if (!config.databaseUrl) requireDatabase(config);
  return (await openDatabase(config)).store;
}

/** @throws {BadConfig} when the data folder has no embedded database */
export function requireDatabase({ dataDir }: Pick<Config, 'dataDir'>): void {
  if (!existsSync(join(dataDir, 'preventivo.sqlite')))
    throw new BadConfig(`There is no database in DATA_DIR (${resolve(dataDir)}).`);
}

/** A store. It has a connection pool if several processes can share the database. */
interface Database {
  readonly store: Store;
  readonly pool?: PostgresDatabase['pool'];
}

/**
 * Opens the configured database and migrates it. @throws {BadConfig} when it is unreachable or not
 * writable
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  try {
    // Import only the database in use.
    if (databaseUrl)
      return await (await import('../store/sql/postgres.ts')).postgresDatabase(databaseUrl);
    return { store: await (await import('../store/sql/sqlite.ts')).sqliteStore(dataDir) };
  } catch (error) {
    if (error instanceof UnusableSchema) throw new BadConfig(error.message);
    throw new BadConfig(
      databaseUrl
        ? `The PostgreSQL server of DATABASE_URL cannot be used: ${reasonOf(error)}.`
        : `The folder DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}.`,
    );
  }
}

/**
 * Returns the message of an error. If the message is empty, as in an `AggregateError`, returns the
 * code of the error.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ('code' in error ? String(error.code) : error.name);
}

export function createAddressProvider(
  config: AddressConfig,
): (reference: Reference) => AddressProvider {
  return (reference) => {
    switch (config.provider) {
      case 'embedded':
        return embeddedAddresses(reference);
      case 'google':
        return googleAddresses(reference, config);
      case 'photon':
        return photonAddresses(reference, config);
      case 'nominatim':
        return nominatimAddresses(reference, config);
    }
  };
}

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

export function createMailer({ mail, dataDir }: Config, log: Logger): Mailer {
  if (mail.smtpUrl) return smtpMailer(mail.smtpUrl, mail.from, mail);
  return fileMailer(mailFolder(dataDir), mail.from, (file) =>
    log({ level: 'info', event: 'mail-written', file }),
  );
}

/**
 * Returns the rate limiter. All processes on one PostgreSQL server share a limiter; without
 * PostgreSQL, each process has its own.
 */
export async function createRateLimiter(
  { rateLimits }: Config,
  { pool }: Database,
  secret: string,
): Promise<RateLimiter> {
  if (!rateLimits) return noRateLimit;
  if (!pool) return memoryRateLimiter();
  const { postgresRateLimiter } = await import('../rate-limit/postgres-rate-limiter.ts');
  return postgresRateLimiter((text, values) => pool.query(text, values), secret);
}

/** Starts tracing if it is configured. @throws {BadConfig} when its libraries are not installed */
export async function createTracing(
  { traces }: Config,
  build: string,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  try {
    return (await import('../telemetry/tracing.ts')).startTracing(traces, build);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    throw new BadConfig(
      'OTEL_EXPORTER_OTLP_ENDPOINT takes libraries that are not installed: npm install @opentelemetry/api @opentelemetry/exporter-trace-otlp-http @opentelemetry/resources @opentelemetry/sdk-trace.',
    );
  }
}
