import type { RecallChannel } from '../store.ts';

/** The tables as Kysely types them. Times are ISO text in UTC, which sorts as it reads. */
export interface Tables {
  quote_request: {
    /** A UUID. */
    id: string;
    line: string;
    created_at: string;
    key_hash: string;
    /** JSON, `QuotePayload`. */
    payload: string;
    recall_channel: RecallChannel | null;
    recall_at: string | null;
  };
  /** Under which keys requests were sent, for 30 days. */
  idempotency: {
    scope: string;
    key_hash: string;
    fingerprint: string;
    salt: string;
    request_id: string;
    created_at: string;
  };
  /** Steps of the schema that were taken. */
  schema_step: { id: string; checksum: string; taken_at: string };
  /** One row; whoever holds it takes steps. */
  schema_lock: { id: number };
}
