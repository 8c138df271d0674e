import { type Columns, columnsOf } from '../broker/columns.ts';
import { handlingOf } from '../broker/details.ts';
import type { Requests } from '../store/store.ts';
import { csvHeading, csvRow } from './csv-row.ts';
import type { Order } from './read-words.ts';
import { jsonOf, withoutUnseen } from './unseen-characters.ts';
import type { Write } from './write.ts';

const columns: readonly (readonly [name: keyof Columns | 'status' | 'assignee', width: number])[] =
  [
    ['code', 8],
    ['day', 10],
    ['time', 5],
    ['line', 18],
    ['name', 24],
    ['email', 30],
    ['phone', 16],
    ['recall', 6],
    ['status', 8],
    ['assignee', 16],
    ['id', 36],
    ['marks', 0],
  ];
const names = columns.map(([name]) => name);

/** Lists requests as a table, as CSV with a heading, or as JSON lines. */
export async function listRequests(
  { filter, format, limit, csv }: Order,
  requests: Requests,
  write: Write,
) {
  let count = 0;
  for await (const request of requests.find(filter)) {
    if (limit > 0 && count === limit) {
      if (format === 'table') await write(`The newest ${limit} are shown; --limit 0 shows all.\n`);
      return;
    }
    if (count === 0 && format === 'table') await write(tableRow(names));
    if (count === 0 && format === 'csv') await write(csvHeading(names, csv));
    const { status, assignee } = handlingOf(request);
    const told = { ...columnsOf(request), status, assignee };
    const cells = names.map((name) => told[name]);
    if (format === 'table') await write(tableRow(cells));
    else await write(format === 'csv' ? csvRow(cells, csv) : `${jsonOf(told)}\n`);
    count += 1;
  }
  if (count === 0 && format === 'table') await write('No request matches.\n');
}

/** Formats a row without truncating cells. A wide cell moves the cells after it to the right. */
const tableRow = (cells: readonly string[]): string =>
  `${cells
    .map((cell, index) => withoutUnseen(cell).padEnd(columns[index]?.[1] ?? 0))
    .join('  ')
    .trimEnd()}\n`;
