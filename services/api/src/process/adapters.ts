import { join } from 'node:path';
import type { RuleSettings } from '@preventivo/core';
import { embeddedAddresses } from '../addresses/embedded.ts';
import { googleAddresses } from '../addresses/google.ts';
import { nominatimAddresses } from '../addresses/nominatim.ts';
import { photonAddresses } from '../addresses/photon.ts';
import type { AddressProvider } from '../addresses/provider.ts';
import { type AddressConfig, BadConfig, type Config } from '../config/config.ts';
import type { Logger } from '../log/log.ts';
import type { Mailer } from '../mail/mail.ts';
import { fileMailer, smtpMailer } from '../mail/mailers.ts';
import type { Reference } from '../reference/reference.ts';
import { ChangedMigration } from '../store/sql/migrate.ts';
import type { Store } from '../store/store.ts';

/**
 * The database the configuration names, brought up to date.
 * @throws {BadConfig} where it cannot be reached or written
 */
export async function openStore({ databaseUrl, dataDir }: Config): Promise<Store> {
  try {
    // Only the one that is used is loaded.
    if (databaseUrl)
      return await (await import('../store/sql/postgres.ts')).postgresStore(databaseUrl);
    return await (await import('../store/sql/sqlite.ts')).sqliteStore(dataDir);
  } catch (error) {
    if (error instanceof ChangedMigration) throw new BadConfig(error.message);
    throw new BadConfig(
      databaseUrl
        ? `The PostgreSQL server of DATABASE_URL cannot be used: ${reasonOf(error)}.`
        : `The folder DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}.`,
    );
  }
}

/** An error of several connections that failed has no message of its own. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The provider that the configuration names. */
export function createAddressProvider(
  config: AddressConfig,
  rules?: RuleSettings['addresses'],
): (reference: Reference) => AddressProvider {
  return (reference) => {
    switch (config.provider) {
      case 'embedded':
        return embeddedAddresses(reference, rules);
      case 'google':
        return googleAddresses(reference, { ...config, rules });
      case 'photon':
        return photonAddresses(reference, { ...config, rules });
      case 'nominatim':
        return nominatimAddresses(reference, { ...config, rules });
    }
  };
}

/** The mail server of the environment, else files in the data folder. */
export function createMailer({ mail, dataDir }: Config, log: Logger): Mailer {
  if (mail.smtpUrl) return smtpMailer(mail.smtpUrl, mail.from);
  return fileMailer(join(dataDir, 'mail'), mail.from, (file) =>
    log({ level: 'info', event: 'mail-written', file }),
  );
}
