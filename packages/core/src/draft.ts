// Drafts on the device or in the tab, and their removal when the user erases the device.
export { erasureSince, onErasure, wasErasedBefore } from './device/erasure.ts';
export { languageKey, reloadedKey, requestKey } from './device/names.ts';
export type { Draft, DraftRead, DraftStorage, DraftWanted, NoDraft } from './draft/draft.ts';
export { newIdempotencyKey, sharedIdempotencyKey } from './draft/idempotency-key.ts';
export { type SharedDraft, sharedDraft } from './draft/shared-draft.ts';
export {
  deviceStorage,
  draftTimeoutMs,
  dropDraft,
  readDraft,
  tabStorage,
  writeDraft,
} from './draft/stored-draft.ts';
export { type TabNote, tabNote } from './draft/tab-note.ts';
