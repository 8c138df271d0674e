import { hash } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Line } from '@preventivo/core';
import { createApp } from '../app.ts';
import type { Env } from '../config/config.ts';
import { keptSecret } from '../config/jwt-secret.ts';
import { readConfig } from '../config/read-config.ts';
import { argon2Passwords, twoAtOnce } from '../crypto/argon2-passwords.ts';
import { memoryLimits } from '../limits/memory-limits.ts';
import { type Note, noteToStdout } from '../log/log.ts';
import { deliveredBy, requestKinds } from '../outbox/deliver.ts';
import { startOutbox } from '../outbox/worker.ts';
import type { ReferenceData } from '../reference/data.ts';
import { readData } from '../reference/read-data.ts';
import { createReference } from '../reference/reference.ts';
import { loadSite, type SiteFolders, serveSite } from '../site/site.ts';
import { chooseMailer, chosenAddresses, openStore } from './adapters.ts';
import { forgetOldKeys } from './forget-old-keys.ts';
import { clientOf, listen, stopGently } from './http-server.ts';
import { lines as everyLine } from './lines.ts';

export interface ServerOptions {
  /** @defaultValue the environment of this process */
  readonly env?: Env;
  /** The product lines, by id. @defaultValue all of them */
  readonly lines?: Readonly<Record<string, Line>>;
  /** The reference data. @defaultValue the files of `data/` */
  readonly data?: ReferenceData;
  /** Built files, by the path they are served under. @defaultValue none */
  readonly site?: SiteFolders;
  /** Where things are noted. @defaultValue JSON lines on the standard output */
  readonly note?: Note;
}

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Answers what was asked, takes nothing new, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the API; it answers when this has resolved.
 * @throws {BadConfig} with one sentence for a bad variable, a database that cannot be used or a port that is taken
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { env = process.env, lines = everyLine, site = {}, note = noteToStdout } = options;
  const config = readConfig(env);
  const secret = config.accounts.jwtSecret ?? keptSecret(config.dataDir);
  const [data, store] = await Promise.all([options.data ?? readData(), openStore(config)]);
  const outbox = startOutbox({
    outbox: store.outbox,
    requests: requestKinds(config.receivers),
    deliver: deliveredBy({
      store,
      mailer: chooseMailer(config, note),
      receivers: config.receivers,
      lines,
      reference: createReference(data),
    }),
    note,
  });
  let address = '';
  const app = createApp({
    store,
    lines,
    data,
    dispatch: outbox,
    addresses: chosenAddresses(config.addresses, config.rules.addresses),
    ...(config.rateLimits && { limits: memoryLimits() }),
    // At once, without a thread of its own for each.
    sha256: (text) => hash('sha256', text),
    passwords: twoAtOnce(argon2Passwords()),
    secret,
    log: note,
    config: {
      corsOrigins: config.corsOrigins,
      publicUrl: () => config.accounts.publicUrl ?? address,
      rules: config.rules,
    },
  });
  serveSite(app, loadSite(site));

  const stopping = { now: false };
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      const client = clientOf(incoming, config.trustProxy);
      const response = await app.fetch(request, { client });
      // A connection that is kept open would keep the server from ending.
      if (stopping.now) response.headers.set('connection', 'close');
      return response;
    },
    serverOptions: patience,
  });
  address = await listen(server, config).catch(async (error: unknown) => {
    await outbox.stop();
    await store.close();
    throw error;
  });
  const cleaning = forgetOldKeys(store);
  note({ level: 'info', event: 'listening', address });
  return {
    address,
    stop: async () => {
      clearInterval(cleaning);
      stopping.now = true;
      await Promise.all([stopGently(server), outbox.stop()]);
      await store.close();
    },
  };
}

/** How long a client may take to say what it wants; looked at every second, not every thirty. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ConstructorParameters<typeof Server>[0];
