import { draftKey } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/** Removes the draft of a line: after its request was taken, or to start anew. */
export async function dropDraft(storage: DraftStorage, line: string): Promise<void> {
  try {
    await storage.remove(draftKey(line));
  } catch {
    // It is read as too old by tomorrow.
  }
}
