import { hash } from 'node:crypto';
import { type Broker, defaultBroker, type Line } from '@preventivo/core';
import type { Retention } from '../config/config.ts';
import { defaultMailRetention, defaultRetention } from '../config/read-retention.ts';
import { type Logger, logToStdout } from '../log/log.ts';
import { checkedMailer, type Mailer } from '../mail/mail.ts';
import { createDeliver, requestKinds } from '../outbox/deliver.ts';
import { mailLimit } from '../outbox/mail-limit.ts';
import { kindOf, type RequestReceiver } from '../outbox/receiver.ts';
import type { WebhookConfig } from '../outbox/webhook.ts';
import { noReceiver, startOutbox, stranded } from '../outbox/workers.ts';
import type { ReferenceData } from '../reference/data.ts';
import { createReference } from '../reference/reference.ts';
import type { Dispatch } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { checkReceivers } from './plug-ins/plug-ins.ts';
import { purgeExpired } from './purge-expired.ts';

export interface WorkerOptions {
  /** The store of `createApp`. */
  readonly store: Store;
  /** The lines of `createApp`. */
  readonly lines: Readonly<Record<string, Line>>;
  /** The reference data of `createApp`. */
  readonly data: ReferenceData;
  /** Sends all mails, and sets their sender. */
  readonly mailer: Mailer;
  /** Returns the base URL of the API for links in mails, without a trailing slash. */
  readonly publicUrl: () => string | Promise<string>;
  /** Base URL of links to pages. @defaultValue `publicUrl` */
  readonly pagesUrl?: string | undefined;
  /** Systems that receive each request. @defaultValue none */
  readonly receivers?: readonly RequestReceiver[] | undefined;
  /** URL that receives each request as signed JSON. @defaultValue none */
  readonly webhook?: WebhookConfig | undefined;
  /** Email that receives each request as a readable mail. @defaultValue none */
  readonly brokerMail?: string | undefined;
  /** Whether visitors get a mail about their request. @defaultValue true */
  readonly visitorMail?: boolean | undefined;
  /** The broker that mails name. @defaultValue 'Il tuo broker' */
  readonly broker?: Broker | undefined;
  /**
   * The secret of `createApp`. With it, strangers can cause at most five mails per hour to one
   * mailbox. @defaultValue none: no limit
   */
  readonly secret?: string | undefined;
  /**
   * Days to keep requests, accounts, and undeliverable mails and events.
   * @defaultValue 730, 730 and 30
   */
  readonly retention?: Partial<Retention & { readonly mails: number }> | undefined;
  /** Writes log lines. @defaultValue JSON lines on standard output */
  readonly log?: Logger | undefined;
}

/** The workers of a server. `createApp` takes them as `dispatch`. */
export interface RunningWorkers extends Dispatch {
  /** Aborts running deliveries, which another start repeats, and stops the removal of old data. */
  stop(): Promise<void>;
}

/**
 * Starts the work that happens outside of requests: delivers mails and requests, and removes
 * expired data every hour. Several servers may share a database; each delivery runs on one of them.
 * @throws {BadConfig} with one sentence for an invalid receiver
 */
export function startWorkers({
  store,
  lines,
  data,
  log = logToStdout,
  secret,
  ...options
}: WorkerOptions): RunningWorkers {
  const { webhook, brokerMail, visitorMail = true, receivers: more = [] } = options;
  checkReceivers(more);
  const receivers = { webhook, brokerMail, visitorMail, more };
  const now = () => new Date();
  const outbox = startOutbox({
    outbox: store.outbox,
    requests: requestKinds(receivers),
    concurrency: new Map([
      ['webhook', webhook?.concurrency ?? 1],
      ...more.map((one) => [kindOf(one), one.concurrency ?? 1] as const),
    ]),
    deliver: createDeliver({
      store,
      mailer: checkedMailer(options.mailer),
      receivers,
      lines,
      reference: createReference(data),
      broker: options.broker ?? defaultBroker,
      ...(secret !== undefined && { mayLeave: mailLimit(store.recipients, secret, now) }),
      links: {
        sha256: (text) => hash('sha256', text),
        now,
        publicUrl: options.publicUrl,
        pagesUrl: () => options.pagesUrl,
      },
    }),
    log,
  });
  const stopPurge = purgeExpired(
    store,
    { ...defaultRetention, mails: defaultMailRetention, ...options.retention },
    log,
  );
  // Ignore an unavailable database here: other callers report it.
  stranded(store.outbox, outbox.requests).then(
    (kinds) => {
      for (const { kind, waiting } of kinds)
        log({ level: 'warn', event: 'no-receiver', kind, waiting, hint: noReceiver(kind) });
    },
    () => {},
  );
  return {
    ...outbox,
    stop: async () => {
      stopPurge();
      await outbox.stop();
    },
  };
}
