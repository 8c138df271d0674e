import { readFileSync } from 'node:fs';
import type { Broker, RuleSettings } from '@preventivo/core';
import type { OwnConsentTexts } from '../contract/consent-texts.ts';
import type { RequestToken } from '../contract/request-token.ts';
import type { Sender } from '../mail/mail.ts';
import type { Receivers } from '../outbox/deliver.ts';
import type { MunicipalityChange } from '../reference/data.ts';
import type { DraftLimits } from '../store/draft-bounds.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server, used instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly accounts: AccountConfig;
  readonly mail: MailConfig;
  /** The broker. Mails name the broker as the sender. */
  readonly broker: Broker;
  /** URL of the broker's privacy notice. @defaultValue the sample of the reference site */
  readonly privacyUrl: string | undefined;
  /** Folder of the broker's own files, served at `/broker/`. @defaultValue none */
  readonly brokerDir: string | undefined;
  readonly consentTexts: OwnConsentTexts;
  readonly receivers: Receivers;
  readonly addresses: AddressConfig;
  /** The operator's changes of municipalities, in addition to the product's changes. */
  readonly municipalityChanges: readonly MunicipalityChange[];
  /** The broker's changes to the validation rules; the pages need the same settings. */
  readonly rules: RuleSettings;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Origins whose pages may embed a funnel in a frame. */
  readonly frameAncestors: readonly string[];
  /** Number of proxies in front of the server. */
  readonly trustProxy: number;
  readonly rateLimits: boolean;
  readonly retention: Retention;
  /** Limits of the drafts that wait until another device loads them. */
  readonly drafts: DraftLimits;
  /**
   * Token that clients need to read the metrics. @defaultValue none: only clients on this machine
   * may read the metrics
   */
  readonly metricsToken: string | undefined;
  /** Tokens of programs that may read or change requests. */
  readonly requestTokens: readonly RequestToken[];
  /** Destination of traces. @defaultValue none */
  readonly traces: TraceConfig | undefined;
}

/** Days after which stored data is removed (docs/privacy.md). */
export interface Retention {
  /** Days to keep requests and their receipts, counted from their arrival. */
  readonly requests: number;
  /** Days to keep accounts, counted from the last login. */
  readonly accounts: number;
}

export type AddressConfig =
  | { readonly provider: 'embedded' }
  | { readonly provider: 'photon' | 'nominatim'; readonly url: string }
  | { readonly provider: 'google'; readonly url: string; readonly key: string };

export interface AccountConfig {
  /** Signs the tokens. @defaultValue a secret stored in the data folder */
  readonly jwtSecret: string | undefined;
  /**
   * Base URL of links in mails, without a trailing slash. @defaultValue the address that this
   * process listens on
   */
  readonly publicUrl: string | undefined;
  /** Base URL of links to pages, if these have another origin. @defaultValue `publicUrl` */
  readonly pagesUrl: string | undefined;
}

export interface MailConfig {
  /** URL of the mail server. @defaultValue none: mails are files in the data folder */
  readonly smtpUrl: string | undefined;
  /** Whether to refuse mail servers without encryption; `smtps` always encrypts. */
  readonly requireTls: boolean;
  readonly from: Sender;
  /** Days to keep mails that were written to files. */
  readonly retentionDays: number;
}

/** Destination of traces, from the environment variables of OpenTelemetry. */
export interface TraceConfig {
  /** URL of an OTLP receiver for traces, over HTTP. */
  readonly url: string;
  /** Headers sent with traces, such as an API key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
}

/**
 * Thrown for an invalid variable. The message is one sentence with the name of the variable and its
 * accepted values.
 */
export class BadConfig extends Error {}

/**
 * How mails are sent. `environment`: through the mail server or to the folder that the environment
 * names. `plug-in`: by a plug-in. `none`: a command sends no mails.
 */
export type MailRoute = 'environment' | 'plug-in' | 'none';

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the value of a variable; an empty variable counts as unset. A secret may be in a file,
 * `JWT_SECRET_FILE=/run/secrets/jwt-secret`, which keeps it out of process lists and images. An
 * empty file is an error. Otherwise, with an empty `DATABASE_URL_FILE`, the server would silently
 * use the embedded database.
 * @throws {BadConfig} when both are set, or the file is empty or cannot be read
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

/** Returns the scheme of a URL with its colon; '' if the URL is invalid. */
export const protocolOf = (value: string): string =>
  URL.canParse(value) ? new URL(value).protocol : '';

/**
 * Parses a JSON file. Ignores a byte order mark, as browsers do. @throws when the file cannot be
 * read or parsed
 */
export const jsonIn = (path: string): unknown =>
  JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
