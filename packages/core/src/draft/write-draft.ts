import { type Draft, draftKey, draftToText } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/**
 * Keeps a draft, and says whether it could. Storage that answers at once has it when the call
 * returns, so that it may be called as the page is left.
 */
export async function writeDraft(storage: DraftStorage, draft: Draft): Promise<boolean> {
  try {
    return await storage.set(draftKey(draft.line), draftToText(draft));
  } catch {
    return false;
  }
}
