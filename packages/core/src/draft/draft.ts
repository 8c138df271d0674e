import { isRecord } from '../json/is-record.ts';

/**
 * What somebody has answered so far of one line. There is no place in it for passwords and consents:
 * those are never kept (`decisions.md`, 'draft').
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
  readonly contractor: Answers;
  /** The answers of the later pages, by form key. */
  readonly product: Answers;
  /** Made when the last page opens, kept until the request is taken. */
  readonly idempotencyKey?: string;
}

export type Answers = Readonly<Record<string, unknown>>;

/** The key of a line's draft in its store. */
export const draftKey = (line: string): string => `persist:${line}`;

/** A draft as text: the parts of a draft and nothing else. */
export function draftToText(draft: Draft): string {
  const { version, line, savedAt, page, contractor, product, idempotencyKey } = draft;
  return JSON.stringify({ version, line, savedAt, page, contractor, product, idempotencyKey });
}

/** Reads a draft that anybody may have edited; undefined where it is none. */
export function draftOf(raw: unknown): Draft | undefined {
  if (!isRecord(raw)) return undefined;
  const { version, line, savedAt, page, contractor, product, idempotencyKey } = raw;
  if (typeof version !== 'string' || typeof line !== 'string') return undefined;
  if (!isWhole(savedAt) || !isWhole(page) || page < 1) return undefined;
  if (!isRecord(contractor) || !isRecord(product)) return undefined;
  const key = isKey(idempotencyKey) && { idempotencyKey };
  return { version, line, savedAt, page, contractor, product, ...key };
}

const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw);
/** The key goes into a header. */
const isKey = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[\w-]{16,255}$/.test(raw);
