import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A quote request, as the database stores it. */
export interface StoredRequest {
  readonly id: string;
  readonly line: string;
  readonly payload: unknown;
  /** The channel by which the visitor wants to receive the quote, if chosen. */
  readonly recall: string | null;
}

/** The entries of a payload in addition to the answers and consents, for a page in Italian. */
export const besideAnswers = { convenzione: 1, language: 'it' } as const;

/** The data folder of the server that the test run has started. */
export const productData = (): string => process.env.E2E_DATA_DIR ?? '';

/** Returns the stored quote requests with a visitor's email, oldest first. */
export const requestsOf = (email: string, dataDir = productData()): readonly StoredRequest[] =>
  rowsOf(email, dataDir).map(({ id, line, payload, recall_channel }) => ({
    id: String(id),
    line: String(line),
    payload: JSON.parse(String(payload)),
    recall: recall_channel === null ? null : String(recall_channel),
  }));

/** Returns the code of the newest quote request with an email. Visitors name this code when they call the broker. */
export const codeOf = (email: string): string => String(rowsOf(email, productData()).at(-1)?.code);

function rowsOf(email: string, dataDir: string) {
  // Wait while the server copies its write-ahead log into the database (a checkpoint).
  const database = new DatabaseSync(join(dataDir, 'preventivo.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  });
  try {
    return database
      .prepare(
        `select id, code, line, payload, recall_channel from quote_request
         where json_extract(payload, '$.contractor.email') = ? order by created_at`,
      )
      .all(email);
  } finally {
    database.close();
  }
}
