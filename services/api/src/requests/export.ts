import type { Line } from '@preventivo/core';
import { type LeadSource, leadSourceKeys } from '@preventivo/core/wire';
import { columnsOf } from '../broker/columns.ts';
import { detailsOf, handlingOf, type ReadStore } from '../broker/details.ts';
import { textIn } from '../outbox/request-words.ts';
import { accountOf } from '../store/account-ids.ts';
import type { StoredRequest } from '../store/store.ts';
import { cellJsonOf } from './cell-json.ts';
import { csvHeading, csvRow } from './csv-row.ts';
import { type QuestionColumns, questionColumns } from './question-columns.ts';
import type { Order } from './read-words.ts';
import { jsonOf } from './unseen-characters.ts';
import type { Write } from './write.ts';

/**
 * Streams requests as JSON lines or as rows of CSV.
 * @param line the line of all requests. If given, the CSV has one column per question. Otherwise
 * its last cells contain JSON
 */
export async function exportRequests(
  { filter, format, csv }: Order,
  store: ReadStore,
  write: Write,
  line?: Line,
) {
  if (format === 'json') {
    for await (const request of store.requests.find(filter))
      await write(`${jsonOf(await detailsOf(request, store))}\n`);
    return;
  }
  const answers = line ? questionColumns(line) : wholeParts;
  const heading = csvHeading([...sharedColumns, ...answers.names], csv);
  // The columns of one line do not depend on its requests. Write the heading even without rows.
  if (line) await write(heading);
  let isFirst = !line;
  for await (const request of store.requests.find(filter)) {
    if (isFirst) await write(heading);
    isFirst = false;
    const shared = await sharedCells(request, store);
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
  'accountId',
  'sfAccountId',
  ...leadSourceKeys,
  'status',
  'assignee',
  'note',
] as const;

type SharedCells = Readonly<Record<(typeof sharedColumns)[number], string>>;

async function sharedCells(request: StoredRequest, store: ReadStore): Promise<SharedCells> {
  const { sfLeadIds, convenzione, language, source } = request.payload;
  const receipt = await store.requests.receipt(request.id);
  const account = await accountOf(receipt, store);
  const sources = leadSourceKeys.map((key) => [key, source?.[key] ?? ''] as const);
  const { status, assignee, note } = handlingOf(request);
  return {
    ...columnsOf(request),
    ...{ status, assignee, note },
    convenzione: String(convenzione ?? ''),
    language,
    sfUserId: textIn(sfLeadIds, 'sfUserId'),
    sfContractorPersonId: textIn(sfLeadIds, 'sfContractorPersonId'),
    consentReceiptId: receipt?.id ?? '',
    accountId: account?.id ?? '',
    sfAccountId: account?.sfAccountId ?? '',
    ...(Object.fromEntries(sources) as Record<keyof LeadSource, string>),
  };
}
