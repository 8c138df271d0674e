/** How often or how long each reliability test repeats its work. */
export interface Extent {
  readonly kills: Readonly<Record<'SQLite' | 'PostgreSQL', number>>;
  readonly killsOfPostgres: number;
  /** How often connections to PostgreSQL fall silent. Each silence lasts ten seconds. */
  readonly silences: number;
  /** How often the disk of the PostgreSQL log fills up. */
  readonly fullLogs: number;
  /** How often the clock of the machine jumps ahead and back. */
  readonly jumps: number;
  readonly killsOfWorkers: number;
  readonly powerCuts: number;
  /** Floods of 2,000 requests from 200 networks, each against a new server. */
  readonly floods: number;
  /** Upgrades from an earlier version to this version, each followed by the way back. */
  readonly upgrades: number;
  /** Stops by SIGINT or SIGTERM. */
  readonly stops: number;
  /** Requests that are sent to two servers on one database. */
  readonly submissions: Readonly<Record<'SQLite' | 'PostgreSQL', number>>;
  readonly hostileBodies: number;
  readonly loadSeconds: number;
  /** Time limits. `npm test` has no time limits, because other tests slow the server down. */
  readonly limits: {
    /** Limit for 99 % of the requests, in milliseconds. */
    readonly p99OfSubmit?: number;
    /** Limit for a response to a visitor, in milliseconds. */
    readonly p95InFlood?: number;
    /** Limit for the median time of a restart, in seconds. */
    readonly medianRestart?: number;
  };
}

const everyRun: Extent = {
  kills: { SQLite: 5, PostgreSQL: 5 },
  killsOfPostgres: 3,
  silences: 1,
  fullLogs: 1,
  jumps: 1,
  killsOfWorkers: 5,
  powerCuts: 5,
  floods: 1,
  upgrades: 1,
  stops: 3,
  submissions: { SQLite: 200, PostgreSQL: 200 },
  hostileBodies: 2000,
  loadSeconds: 6,
  limits: {},
};

const short: Extent = {
  kills: { SQLite: 20, PostgreSQL: 20 },
  killsOfPostgres: 10,
  silences: 2,
  fullLogs: 3,
  jumps: 2,
  killsOfWorkers: 20,
  powerCuts: 20,
  floods: 1,
  upgrades: 1,
  stops: 10,
  submissions: { SQLite: 400, PostgreSQL: 400 },
  hostileBodies: 2000,
  loadSeconds: 6,
  limits: {},
};

const long: Extent = {
  kills: { SQLite: 200, PostgreSQL: 50 },
  killsOfPostgres: 20,
  silences: 10,
  fullLogs: 10,
  jumps: 5,
  killsOfWorkers: 60,
  powerCuts: 50,
  floods: 3,
  upgrades: 5,
  stops: 10,
  submissions: { SQLite: 10_000, PostgreSQL: 2000 },
  hostileBodies: 100_000,
  loadSeconds: 60 * Number(process.env.RELIABILITY_LOAD_MINUTES ?? 30),
  limits: { p99OfSubmit: 50, p95InFlood: 300, medianRestart: 2 },
};

/**
 * `pnpm verify:reliability` sets RELIABILITY_EXTENT to `long`. With `--short`, it sets `short`.
 * `npm test` leaves the variable unset.
 */
export const extent = { short, long }[process.env.RELIABILITY_EXTENT ?? ''] ?? everyRun;
