import { textIn } from '../outbox/request-words.ts';
import type { Requests, StoredRequest } from '../store/store.ts';
import { columnsOf } from './columns.ts';
import { csvHeading, csvRow } from './csv-row.ts';
import type { Order } from './read-words.ts';
import { jsonOf } from './unseen-characters.ts';
import type { Write } from './write.ts';

/** Returns a request for export: with its receipt, but without the hash of its key. */
export async function exported(request: StoredRequest, requests: Requests) {
  const { keyHash: _, payload, ...told } = request;
  const receipt = await requests.receipt(request.id);
  const marks = { repeats: request.repeats ?? null, suspicions: request.suspicions ?? [] };
  return { ...told, ...marks, ...payload, receipt: receipt ?? null };
}

/**
 * Escapes JSON so that spreadsheets read no part of it as a formula. Italian spreadsheets start a
 * new cell at a semicolon, even inside a cell.
 */
const escapedFormulas = (json: string) =>
  json.replace(
    /(?<=;\s*)[=+\-@|%＝＋－＠]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Streams requests as JSON lines, or as rows of CSV with JSON in the last cells. */
export async function exportRequests(
  { filter, format, csv }: Order,
  requests: Requests,
  write: Write,
) {
  const whole = ['contractor', 'specificData', 'privacy'] as const;
  let isFirst = true;
  for await (const request of requests.find(filter)) {
    if (format === 'json') {
      await write(`${jsonOf(await exported(request, requests))}\n`);
      continue;
    }
    const told = columnsOf(request);
    const { sfLeadIds, convenzione, language } = request.payload;
    const beside = {
      convenzione: String(convenzione ?? ''),
      language,
      sfUserId: textIn(sfLeadIds, 'sfUserId'),
      sfContractorPersonId: textIn(sfLeadIds, 'sfContractorPersonId'),
      consentReceiptId: (await requests.receipt(request.id))?.id ?? '',
    };
    const columns = { ...told, ...beside };
    if (isFirst) await write(csvHeading([...Object.keys(columns), ...whole], csv));
    isFirst = false;
    const parts = whole.map((part) => escapedFormulas(jsonOf(request.payload[part])));
    await write(csvRow([...Object.values(columns), ...parts], csv));
  }
}
