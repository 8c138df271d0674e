import { type Broker, defaultBroker, type Line, type RuleSettings } from '@preventivo/core';
import { Hono } from 'hono';
import { embeddedAddresses } from './addresses/embedded.ts';
import type { AddressProvider } from './addresses/provider.ts';
import { dayClock } from './checks/day-clock.ts';
import { consentTexts, type OwnConsentTexts } from './contract/consent-texts.ts';
import type { HumanCheck } from './contract/human-check.ts';
import type { RequestToken } from './contract/request-token.ts';
import { bearerTokens } from './crypto/bearer-tokens.ts';
import { hmac, randomHex, type Sha256, webSha256 } from './crypto/digest.ts';
import { knownDevices } from './crypto/known-devices.ts';
import { type Passwords, webPasswords } from './crypto/passwords.ts';
import { countCall } from './http/count-call.ts';
import type { App, Environment } from './http/environment.ts';
import { useMiddleware } from './http/middleware.ts';
import { mountRoute } from './http/route.ts';
import { sendShared } from './http/shared-json.ts';
import { lazy } from './lazy.ts';
import type { AuditEntry } from './log/audit.ts';
import type { Log } from './log/log.ts';
import { openApi } from './openapi/openapi.ts';
import { noRateLimit, type RateLimiter } from './rate-limit/rate-limiter.ts';
import type { ReferenceData } from './reference/data.ts';
import { createReference, type Reference } from './reference/reference.ts';
import { groups, routes } from './routes/routes.ts';
import { type DraftLimits, defaultDraftLimits, draftBounds } from './store/draft-bounds.ts';
import { type Dispatch, noDispatch } from './store/outbox.ts';
import type { Store } from './store/store.ts';

export type { Attribution } from './addresses/attribution.ts';
export type { AddressProvider } from './addresses/provider.ts';
export type { HumanCheck, HumanCheckRequest } from './contract/human-check.ts';
export { failedAs, type Refusal, type RefusedAt } from './contract/refusal.ts';
export type { RequestToken } from './contract/request-token.ts';
export { webSha256 } from './crypto/digest.ts';
export type { Passwords } from './crypto/passwords.ts';
export type { AccountEntry, AuditEntry, RequestEntry } from './log/audit.ts';
export type { Log, LogEntry } from './log/log.ts';
export { accountLink, type LinkMaker, type MadeLink } from './outbox/account-link.ts';
export type { ReferenceData } from './reference/data.ts';
export type { Municipality } from './reference/municipalities/records.ts';
export type { Reference } from './reference/reference.ts';
export type { Dispatch } from './store/outbox.ts';
export { AccountErased, type Store, type StoredRequest } from './store/store.ts';

export interface AppOptions {
  readonly store: Store;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  /** The files of `data/`. */
  readonly data: ReferenceData;
  /** Creates the address provider. @defaultValue the embedded provider */
  readonly addresses?: (reference: Reference) => AddressProvider;
  /**
   * Delivers mails and requests. @defaultValue no delivery; pending deliveries stay in the store
   */
  readonly dispatch?: Dispatch;
  /** @defaultValue the system clock */
  readonly clock?: () => Date;
  /** @defaultValue `webSha256`, from the Web Crypto API */
  readonly sha256?: Sha256;
  /** Hashes passwords. @defaultValue `webPasswords`, PBKDF2 from the Web Crypto API */
  readonly passwords?: Passwords;
  /**
   * Signs session tokens, at least 32 characters. @defaultValue a random secret: tokens are invalid
   * after a restart
   */
  readonly secret?: string;
  /** Limits how often a client may call. @defaultValue no limit */
  readonly rateLimiter?: RateLimiter;
  /** Returns whether the sender of a request is a person. @defaultValue accepts every request */
  readonly isHuman?: HumanCheck;
  /** Writes a line for each request. @defaultValue no log */
  readonly log?: Log;
  /** Writes a log line for each event of an account or of the broker. @defaultValue no log */
  readonly audit?: (entry: AuditEntry) => void;
  readonly config?: {
    /** Other origins whose pages may call the API. @defaultValue none */
    readonly corsOrigins?: readonly string[];
    /**
     * Base URL of links to pages, without a trailing slash. @defaultValue none: links have no host
     */
    readonly publicUrl?: () => string;
    /**
     * Tokens of programs that may read or change requests. @defaultValue none: these routes
     * respond with 404
     */
    readonly requestTokens?: readonly RequestToken[];
    /** Build identifier. @defaultValue 'source' */
    readonly build?: string;
    /** The broker that runs the site. @defaultValue 'Il tuo broker' */
    readonly broker?: Broker;
    /** URL of the privacy notice. @defaultValue the sample of the reference site */
    readonly privacyUrl?: string | undefined;
    /** Custom consent texts of the broker's pages. @defaultValue the product's texts */
    readonly consentTexts?: OwnConsentTexts;
    /** The broker's changes to the validation rules of the lines. @defaultValue no changes */
    readonly rules?: RuleSettings;
    /**
     * Limits of the drafts that wait until another device loads them.
     * @defaultValue 10,000 drafts, 128 MB, 50 drafts per network
     */
    readonly drafts?: Partial<DraftLimits>;
  };
}

/**
 * Creates the API as a fetch handler: `createApp(options).fetch(request)`. It runs in Node and in a
 * browser, so stories and tests call the same code that serves visitors.
 */
export function createApp(options: AppOptions): App {
  const { store, lines, data, clock = () => new Date(), sha256 = webSha256 } = options;
  const settings = options.config?.rules ?? {};
  const { addresses = embeddedAddresses } = options;
  const today = dayClock(clock);
  const reference = createReference(data, today);
  const secret = options.secret ?? randomHex(256);
  const services = {
    store,
    lines,
    reference,
    settings,
    addresses: addresses(reference),
    named: () => false,
    dispatch: options.dispatch ?? noDispatch,
    now: clock,
    today,
    sha256,
    rateLimiter: options.rateLimiter ?? noRateLimit,
    passwords: options.passwords ?? webPasswords,
    tokens: bearerTokens(secret),
    devices: knownDevices(secret),
    requestTokens: options.config?.requestTokens ?? [],
    audit: options.audit ?? (() => {}),
    pseudonymOf: async (text: string) => (await hmac(secret, `log ${text}`)).slice(0, 16),
    saltOf: async (email: string) => (await hmac(secret, `registration ${email}`)).slice(0, 32),
    keyOfBody: (text: string) => hmac(secret, `submission ${text}`),
    networkName: async (network: string) => (await hmac(secret, `network ${network}`)).slice(0, 32),
    draftBounds: draftBounds({ ...defaultDraftLimits, ...options.config?.drafts }),
    // Derive the secret once. Under attack, every request needs a challenge.
    challengeSecret: lazy(() => hmac(secret, 'work challenge')),
    isHuman: options.isHuman ?? (() => true),
    publicUrl: options.config?.publicUrl ?? (() => ''),
    broker: options.config?.broker ?? defaultBroker,
    privacyUrl: options.config?.privacyUrl ?? '/documenti/privacy.html',
    editionOf: consentTexts(options.config?.consentTexts ?? {}),
    build: options.config?.build ?? 'source',
  };

  const app = new Hono<Environment>();
  useMiddleware(app, { log: options.log, corsOrigins: options.config?.corsOrigins ?? [] });
  for (const route of routes) mountRoute(app, route, services);
  const document = openApi(groups, lines);
  app.get('/openapi.json', async (c) => {
    c.set('route', '/openapi.json');
    await countCall(c, 'file', services.rateLimiter);
    return sendShared(c, document, services.sha256);
  });
  return app;
}
