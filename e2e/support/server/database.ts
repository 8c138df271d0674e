import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A quote request as the database holds it. */
export interface StoredRequest {
  readonly id: string;
  readonly line: string;
  /** The payload of the specification. */
  readonly payload: unknown;
  /** How the visitor asked to be called back, if they did. */
  readonly recall: string | null;
}

/** What every payload holds besides its answers and consents, of a page in Italian. */
export const besideAnswers = { convenzione: 1, language: 'it' } as const;

/** The folder of the database of the product that the run started. */
export const productData = (): string => process.env.E2E_DATA_DIR ?? '';

/** What the database holds of the visitor with this e-mail address, oldest first. */
export const requestsOf = (email: string, dataDir = productData()): readonly StoredRequest[] =>
  rowsOf(email, dataDir).map(({ id, line, payload, recall_channel }) => ({
    id: String(id),
    line: String(line),
    payload: JSON.parse(String(payload)),
    recall: recall_channel === null ? null : String(recall_channel),
  }));

/** What their newest request is called on the telephone. */
export const codeOf = (email: string): string => String(rowsOf(email, productData()).at(-1)?.code);

function rowsOf(email: string, dataDir: string) {
  // The server may be turning its log over at this very moment: waited for, as by every other reader.
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
