/** What the environment says of this process. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of it. */
  readonly databaseUrl: string | undefined;
  readonly addresses: AddressConfig;
  /** Other origins that may call. */
  readonly corsOrigins: readonly string[];
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  readonly rateLimits: boolean;
}

export type AddressConfig =
  | { readonly provider: 'embedded' }
  | { readonly provider: 'photon' | 'nominatim'; readonly url: string }
  | { readonly provider: 'google'; readonly url: string; readonly key: string };

/** A variable that says something nobody can follow: one sentence that names it and what it takes. */
export class BadConfig extends Error {}
