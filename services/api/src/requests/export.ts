import type { Requests, StoredRequest } from '../store/store.ts';
import { columnsOf } from './columns.ts';
import { csvRow } from './csv-row.ts';
import type { Order } from './read-words.ts';
import type { Write } from './write.ts';

/** All of a request and its receipt, but for what only opens it. */
export async function exported(request: StoredRequest, requests: Requests) {
  const { keyHash: _, payload, ...told } = request;
  const receipt = await requests.receipt(request.id);
  return { ...told, ...payload, receipt: receipt ?? null };
}

/**
 * The same JSON, of which a spreadsheet computes nothing: where lists are parted by semicolons, as in Italy, it takes what
 * follows one inside of a cell for a cell of its own.
 */
const inert = (json: string) =>
  json.replace(
    /(?<=;\s*)[=+\-@|%＝＋－＠]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes requests whole, one at a time: a line of JSON each, or a row of CSV whose last cells are JSON. */
export async function exportRequests({ filter, format }: Order, requests: Requests, write: Write) {
  const whole = ['contractor', 'specificData', 'privacy'] as const;
  let isFirst = true;
  for await (const request of requests.find(filter)) {
    if (format === 'json') {
      await write(`${JSON.stringify(await exported(request, requests))}\n`);
      continue;
    }
    const told = columnsOf(request);
    if (isFirst) await write(csvRow([...Object.keys(told), ...whole]));
    isFirst = false;
    const parts = whole.map((part) => inert(JSON.stringify(request.payload[part])));
    await write(csvRow([...Object.values(told), ...parts]));
  }
}
