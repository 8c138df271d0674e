import {
  type Contractor,
  emptyContractor,
  type Fields,
  initialValues,
  type Line,
  type Values,
} from '@preventivo/core';
import type { Draft, DraftStorage } from '@preventivo/core/draft';

/** What was answered before a test or a story begins, and on which page it was left. */
export interface Before {
  readonly page: number;
  /** @defaultValue nothing is answered */
  readonly contractor?: Contractor;
  /** @defaultValue nothing is answered */
  readonly product?: Values<Fields>;
  readonly idempotencyKey?: string;
}

/** A place for drafts that answers at once, can be looked into, and ends with the test. */
export function memoryDrafts(line: Line, before?: Before) {
  const texts = new Map<string, string>();
  const key = `persist:${line.id}`;
  if (before) texts.set(key, JSON.stringify(draftOf(line, before)));
  const storage: DraftStorage = {
    get: (name) => texts.get(name) ?? null,
    set: (name, text) => {
      texts.set(name, text);
      return true;
    },
    remove: (name) => void texts.delete(name),
  };
  return {
    storage,
    /** The draft as it is kept now. */
    draft: (): Draft | undefined => {
      const text = texts.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}

const draftOf = (line: Line, before: Before) => ({
  line: line.id,
  version: line.version,
  savedAt: Date.now(),
  contractor: emptyContractor(line.contractor.types),
  product: initialValues(line),
  ...before,
});
