/**
 * What somebody has answered so far of one line. There is no place in it for passwords and
 * consents: those are never kept (docs/rules/submission.md#draft).
 */
export interface Draft {
  /** The version of the line's questions; a draft of another version is dropped. */
  readonly version: string;
  readonly line: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The page that was open, from 1. */
  readonly page: number;
  /** The answers of page 1, by form key. */
  readonly contractor: KeptAnswers;
  /** The answers of the later pages, by form key. */
  readonly product: KeptAnswers;
  /** Made when the last page opens, kept until the request is taken. */
  readonly idempotencyKey?: string;
}

export type KeptAnswers = Readonly<Record<string, unknown>>;

/** The key of a line's draft in its store. */
export const draftKey = (line: string): string => `persist:${line}`;

/** A draft as text: the parts of a draft and nothing else. */
export function draftToText(draft: Draft): string {
  const { version, line, savedAt, page, contractor, product, idempotencyKey } = draft;
  return JSON.stringify({ version, line, savedAt, page, contractor, product, idempotencyKey });
}

/** Which draft is wanted. */
export interface DraftWanted {
  readonly line: string;
  /** The version of the line's questions. */
  readonly version: string;
  /** The time, in milliseconds since 1970. */
  readonly now: number;
  /** How long a draft is good. @defaultValue 24 hours */
  readonly lifetimeMs?: number;
  /** How long the storage may take. @defaultValue 5000 */
  readonly timeoutMs?: number;
}

/** A draft, or why there is none. */
export type DraftRead =
  | { readonly draft: Draft }
  | { readonly draft: null; readonly reason: NoDraft };
/** `timeout`: the storage gave no answer in time, or failed; what it holds is left alone. */
export type NoDraft = 'none' | 'old' | 'other-version' | 'erased' | 'broken' | 'timeout';

/** Where drafts are kept. A host application may bring its own, also one that takes its time. */
export interface DraftStorage {
  get(key: string): string | null | Promise<string | null>;
  /** Says whether the text was kept. */
  set(key: string, text: string): boolean | Promise<boolean>;
  remove(key: string): void | Promise<void>;
  /** Whether its drafts go when the visitor erases the device. @defaultValue false: it is the host's */
  readonly isErasable?: boolean;
}
