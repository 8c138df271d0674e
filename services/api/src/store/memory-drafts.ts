import type { Drafts, SealedDraft } from './drafts.ts';

/** Drafts on their way, for stories and tests. */
export function memoryDrafts(): Drafts {
  const drafts = new Map<string, SealedDraft>();
  return {
    keep: async (draft) => {
      if (drafts.has(draft.id)) return false;
      drafts.set(draft.id, { ...draft });
      return true;
    },
    take: async (id, line, since) => {
      const draft = drafts.get(id);
      if (draft?.line !== line || draft.createdAt < since) return undefined;
      drafts.delete(id);
      return draft.sealed;
    },
    deleteExpired: async (before) => {
      for (const { id, createdAt } of drafts.values()) if (createdAt < before) drafts.delete(id);
    },
  };
}
