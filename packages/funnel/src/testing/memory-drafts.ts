import type { Draft, DraftStorage, Line } from '@preventivo/core';
import type { LineState } from '../draft/line-state.ts';

/** A place for drafts that answers at once and can be looked into. */
export function memoryDrafts(line: Line, kept?: LineState) {
  const texts = new Map<string, string>();
  const key = `persist:${line.id}`;
  const storage: DraftStorage = {
    get: (name) => texts.get(name) ?? null,
    set: (name, text) => {
      texts.set(name, text);
      return true;
    },
    remove: (name) => void texts.delete(name),
  };
  const { version } = line;
  if (kept)
    texts.set(key, JSON.stringify({ line: line.id, version, savedAt: Date.now(), ...kept }));
  return {
    storage,
    /** The draft as it is kept now. */
    draft: (): Draft | undefined => {
      const text = texts.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}
