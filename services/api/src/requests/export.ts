import type { Line } from '@preventivo/core';
import { textIn } from '../outbox/request-words.ts';
import type { Requests, StoredRequest } from '../store/store.ts';
import { cellJsonOf } from './cell-json.ts';
import { columnsOf } from './columns.ts';
import { csvHeading, csvRow } from './csv-row.ts';
import { type QuestionColumns, questionColumns } from './question-columns.ts';
import type { Order } from './read-words.ts';
import { jsonOf } from './unseen-characters.ts';
import type { Write } from './write.ts';

type ReadRequests = Pick<Requests, 'find' | 'receipt'>;

/** Returns a request for export: with its receipt, but without the hash of its key. */
export async function exported(request: StoredRequest, requests: ReadRequests) {
  const { keyHash: _, payload, ...told } = request;
  const receipt = await requests.receipt(request.id);
  const marks = { repeats: request.repeats ?? null, suspicions: request.suspicions ?? [] };
  return { ...told, ...marks, ...payload, receipt: receipt ?? null };
}

/**
 * Streams requests as JSON lines or as rows of CSV.
 * @param line the only line of the requests: the CSV then has one column per question, instead of
 * JSON in its last cells
 */
export async function exportRequests(
  { filter, format, csv }: Order,
  requests: ReadRequests,
  write: Write,
  line?: Line,
) {
  if (format === 'json') {
    for await (const request of requests.find(filter))
      await write(`${jsonOf(await exported(request, requests))}\n`);
    return;
  }
  const answers = line ? questionColumns(line) : wholeParts;
  const heading = csvHeading([...sharedColumns, ...answers.names], csv);
  // The columns of one line do not depend on its requests, so a file without rows has them too.
  if (line) await write(heading);
  let isFirst = !line;
  for await (const request of requests.find(filter)) {
    if (isFirst) await write(heading);
    isFirst = false;
    const shared = await sharedCells(request, requests);
    const cells = sharedColumns.map((name) => shared[name]);
    await write(csvRow([...cells, ...answers.cells(request.payload)], csv));
  }
}

const whole = ['contractor', 'specificData', 'privacy'] as const;

/** One column of JSON for each part of a request. */
const wholeParts: QuestionColumns = {
  names: whole,
  cells: (payload) => whole.map((part) => cellJsonOf(payload[part])),
};

/** The columns of all lines, in the order of the file. */
const sharedColumns = [
  'code',
  'day',
  'time',
  'line',
  'name',
  'email',
  'phone',
  'recall',
  'id',
  'marks',
  'convenzione',
  'language',
  'sfUserId',
  'sfContractorPersonId',
  'consentReceiptId',
] as const;

type SharedCells = Readonly<Record<(typeof sharedColumns)[number], string>>;

async function sharedCells(request: StoredRequest, requests: ReadRequests): Promise<SharedCells> {
  const { sfLeadIds, convenzione, language } = request.payload;
  return {
    ...columnsOf(request),
    convenzione: String(convenzione ?? ''),
    language,
    sfUserId: textIn(sfLeadIds, 'sfUserId'),
    sfContractorPersonId: textIn(sfLeadIds, 'sfContractorPersonId'),
    consentReceiptId: (await requests.receipt(request.id))?.id ?? '',
  };
}
