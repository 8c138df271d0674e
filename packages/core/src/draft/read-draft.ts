import { draftKey } from './draft.ts';
import type { DraftRead, DraftWanted } from './draft-read.ts';
import type { DraftStorage } from './draft-storage.ts';
import { dropDraft } from './drop-draft.ts';

/** Reads the draft of a line. One that is too old, of another version or broken is removed. */
export async function readDraft(storage: DraftStorage, wanted: DraftWanted): Promise<DraftRead> {
  const text = await textWithin(storage, wanted);
  if (text === null || text === undefined) return { draft: null, reason: 'none' };
  if (text === late) return { draft: null, reason: 'timeout' };
  // Most visitors have none: what reads one is loaded for who has.
  const reader = await import('./draft-of-text.ts').catch(() => undefined);
  if (!reader) return { draft: null, reason: 'timeout' };
  const read = reader.draftOfText(text, wanted);
  if (!read.draft) void dropDraft(storage, wanted.line);
  return read;
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
