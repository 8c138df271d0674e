/** How much each test of this folder does. */
export interface Extent {
  readonly kills: Readonly<Record<'SQLite' | 'PostgreSQL', number>>;
  readonly killsOfPostgres: number;
  readonly killsOfWorkers: number;
  readonly powerCuts: number;
  /** Requests sent to two servers at once. */
  readonly submissions: number;
  readonly hostileBodies: number;
  /** How long a steady load lasts, in seconds. */
  readonly loadSeconds: number;
  /** What time may be judged by: a machine that is busy with other tests says nothing of its server, in ms. */
  readonly limits: { readonly p99OfSubmit: number; readonly medianRestart: number };
}

const short: Extent = {
  kills: { SQLite: 20, PostgreSQL: 20 },
  killsOfPostgres: 10,
  killsOfWorkers: 20,
  powerCuts: 20,
  submissions: 400,
  hostileBodies: 2000,
  loadSeconds: 6,
  limits: { p99OfSubmit: Number.POSITIVE_INFINITY, medianRestart: Number.POSITIVE_INFINITY },
};

const long: Extent = {
  kills: { SQLite: 200, PostgreSQL: 50 },
  killsOfPostgres: 20,
  killsOfWorkers: 60,
  powerCuts: 50,
  submissions: 10_000,
  hostileBodies: 100_000,
  loadSeconds: 60 * Number(process.env.RELIABILITY_LOAD_MINUTES ?? 30),
  limits: { p99OfSubmit: 50, medianRestart: 2000 },
};

/** Short in every `npm test`; `pnpm verify:reliability` has the long one. */
export const extent = process.env.RELIABILITY_EXTENT === 'long' ? long : short;
