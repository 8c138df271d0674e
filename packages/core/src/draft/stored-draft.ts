import { isErasedSince } from '../device/erasure.ts';
import { isRecord } from '../json/is-record.ts';
import {
  type Draft,
  type DraftRead,
  type DraftStorage,
  type DraftWanted,
  draftKey,
  draftToText,
  type NoDraft,
} from './draft.ts';

/**
 * Reads the draft of a line. Removes a draft that is broken, too old, of another version, or from before an erasure.
 */
export async function readDraft(storage: DraftStorage, wanted: DraftWanted): Promise<DraftRead> {
  const text = await textWithin(storage, wanted);
  if (text === null || text === undefined) return { draft: null, reason: 'none' };
  if (text === late) return { draft: null, reason: 'timeout' };
  const read = draftOfText(text, wanted);
  if (read.draft && !(storage.isErasable && isErasedSince(read.draft.savedAt))) return read;
  void dropDraft(storage, wanted.line);
  return read.draft ? { draft: null, reason: 'erased' } : read;
}

const late = Symbol('late');

/** The storage's timeout when reading a draft, in milliseconds (docs/rules/submission.md#storage-of-the-draft). */
export const draftTimeoutMs = 5000;

async function textWithin(
  storage: DraftStorage,
  { line, timeoutMs = draftTimeoutMs }: DraftWanted,
) {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof late>((resolve) => {
    clock = setTimeout(resolve, timeoutMs, late);
  });
  try {
    return await Promise.race([storage.get(draftKey(line)), limit]);
  } catch {
    return late;
  } finally {
    clearTimeout(clock);
  }
}

/** How long a draft is valid, in milliseconds: 24 hours (docs/rules/submission.md#draft). */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;

function draftOfText(text: string, wanted: DraftWanted): DraftRead {
  const draft = draftOf(parsed(text));
  const reason = whyNot(draft, wanted);
  return draft && !reason ? { draft } : { draft: null, reason: reason ?? 'broken' };
}

function whyNot(draft: Draft | undefined, wanted: DraftWanted): NoDraft | null {
  if (!draft || draft.line !== wanted.line) return 'broken';
  if (draft.version !== wanted.version) return 'other-version';
  // A clock that was set back leaves a draft with a date in the future. Such a draft counts as old.
  return Math.abs(wanted.now - draft.savedAt) > (wanted.lifetimeMs ?? draftLifetimeMs)
    ? 'old'
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a draft that anyone may have edited. Returns undefined if it is malformed. */
function draftOf(raw: unknown): Draft | undefined {
  if (!isRecord(raw)) return undefined;
  const { version, line, savedAt, page, contractor, product, idempotencyKey, source } = raw;
  if (typeof version !== 'string' || typeof line !== 'string') return undefined;
  if (!isWhole(savedAt) || !isWhole(page) || page < 1) return undefined;
  if (!isRecord(contractor) || !isRecord(product)) return undefined;
  const key = isKey(idempotencyKey) && { idempotencyKey };
  // The back end validates the values of the source when the form sends the request.
  const from = isRecord(source) && { source };
  return { version, line, savedAt, page, contractor, product, ...key, ...from };
}

const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw);
/** Restricts the characters of the key, because the client sends the key in a header. */
const isKey = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[\w-]{16,255}$/.test(raw);

/**
 * Stores a draft and returns whether it succeeded. Synchronous storage contains the draft before this function
 * returns, so a page may call this function while it unloads.
 */
export async function writeDraft(storage: DraftStorage, draft: Draft): Promise<boolean> {
  try {
    return await storage.set(draftKey(draft.line), draftToText(draft));
  } catch {
    return false;
  }
}

/** Removes the draft of a line. Runs after the server has accepted the quote request, or when the user starts over. */
export async function dropDraft(storage: DraftStorage, line: string): Promise<void> {
  try {
    await storage.remove(draftKey(line));
  } catch {
    // A draft whose removal failed expires within a day.
  }
}

interface BrowserStorage extends DraftStorage {
  get(key: string): string | null;
  set(key: string, text: string): boolean;
  remove(key: string): void;
}

/** Browser storage for drafts that every tab of the site can read. */
export const deviceStorage: BrowserStorage = storageOf(() => localStorage);
/** Browser storage for drafts that only this tab can read: those of lines that ask about health. */
export const tabStorage: BrowserStorage = storageOf(() => sessionStorage);

/**
 * Wraps browser storage. Its methods never throw: if storage is blocked, full or missing, `get`
 * returns null and `set` returns false.
 */
function storageOf(storage: () => Storage): BrowserStorage {
  return {
    isErasable: true,
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
