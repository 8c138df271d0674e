import { hash } from 'node:crypto';
import type { Line } from '@preventivo/core';
import { guardedAddresses } from '../addresses/guarded-addresses.ts';
import { createApp } from '../app.ts';
import { readBuild } from '../build.ts';
import { type Env, jsonIn, settingOf } from '../config/config.ts';
import { loadJwtSecret } from '../config/jwt-secret.ts';
import { readConfig } from '../config/read-config.ts';
import { requireNode } from '../config/require-node.ts';
import { settingsOf } from '../config/setting-names.ts';
import { argon2Passwords, withConcurrencyLimit } from '../crypto/argon2-passwords.ts';
import { type Logger, logToStdout } from '../log/log.ts';
import type { ReferenceData } from '../reference/data.ts';
import { readData } from '../reference/read-data.ts';
import type { PlaceholderOf } from '../site/placeholder.ts';
import { loadSite, type SiteFolders, serveSite } from '../site/site.ts';
import { metricsOnDemand } from '../telemetry/metrics-on-demand.ts';
import { serveMetrics } from '../telemetry/serve-metrics.ts';
import {
  createAddressProvider,
  createMailer,
  createRateLimiter,
  createTracing,
  mailFolder,
  openDatabase,
} from './adapters.ts';
import { closeGracefully, createHttpServer, listen } from './http-server.ts';
import { lines as everyLine } from './lines.ts';
import { checkPlugIns, checkReceivers, type PlugIns } from './plug-ins/plug-ins.ts';
import { purgeMailFiles } from './purge-mail-files.ts';
import { brokerPath, settingsWarnings } from './settings-warnings.ts';
import { startWorkers } from './start-workers.ts';
import { withMunicipalityChanges } from './with-municipality-changes.ts';

export interface ServerOptions extends PlugIns {
  /** @defaultValue `process.env` */
  readonly env?: Env;
  /** The product lines, by id. @defaultValue all product lines */
  readonly lines?: Readonly<Record<string, Line>>;
  /** The reference data. @defaultValue the files of `data/` */
  readonly data?: ReferenceData;
  /**
   * Folders of built files, by URL path. A folder may be built after the start. @defaultValue none
   */
  readonly site?: SiteFolders;
  /** Responds for files of `site` that do not exist yet. @defaultValue none: 404 */
  readonly placeholder?: PlaceholderOf;
  /** Writes log lines. @defaultValue JSON lines on standard output */
  readonly log?: Logger;
}

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Reads the built files again, so that the server serves a later build. */
  readSiteAgain(): void;
  /** Stops accepting requests, waits for running requests, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the API. When the promise resolves, the API accepts requests.
 * @throws {BadConfig} with one sentence for an old Node, an invalid variable, a variable that a
 * plug-in replaces, an unusable database or a port in use
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { env = process.env, lines = everyLine, site = {}, log = logToStdout } = options;
  requireNode();
  checkPlugIns(options, env);
  checkReceivers(options.receivers ?? []);
  const config = readConfig(env, options.mailer ? 'plug-in' : 'environment');
  log({ level: 'info', event: 'configuration', ...settingsOf(env) });
  const build = readBuild();
  const { publicUrl, pagesUrl } = config.accounts;
  const tracing = await createTracing(config, build);
  const secret = config.accounts.jwtSecret ?? loadJwtSecret(config.dataDir);
  const data = withMunicipalityChanges(
    options.data ?? (await readData()),
    config.municipalityChanges,
  );
  const database = await openDatabase(config);
  const { store } = database;
  const rateLimiter = await createRateLimiter(config, database, secret);
  // Resolves with the URL of the server when it listens. Mails with links wait for the URL.
  const listening = deferred<string>();
  const workers = startWorkers({
    ...{ store, lines, data, log, pagesUrl },
    mailer: options.mailer ?? createMailer(config, log),
    publicUrl: () => publicUrl ?? listening.promise,
    ...config.receivers,
    receivers: options.receivers,
    broker: config.broker,
    secret: config.rateLimits ? secret : undefined,
    retention: { ...config.retention, mails: config.mail.retentionDays },
  });
  const { addresses } = options;
  const metrics = metricsOnDemand(store, database.pool);
  let address = '';
  const app = createApp({
    store,
    lines,
    data,
    dispatch: workers,
    addresses: addresses
      ? (reference) => guardedAddresses(addresses(reference))
      : createAddressProvider(config.addresses),
    rateLimiter,
    ...(options.isHuman && { isHuman: options.isHuman }),
    sha256,
    passwords: withConcurrencyLimit(options.passwords ?? argon2Passwords()),
    secret,
    audit: log,
    log: (entry) => {
      log(entry);
      metrics.countRequest(entry);
      tracing?.nameRequest(entry);
    },
    config: {
      drafts: config.drafts,
      corsOrigins: config.corsOrigins,
      requestTokens: config.requestTokens,
      publicUrl: () => pagesUrl ?? publicUrl ?? address,
      rules: config.rules,
      broker: config.broker,
      privacyUrl: config.privacyUrl,
      consentTexts: config.consentTexts,
      build,
    },
  });
  const settings = settingOf(env, 'SETTINGS_FILE');
  serveMetrics(app, { metrics: metrics.loaded, token: config.metricsToken, rateLimiter });
  const folders = { ...site, ...(config.brokerDir && { [brokerPath]: config.brokerDir }) };
  const { frameAncestors } = config;
  const baseUrl = pagesUrl ?? publicUrl;
  const readSite = () => loadSite(folders, { settings, frameAncestors, publicUrl: baseUrl });
  let files = readSite();
  serveSite(app, () => files, { rateLimiter, placeholder: options.placeholder });

  const server = createHttpServer(app, config, { log, tracing });
  address = await listen(server, config).catch(async (error: unknown) => {
    listening.reject(error);
    await workers.stop();
    await store.close();
    throw error;
  });
  listening.resolve(address);
  const cleaning = purgeMailFiles(mailFolder(config.dataDir), config.mail.retentionDays, log);
  log({ level: 'info', event: 'listening', address, build });
  if (settings !== undefined) {
    const pages = { publicUrl: publicUrl ?? address, pagesUrl, served: files };
    for (const entry of settingsWarnings(jsonIn(settings), pages)) log(entry);
  }
  return {
    address,
    readSiteAgain: () => {
      files = readSite();
    },
    stop: async () => {
      clearInterval(cleaning);
      await Promise.all([closeGracefully(server), workers.stop()]);
      metrics.stop();
      await tracing?.stop();
      await store.close();
    },
  };
}

/**
 * Returns a promise with its resolvers. A rejection without a handler does not stop the process.
 */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** Computes SHA-256 synchronously: for short texts, this is faster than the thread pool. */
const sha256 = (text: string) => hash('sha256', text);
