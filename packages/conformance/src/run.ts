import type { Line } from '@preventivo/core';
import { today as todayInItaly } from '@preventivo/core';
import { type Ask, asking } from './asking.ts';
import { formsOf } from './forms.ts';
import type { Kit, Mails } from './kit.ts';
import { join } from './people.ts';
import { type Level, planOf } from './plan.ts';
import { type Outcome, type Report, reportOf } from './report.ts';
import { Misfit, NotTried } from './verdict.ts';

/** Options of a run. */
export interface RunOptions {
  /**
   * The URL of the back end, such as `https://api.example.it`. The paths of all requests start with
   * `/api/`.
   */
  readonly base: string;
  readonly lines: readonly Line[];
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /** Reads the back end's mails. @defaultValue none: checks that need a mail are not tried */
  readonly mails?: Mails | undefined;
  /**
   * An origin that the back end allows, other than its own. @defaultValue none: the CORS checks are
   * not tried
   */
  readonly origin?: string | undefined;
  /** The back end's current day. @defaultValue today in Italy */
  readonly today?: string;
  /**
   * Runs only the checks whose id contains one of these texts, such as `travel submit/`.
   * @defaultValue all
   */
  readonly only?: readonly string[];
  /** @defaultValue all */
  readonly level?: Level;
  /** Called with the outcome of each check. */
  readonly onOutcome?: (outcome: Outcome) => void;
}

/**
 * Runs the checks against a back end. They create accounts, quote requests and drafts in it. All
 * email addresses are of example.org.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const { only = [], level = 'all', onOutcome = () => {} } = options;
  const base = options.base.replace(/\/+$/, '');
  const kit = kitOf({ ...options, base });
  const outcomes: Outcome[] = [];
  const made = async (check: string, says: string, run: () => Promise<void>) => {
    if (only.length > 0 && !only.some((part) => check.includes(part))) return;
    const outcome = { check, says, ...(await resultOf(run)) };
    outcomes.push(outcome);
    onOutcome(outcome);
  };
  for (const { check, says, run } of planOf(kit.lines, level))
    await made(check, says, () => run(kit));
  return reportOf(base, outcomes);
}

async function resultOf(run: () => Promise<void>): Promise<Omit<Outcome, 'check' | 'says'>> {
  try {
    await run();
    return { result: 'ok' };
  } catch (error) {
    if (error instanceof NotTried) return { result: 'not tried', why: error.message };
    if (!(error instanceof Misfit)) throw error;
    const { expected, got, call } = error;
    return { result: 'does not fit', expected, got, ...(call && { call }) };
  }
}

function kitOf(options: RunOptions): Kit {
  const { base, lines, mails, origin, today = todayInItaly() } = options;
  // Reads the global `fetch` on each call, because a test may replace it.
  const fetch: typeof globalThis.fetch = (...asked) =>
    (options.fetch ?? globalThis.fetch)(...asked);
  const ask: Ask = asking(base, fetch);
  const run = crypto.randomUUID().slice(0, 8);
  let people = 0;
  const newAddress = () => {
    people += 1;
    return `conformita-${run}-${people}@example.org`;
  };
  const around = { ask, today, mails };
  const newAccount = () => join(around, newAddress());
  const forms = remembered(
    (line: Line) => formsOf(line, ask, today),
    ({ id }) => id,
  );
  const accounts = remembered(
    (_which: string) => newAccount(),
    (which) => which,
  );
  return {
    ...around,
    lines,
    origin,
    newAddress,
    newAccount,
    forms,
    account: () => accounts('one'),
    otherAccount: () => accounts('other'),
  };
}

/**
 * Memoises an async function.
 * @param name returns the cache key for an argument
 */
function remembered<A, T>(make: (asked: A) => Promise<T>, name: (asked: A) => string) {
  const made = new Map<string, Promise<T>>();
  return (asked: A): Promise<T> => {
    const one = made.get(name(asked)) ?? make(asked);
    made.set(name(asked), one);
    return one;
  };
}
