/**
 * The answers to one line so far. Has no field for passwords and consents, which are never stored
 * (docs/rules/submission.md#draft).
 */
export interface Draft {
  /** The version of the line's questions. Drafts of another version are dropped. */
  readonly version: string;
  readonly line: string;
  /** The time of saving, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The page that was open, from 1. */
  readonly page: number;
  /** The contractor's answers, which page 1 asks for, by form key. */
  readonly contractor: KeptAnswers;
  /** The answers of the later pages, by form key. */
  readonly product: KeptAnswers;
  /**
   * The key that identifies the quote request. Created when the last page opens, and kept until the
   * server accepts the quote request.
   */
  readonly idempotencyKey?: string;
  /** How the visitor reached the page, if they allow it (docs/rules/wire.md#lead-source). */
  readonly source?: KeptAnswers | undefined;
}

export type KeptAnswers = Readonly<Record<string, unknown>>;

export const draftKey = (line: string): string => `persist:${line}`;

/** Serialises the known properties of a draft only. */
export function draftToText(draft: Draft): string {
  const { version, line, savedAt, page, contractor, product, idempotencyKey, source } = draft;
  const answers = { page, contractor, product, idempotencyKey, source };
  return JSON.stringify({ version, line, savedAt, ...answers });
}

/** The draft to read, and the conditions it must meet. */
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

/** The draft that was read, or the reason why there is none. */
export type DraftRead =
  | { readonly draft: Draft }
  | { readonly draft: null; readonly reason: NoDraft };
/** `timeout`: the storage did not respond in time, or failed. Its content is left unchanged. */
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
