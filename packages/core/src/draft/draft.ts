/**
 * The answers to one line so far. Contains no passwords and no consents, because they are never stored
 * (docs/rules/submission.md#draft).
 */
export interface Draft {
  /** The version of the line's questions. Drafts of another version are dropped. */
  readonly version: string;
  readonly line: string;
  /** When the draft was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The number of the page that was open. The first page is 1. */
  readonly page: number;
  /** The contractor's answers from page 1, by form key. */
  readonly contractor: KeptAnswers;
  /** The answers of the later pages, by form key. */
  readonly product: KeptAnswers;
  /**
   * The key that identifies the quote request. The form creates it when the last page opens, and keeps it until the
   * server accepts the quote request.
   */
  readonly idempotencyKey?: string;
  /** How the visitor reached the page, if the visitor allows storing it (docs/rules/wire.md#lead-source). */
  readonly source?: KeptAnswers | undefined;
}

export type KeptAnswers = Readonly<Record<string, unknown>>;

export const draftKey = (line: string): string => `persist:${line}`;

/** Serialises only the known properties of a draft. */
export function draftToText(draft: Draft): string {
  const { version, line, savedAt, page, contractor, product, idempotencyKey, source } = draft;
  const answers = { page, contractor, product, idempotencyKey, source };
  return JSON.stringify({ version, line, savedAt, ...answers });
}

/** Which draft to read, and which conditions it must meet. */
export interface DraftWanted {
  readonly line: string;
  readonly version: string;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** How long a draft is valid, in milliseconds. @defaultValue 24 hours */
  readonly lifetimeMs?: number;
  /** The timeout of the storage, in milliseconds. @defaultValue 5000 */
  readonly timeoutMs?: number;
}

/** The draft, or the reason why none was read. */
export type DraftRead =
  | { readonly draft: Draft }
  | { readonly draft: null; readonly reason: NoDraft };
/**
 * The reason why no draft was read. `timeout`: the storage did not respond in time, or failed; its content is
 * unchanged.
 */
export type NoDraft = 'none' | 'old' | 'other-version' | 'erased' | 'broken' | 'timeout';

/** The storage of drafts. A host application may provide its own, including an asynchronous one. */
export interface DraftStorage {
  get(key: string): string | null | Promise<string | null>;
  /** Returns whether the text was stored. */
  set(key: string, text: string): boolean | Promise<boolean>;
  remove(key: string): void | Promise<void>;
  /** Whether the visitor's erasure of the device removes its drafts. @defaultValue false: the host owns them */
  readonly isErasable?: boolean;
}
