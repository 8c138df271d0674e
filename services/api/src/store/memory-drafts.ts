import { type DraftBound, type DraftShare, exceeds } from './draft-bounds.ts';
import type { Drafts, SealedDraft } from './drafts.ts';
import { removeWhere } from './remove-where.ts';

export function memoryDrafts(): Drafts {
  const drafts = new Map<string, SealedDraft>();
  const usedBy = (share: DraftShare, name: string | undefined): DraftBound => {
    const its = [...drafts.values()].filter(
      ({ networks }) => share === 'all' || networks?.[share] === name,
    );
    return { rows: its.length, bytes: its.reduce((sum, { sealed }) => sum + sealed.length, 0) };
  };
  return {
    keep: async (draft, { since, bounds }) => {
      if (drafts.has(draft.id)) return 'taken';
      removeWhere(drafts, ({ createdAt }) => createdAt < since);
      for (const share of ['all', 'client', 'near', 'wide'] as const) {
        const name = share === 'all' ? share : draft.networks?.[share];
        if (name && exceeds(usedBy(share, name), draft.sealed.length, bounds[share])) return 'full';
      }
      drafts.set(draft.id, { ...draft });
      return 'kept';
    },
    take: async (id, line, since) => {
      const draft = drafts.get(id);
      if (draft?.line !== line || draft.createdAt < since) return undefined;
      drafts.delete(id);
      return draft.sealed;
    },
    deleteExpired: async (before) => {
      removeWhere(drafts, ({ createdAt }) => createdAt < before);
    },
  };
}
