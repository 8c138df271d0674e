import type { Line } from '@preventivo/core';
import { Hono } from 'hono';
import { embeddedAddresses } from './addresses/embedded.ts';
import type { AddressProvider } from './addresses/provider.ts';
import { dayClock } from './checks/day-clock.ts';
import { calls } from './http/calls.ts';
import { type Sha256, webSha256 } from './http/digest.ts';
import type { App, Environment } from './http/environment.ts';
import { guarded } from './http/guarded.ts';
import type { Limits } from './http/limits.ts';
import type { Log } from './http/log.ts';
import { serveCall } from './http/serve-call.ts';
import { openApi } from './openapi/openapi.ts';
import type { ReferenceData } from './reference/data.ts';
import { createReference, type Reference } from './reference/reference.ts';
import type { Store } from './store/store.ts';

export type { AddressProvider } from './addresses/provider.ts';
export type { LogEntry } from './http/log.ts';
export type { ReferenceData } from './reference/data.ts';
export type { Reference } from './reference/reference.ts';

export interface AppOptions {
  readonly store: Store;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  /** The files of `data/`. */
  readonly data: ReferenceData;
  /** Who finds addresses. @defaultValue the embedded provider */
  readonly addresses?: (reference: Reference) => AddressProvider;
  /** @defaultValue the clock of this machine */
  readonly clock?: () => Date;
  /** @defaultValue that of the web platform */
  readonly sha256?: Sha256;
  /** How often one client may call. @defaultValue as often as it likes */
  readonly limits?: Limits;
  /** Where requests are noted. @defaultValue nowhere */
  readonly log?: Log;
  readonly config?: {
    /** Other origins that may call. @defaultValue none */
    readonly corsOrigins?: readonly string[];
  };
}

/**
 * The HTTP contract as fetch handlers: `createApp(options).fetch(request)`. It runs in Node and in a
 * browser alike, so a story or a test talks to the very code that serves visitors.
 */
export function createApp(options: AppOptions): App {
  const { store, lines, data, clock = () => new Date(), sha256 = webSha256 } = options;
  const reference = createReference(data);
  const addresses = (options.addresses ?? embeddedAddresses)(reference);
  const today = dayClock(clock);
  const served = { store, lines, reference, addresses, now: clock, today, sha256 };

  const app = new Hono<Environment>();
  guarded(app, { log: options.log, corsOrigins: options.config?.corsOrigins ?? [] });
  for (const call of calls) serveCall(app, call, served, options.limits);
  const document = openApi(calls, lines);
  app.get('/openapi.json', (c) => c.json(document));
  return app;
}
