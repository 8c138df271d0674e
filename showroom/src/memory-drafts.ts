import {
  type Contractor,
  type DraftStorage,
  emptyContractor,
  type Fields,
  initialValues,
  type Line,
  type Values,
} from '@preventivo/core';

/** What was answered before the story starts, and on which page it was left. */
export interface Before {
  readonly page: number;
  readonly contractor?: Contractor;
  readonly product?: Values<Fields>;
}

/** Drafts that end with the story. */
export function memoryDrafts(line: Line, before?: Before): DraftStorage {
  const texts = new Map<string, string>();
  if (before) texts.set(`persist:${line.id}`, JSON.stringify(draftOf(line, before)));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}

function draftOf(line: Line, before: Before) {
  const empty = {
    contractor: emptyContractor(line.contractor.types),
    product: initialValues(line),
  };
  const { version } = line;
  return { line: line.id, version, savedAt: Date.now(), ...empty, ...before };
}
