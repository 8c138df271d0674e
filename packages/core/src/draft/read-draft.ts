import { type Draft, draftKey, draftOf } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';
import { dropDraft } from './drop-draft.ts';

/** Which draft is wanted. */
export interface DraftWanted {
  readonly line: string;
  /** The version of the line's questions. */
  readonly version: string;
  /** The time, in milliseconds since 1970. */
  readonly now: number;
  /** How long the storage may take. @defaultValue 5000 */
  readonly timeoutMs?: number;
}

/** A draft, or why there is none. */
export type DraftRead =
  | { readonly draft: Draft }
  | { readonly draft: null; readonly reason: NoDraft };
/** `timeout`: the storage gave no answer in time, or failed; what it holds is left alone. */
export type NoDraft = 'none' | 'old' | 'other-version' | 'broken' | 'timeout';

/** How long a draft is good, in milliseconds: 24 hours (`decisions.md`, 'draft'). */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Reads the draft of a line. One that is too old, of another version or broken is removed. */
export async function readDraft(storage: DraftStorage, wanted: DraftWanted): Promise<DraftRead> {
  const text = await textWithin(storage, wanted);
  if (text === null || text === undefined) return { draft: null, reason: 'none' };
  if (text === late) return { draft: null, reason: 'timeout' };
  const draft = draftOf(parsed(text));
  const reason = whyNot(draft, wanted);
  if (draft && !reason) return { draft };
  void dropDraft(storage, wanted.line);
  return { draft: null, reason: reason ?? 'broken' };
}

function whyNot(draft: Draft | undefined, wanted: DraftWanted): NoDraft | null {
  if (!draft || draft.line !== wanted.line) return 'broken';
  if (draft.version !== wanted.version) return 'other-version';
  // A clock that was set back makes drafts of the future: they are no better.
  return Math.abs(wanted.now - draft.savedAt) > lifetimeMs ? 'old' : null;
}

const late = Symbol('late');

async function textWithin(storage: DraftStorage, { line, timeoutMs = 5000 }: DraftWanted) {
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
