import type { Line } from '@preventivo/core';
import { today as todayInItaly } from '@preventivo/core';
import { type Ask, asking } from './asking.ts';
import { formsOf } from './forms.ts';
import type { Kit, Mails } from './kit.ts';
import { join } from './people.ts';
import { type Level, planOf } from './plan.ts';
import { type Outcome, type Report, reportOf, type Stop } from './report.ts';
import { Misfit, NotTried, Unreachable } from './verdict.ts';

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
  /**
   * A token of scope `write`. For the reference API, one of `REQUESTS_TOKENS`. @defaultValue none:
   * the checks of the broker's calls do not run
   */
  readonly requestsToken?: string | undefined;
  /** The back end's current day. @defaultValue today in Italy */
  readonly today?: string;
  /**
   * Runs only the checks whose id contains one of these texts, such as `travel submit/`.
   * @defaultValue all checks
   */
  readonly only?: readonly string[];
  /** @defaultValue 'all' */
  readonly level?: Level;
  /** Called with the outcome of each check. */
  readonly onOutcome?: (outcome: Outcome) => void;
}

/**
 * Runs the checks against a back end. The checks create accounts, quote requests and drafts in the
 * back end. All email addresses have the domain example.org. The run stops when the server no longer
 * accepts connections: the remaining checks are not tried, and the report has `stopped`.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const { only = [], level = 'all', onOutcome = () => {} } = options;
  const base = options.base.replace(/\/+$/, '');
  let responses = 0;
  const kit = kitOf({ ...options, base }, () => {
    responses += 1;
  });
  const planned = planOf(kit.lines, level, kit.requestsToken !== undefined).filter(
    ({ check }) => only.length === 0 || only.some((part) => check.includes(part)),
  );
  const outcomes: Outcome[] = [];
  let lastAnswered: string | undefined;
  let stopped: Stop | undefined;
  for (const { check, says, run } of planned) {
    if (stopped) {
      outcomes.push({ check, says, result: 'not tried', why: 'the server no longer answers' });
      continue;
    }
    const before = responses;
    const error = await run(kit).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const outcome = { check, says, ...resultOf(error) };
    outcomes.push(outcome);
    onOutcome(outcome);
    if (error instanceof Unreachable)
      stopped = { since: check, call: error.call, ...(lastAnswered && { lastAnswered }) };
    if (responses > before) lastAnswered = check;
  }
  return reportOf(base, outcomes, stopped);
}

/** @param error the error that a check threw; undefined if the check passed */
function resultOf(error: unknown): Omit<Outcome, 'check' | 'says'> {
  if (error === undefined) return { result: 'ok' };
  if (error instanceof NotTried) return { result: 'not tried', why: error.message };
  if (!(error instanceof Misfit)) throw error;
  const { expected, got, call } = error;
  return { result: 'does not fit', expected, got, ...(call && { call }) };
}

/** @param onResponse called with each response of the server */
function kitOf(options: RunOptions, onResponse: () => void): Kit {
  const { base, lines, mails, origin, requestsToken, today = todayInItaly() } = options;
  // Read the global `fetch` on each call: a test may replace it.
  const fetch: typeof globalThis.fetch = async (...asked) => {
    const response = await (options.fetch ?? globalThis.fetch)(...asked);
    onResponse();
    return response;
  };
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
    requestsToken,
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
