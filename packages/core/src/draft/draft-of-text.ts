import { isRecord } from '../json/is-record.ts';
import type { Draft, DraftRead, DraftWanted, NoDraft } from './draft.ts';

/** How long a draft is good, in milliseconds: 24 hours (docs/rules/submission.md#draft). */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The draft in a text, or why there is none. */
export function draftOfText(text: string, wanted: DraftWanted): DraftRead {
  const draft = draftOf(parsed(text));
  const reason = whyNot(draft, wanted);
  return draft && !reason ? { draft } : { draft: null, reason: reason ?? 'broken' };
}

function whyNot(draft: Draft | undefined, wanted: DraftWanted): NoDraft | null {
  if (!draft || draft.line !== wanted.line) return 'broken';
  if (draft.version !== wanted.version) return 'other-version';
  // A clock that was set back makes drafts of the future: they are no better.
  return Math.abs(wanted.now - draft.savedAt) > lifetimeMs ? 'old' : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a draft that anybody may have edited; undefined where it is none. */
function draftOf(raw: unknown): Draft | undefined {
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
