import { readFileSync } from 'node:fs';
import type { Broker, RuleSettings } from '@preventivo/core';
import type { OwnConsentTexts } from '../contract/consent-texts.ts';
import type { Sender } from '../mail/mail.ts';
import type { Receivers } from '../outbox/deliver.ts';
import type { MunicipalityChange } from '../reference/data.ts';
import type { DraftLimits } from '../store/draft-bounds.ts';

/** What the environment says of this process. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of it. */
  readonly databaseUrl: string | undefined;
  readonly accounts: AccountConfig;
  readonly mail: MailConfig;
  /** Who writes mails, as visitors know them. */
  readonly broker: Broker;
  /** The words of consents that the broker's pages show. */
  readonly consentTexts: OwnConsentTexts;
  /** To whom requests are handed on. */
  readonly receivers: Receivers;
  readonly addresses: AddressConfig;
  /** Changes of municipalities that the operator knows of, besides those of the product. */
  readonly municipalityChanges: readonly MunicipalityChange[];
  /** Rules that the broker has set; the pages' settings must say the same. */
  readonly rules: RuleSettings;
  /** Other origins that may call. */
  readonly corsOrigins: readonly string[];
  /** Origins whose pages may show one of these in a frame. */
  readonly frameAncestors: readonly string[];
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  readonly rateLimits: boolean;
  readonly retention: Retention;
  /** Limits of the drafts that wait for another device. */
  readonly drafts: DraftLimits;
  /** Who may read the metrics: who sends it. @defaultValue who is on this machine */
  readonly metricsToken: string | undefined;
  /** Where traces go. @defaultValue nowhere */
  readonly traces: TraceConfig | undefined;
}

/** After how many days what is kept is removed (docs/privacy.md). */
export interface Retention {
  /** Requests and their receipts, since they came. */
  readonly requests: number;
  /** Accounts, since somebody last logged in. */
  readonly accounts: number;
}

export type AddressConfig =
  | { readonly provider: 'embedded' }
  | { readonly provider: 'photon' | 'nominatim'; readonly url: string }
  | { readonly provider: 'google'; readonly url: string; readonly key: string };

export interface AccountConfig {
  /** Signs the tokens. @defaultValue one that is kept in the data folder */
  readonly jwtSecret: string | undefined;
  /** Base of the links in mails, without a slash at its end. @defaultValue the address this process listens at */
  readonly publicUrl: string | undefined;
  /** The same of links that lead to pages, where those stand on another origin. @defaultValue `publicUrl` */
  readonly pagesUrl: string | undefined;
}

export interface MailConfig {
  /** The mail server. @defaultValue none: mails are files in the data folder */
  readonly smtpUrl: string | undefined;
  /** Whether nothing is sent to a mail server that does not encrypt; `smtps` always does. */
  readonly requireTls: boolean;
  readonly from: Sender;
  /** How long mails that are files are kept, in days. */
  readonly retentionDays: number;
}

/** Where traces go. The variables are those of OpenTelemetry. */
export interface TraceConfig {
  /** The address of an OTLP receiver for traces, over HTTP. */
  readonly url: string;
  /** Sent with them, as the key of a service. */
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
}

/** A variable that says something nobody can follow: one sentence that names it and what it takes. */
export class BadConfig extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * What a variable says; one that is set to nothing is not set. A secret may stand in a file instead, which no list of
 * processes and no image shows: `JWT_SECRET_FILE=/run/secrets/jwt-secret`. An empty one is no secret: without the
 * `DATABASE_URL` that was to stand in it, requests would go elsewhere.
 * @throws {BadConfig} where both are set, or the file cannot be read or is empty
 */
export function settingOf(env: Env, name: string): string | undefined {
  const value = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value !== undefined) throw new BadConfig(`${name} and ${name}_FILE are both set: take one.`);
  let written: string;
  try {
    written = readFileSync(file, 'utf8').trim();
  } catch {
    throw new BadConfig(`${name}_FILE takes the path of a file that this user can read.`);
  }
  if (written === '')
    throw new BadConfig(`${name}_FILE takes the path of a file that is not empty.`);
  return written;
}

/** The scheme of an address, with its colon; '' for what is no address. */
export const protocolOf = (value: string): string =>
  URL.canParse(value) ? new URL(value).protocol : '';

/** What a JSON file holds; a mark of the byte order is none of it, as browsers have it. @throws where it cannot be read, or is no JSON */
export const jsonIn = (path: string): unknown =>
  JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
