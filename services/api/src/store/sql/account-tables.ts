import type { OneTimeToken, RecordKind } from '../accounts.ts';

/** The tables of the user service as Kysely types them. */
export interface AccountTables {
  account: {
    /** A UUID. */
    id: string;
    email: string;
    phone: string;
    name: string;
    surname: string;
    password_hash: string;
    /** JSON, a list of `ConsentFlag`. */
    privacy: string;
    sf_account_id: string;
    own_person_id: string;
    created_at: string;
    activated_at: string | null;
  };
  account_session: { id: string; account_id: string; created_at: string };
  account_token: {
    hash: string;
    purpose: OneTimeToken['purpose'];
    account_id: string | null;
    expires_at: string;
    used_at: string | null;
  };
  account_record: {
    id: string;
    account_id: string;
    kind: RecordKind;
    /** JSON, `RecordContents`. */
    content: string;
    created_at: string;
    updated_at: string;
  };
}
