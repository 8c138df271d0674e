import { parseArgs } from 'node:util';
import { requestNamed } from '../broker/details.ts';
import { BadConfig } from '../config/config.ts';
import {
  type HandlingChange,
  handlingLimits,
  type RequestStatus,
  requestStatuses,
} from '../store/handling.ts';
import type { RequestFilter } from '../store/requests.ts';
import type { CsvDialect } from './csv-row.ts';
import { midnightInItaly } from './italian-days.ts';

export const usage = `Takes:
  list                      the requests that came in, newest first
  show <code or id>         one of them: every answer beside its question
  export                    all of them, to be read by a program
  status <code or id> [new|taken|answered|lost]
                            what is noted about one of them; with a state, --assignee or --note it is changed
  erase <code or id>        removes one of them
  erase --email <address>   removes all that came from an address, and its account
Which, for list, export and erase:
  --line <line>             of one line: travel, home
  --day <day>               of one day in Italy: 2026-11-21
  --from <day> --to <day>   of several days, both included; either may be left out
  --email <address>         of whoever gave this address
  --code <code or id>       one of them: KMR-4821
  --status <state>          list and export: in this state, new, taken, answered or lost
How:
  --format <format>         table, json or csv; list and show: table, export: json, a line for each request
                            export as csv has a column for each question with --line, and JSON in its cells without
  --csv <dialect>           excel-it or rfc4180: semicolons and a mark for Excel in Italy, unless told; or commas and no mark
  --limit <number>          list: how many at most, 50 unless told; 0 for all
  --assignee <name>         status: who works on it; '' for nobody
  --note <text>             status: a note for the consultants; '' for none
  --yes                     erase: without it, it is only said what would be removed`;

const options = {
  line: { type: 'string' },
  day: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  email: { type: 'string' },
  code: { type: 'string' },
  status: { type: 'string' },
  assignee: { type: 'string' },
  note: { type: 'string' },
  format: { type: 'string' },
  csv: { type: 'string' },
  limit: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const commands = ['list', 'show', 'status', 'export', 'erase'] as const;

export type Format = 'table' | 'json' | 'csv';

/** Parsed arguments of the command. */
export type Asked =
  | { readonly command: 'help'; readonly usage: string }
  | {
      readonly command: (typeof commands)[number];
      readonly filter: RequestFilter;
      readonly format: Format;
      readonly csv: CsvDialect;
      /** Maximum number of requests; 0 for all. */
      readonly limit: number;
      readonly yes: boolean;
      /** Changes that `status` makes. If empty, `status` only prints the state. */
      readonly change: HandlingChange;
    };
export type Order = Exclude<Asked, { command: 'help' }>;

/** @throws {BadConfig} for invalid arguments */
export function readWords(words: readonly string[]): Asked {
  const { values, positionals } = parsed(words);
  if (values.help) return { command: 'help', usage };
  const [named = 'list', which, state, ...more] = positionals;
  const command = commands.find((one) => one === named);
  if (!command || more.length > 0 || (state !== undefined && command !== 'status'))
    throw new BadConfig(usage);
  if (
    which !== undefined &&
    (values.code !== undefined || !['show', 'status', 'erase'].includes(command))
  )
    throw new BadConfig(usage);
  const filter = { ...filterNamed(which ?? values.code), ...filterOf(values) };
  if ((command === 'show' || command === 'status') && !filter.id && !filter.code)
    throw new BadConfig(`${command} takes the code of a request, such as KMR-4821, or its id.`);
  // Require a specific request. Otherwise a typo could empty the database.
  if (command === 'erase' && !filter.id && !filter.code && !filter.email)
    throw new BadConfig('erase takes the code or the id of a request, or --email.');
  if (command === 'erase' && filter.email && Object.keys(filter).length > 1)
    throw new BadConfig(
      'erase --email removes all that came from an address: take nothing else with it.',
    );
  return {
    command,
    filter,
    format: formatOf(values.format, command),
    csv: dialectOf(values.csv),
    limit: limitOf(values.limit),
    yes: values.yes ?? false,
    change: changeOf(state, values),
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new BadConfig(`${error instanceof Error ? error.message : 'What?'}\n${usage}`);
  }
}

/** Parses a code or an id. */
function filterNamed(named: string | undefined): RequestFilter {
  if (named === undefined) return {};
  const filter = requestNamed(named);
  if (!filter)
    throw new BadConfig('A request is named by its code, such as KMR-4821, or by its id, a UUID.');
  return filter;
}

function changeOf(
  state: string | undefined,
  { assignee, note }: ReturnType<typeof parsed>['values'],
): HandlingChange {
  for (const [name, text = ''] of Object.entries({ assignee, note })) {
    const most = handlingLimits[name as keyof typeof handlingLimits];
    if (text.length > most) throw new BadConfig(`--${name} takes at most ${most} characters.`);
  }
  return {
    ...(state !== undefined && { status: statusIn(state) }),
    ...(assignee !== undefined && { assignee: assignee.trim() }),
    ...(note !== undefined && { note: note.trim() }),
  };
}

function statusIn(text: string): RequestStatus {
  const status = requestStatuses.find((one) => one === text);
  if (!status) throw new BadConfig(`A state is one of: ${requestStatuses.join(', ')}.`);
  return status;
}

function filterOf(values: ReturnType<typeof parsed>['values']): RequestFilter {
  const { line, day, from, to, email, status } = values;
  if (day !== undefined && (from !== undefined || to !== undefined))
    throw new BadConfig('Take --day, or --from and --to.');
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email.trim()))
    throw new BadConfig('--email takes one address, such as anna@example.it.');
  const [first, last] = [day ?? from, day ?? to];
  if (first !== undefined && last !== undefined && first > last)
    throw new BadConfig('--from takes a day that is not after that of --to.');
  return {
    ...(line !== undefined && { line }),
    ...(status !== undefined && { status: statusIn(status) }),
    ...(email !== undefined && { email: email.trim().toLowerCase() }),
    ...(first !== undefined && { from: midnightInItaly(first, 0) }),
    ...(last !== undefined && { until: midnightInItaly(last, 1) }),
  };
}

function formatOf(value: string | undefined, command: (typeof commands)[number]): Format {
  const formats = formatsOf[command];
  const format = value === undefined ? formats[0] : formats.find((one) => one === value);
  if (!format) throw new BadConfig(`--format takes one of: ${formats.join(', ')}.`);
  return format;
}

/** Formats of each command. The first format is the default. */
const formatsOf: Readonly<Record<(typeof commands)[number], readonly Format[]>> = {
  list: ['table', 'json', 'csv'],
  show: ['table', 'json'],
  status: ['table'],
  export: ['json', 'csv'],
  erase: ['table'],
};

function dialectOf(value: string | undefined): CsvDialect {
  const dialect = value === undefined ? dialects[0] : dialects.find((one) => one === value);
  if (!dialect) throw new BadConfig(`--csv takes one of: ${dialects.join(', ')}.`);
  return dialect;
}

/** The first dialect is the default. */
const dialects = ['excel-it', 'rfc4180'] as const;

function limitOf(value: string | undefined): number {
  if (value === undefined) return 50;
  if (!/^\d{1,9}$/.test(value)) throw new BadConfig('--limit takes a whole number; 0 for all.');
  return Number(value);
}
