import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lines as productLines } from '@preventivo/api/lines';
import { loadLines } from '@preventivo/api/load-lines';
import { referenceData } from '@preventivo/api/reference-data';
import type { Line } from '@preventivo/core';
import { patienceMs } from './asking.ts';
import { mailsIn } from './mail-folder.ts';
import { levels, stagesOf } from './plan.ts';
import {
  groupLines,
  type Outcome,
  outcomeLines,
  reportOf,
  stopSentence,
  totalLine,
} from './report.ts';
import { runConformance } from './run.ts';

const usage = `Runs the HTTP contract of Preventivo against a back end, and says call by call what does not fit.

  preventivo-conformance <base> [--lines travel,./my-lines.js] [--mails <folder>] [--origin <origin>]

  <base>             the address of the back end, http://127.0.0.1:3000; the calls are under <base>/api/
  --lines <which>    whose calls: a module that exports lines, ids of the product's lines, or several of both
                     with commas   [every line of the product that the back end serves]
  --mails <folder>   where the back end writes its mails, as *.eml files: what needs one is not tried without
  --origin <origin>  a page of another origin that the back end lets call: what it may is not tried without
  --requests-token <token>
                     a token of the broker's programs that may change requests: their calls are not checked without
  --today <date>     the day it is for the back end, YYYY-MM-DD   [today in Italy]
  --only <names>     only checks whose name holds one of these, with commas: 'submit/', 'travel pages/right'
  --level <level>    minimum: only the checks of the calls that every funnel needs; all: all checks   [all]
  --strict           what was not tried counts as what does not fit
  --json             the report as JSON on the standard output
  --list             the names of all checks
  --help

It writes into the back end: accounts, requests and drafts, all under addresses of example.org. Never run it
against one that hands requests on to people. It makes thousands of calls: have limits of calls switched off.

It ends with 0 where everything fits, 1 where something does not, 2 where it could not be run or had to stop
because the server no longer accepts connections.`;

const options = {
  lines: { type: 'string' },
  mails: { type: 'string' },
  origin: { type: 'string' },
  'requests-token': { type: 'string' },
  today: { type: 'string' },
  only: { type: 'string' },
  level: { type: 'string' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** An invalid command-line argument. The message is a sentence for the user. */
class BadWord extends Error {}

/** The output streams of a command. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Runs the command. @returns its exit code */
export async function conformanceCommand(
  words: readonly string[],
  { out, error }: Streams = { out: console.log, error: console.error },
): Promise<number> {
  try {
    return await carriedOut(words, { out, error });
  } catch (reason) {
    // `loadLines` of @preventivo/api throws a complete message for an invalid `--lines`. Print that
    // message unchanged.
    if (!(reason instanceof Error)) throw reason;
    if (reason instanceof BadWord || reason.message.startsWith('--lines')) {
      error(reason.message);
      return 2;
    }
    throw reason;
  }
}

async function carriedOut(words: readonly string[], { out, error }: Streams): Promise<number> {
  const { values: given, positionals } = read(words);
  if (given.help) {
    out(usage);
    return 0;
  }
  const level = levels.find((one) => one === (given.level ?? 'all'));
  if (!level) throw new BadWord(`--level takes ${levels.join(' or ')}.`);
  if (given.list) {
    for (const { checks, lineChecks } of stagesOf(level)) {
      for (const { id, says } of checks) out(`${id}: ${says}`);
      for (const { id, says } of lineChecks) out(`<line> ${id}: ${says}`);
    }
    return 0;
  }
  const base = baseIn(positionals);
  const { mails, origin, today, only, strict = false, json = false } = given;
  // The folder itself may be missing: the back end may create it with the first mail.
  if (mails !== undefined && !existsSync(dirname(resolve(mails))))
    throw new BadWord(`--mails: there is no folder ${mails}.`);
  if (today !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(today))
    throw new BadWord('--today takes a day, such as 2026-11-21.');
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new BadWord('--origin takes an origin, such as https://www.example.it, without a path.');
  await reach(base);
  const { lines, unserved } =
    given.lines === undefined
      ? await servedLines(base)
      : { lines: await named(given.lines), unserved: [] };
  const onOutcome = (outcome: Outcome) => {
    if (!json) out(outcomeLines(outcome));
  };
  for (const outcome of unserved) onOutcome(outcome);
  const run = await runConformance({
    base,
    lines,
    origin,
    requestsToken: given['requests-token'],
    level,
    onOutcome,
    ...(mails !== undefined && { mails: mailsIn(mails) }),
    ...(today !== undefined && { today }),
    ...(only !== undefined && { only: only.split(',').map((one) => one.trim()) }),
  });
  if (run.outcomes.length === 0)
    throw new BadWord(
      `--only: no check has a name with ${only} at --level ${level}. --list shows them.`,
    );
  const report = reportOf(run.base, [...unserved, ...run.outcomes], run.stopped);
  out(json ? JSON.stringify(report, null, 2) : `\n${groupLines(report)}\n${totalLine(report)}`);
  if (report.stopped) {
    error(stopSentence(report.stopped));
    return 2;
  }
  return report.misfits > 0 || (strict && report.notTried > 0) ? 1 : 0;
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: true });
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new BadWord(`${why}.\n\n${usage}`);
  }
}

function baseIn([base, ...others]: readonly string[]): string {
  if (base === undefined || others.length > 0)
    throw new BadWord(`Which back end? Say one address.\n\n${usage}`);
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new BadWord(`${base} is no http or https address, such as http://127.0.0.1:3000.`);
  return base.replace(/\/+$/, '');
}

async function reach(base: string): Promise<void> {
  await fetch(`${base}/api/users/my-data`, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => {
      throw new BadWord(`Nothing answers at ${base}. Is the back end running?`);
    },
  );
}

const named = async (words: string): Promise<readonly Line[]> =>
  Object.values(await loadLines(words, { own: productLines, data: referenceData }));

/** Returns the product lines that a back end serves, and the lines to report as not tried. */
async function servedLines(base: string) {
  const asked = await Promise.all(
    Object.values(productLines).map(async (line) => {
      // A line without any response counts as served. The checks of the line then report the
      // failure.
      const status = await fetch(`${base}/api/${line.id}/enums/stati`, {
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        (answer) => answer.status,
        () => undefined,
      );
      return { line, isServed: status !== 404 };
    }),
  );
  const lines = asked.filter(({ isServed }) => isServed).map(({ line }) => line);
  if (lines.length === 0)
    throw new BadWord(
      `${base} serves no line of the product (GET /api/<line>/enums/stati is 404 for each). Name yours: --lines ./my-lines.js.`,
    );
  const unserved = asked
    .filter(({ isServed }) => !isServed)
    .map(
      ({ line }): Outcome => ({
        check: line.id,
        says: 'the calls of this line',
        result: 'not tried',
        why: 'this back end does not serve the line',
      }),
    );
  return { lines, unserved };
}
