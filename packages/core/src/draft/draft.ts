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
