// What is kept of a form on the device, or for the tab.
export type { Draft, DraftRead, DraftStorage, DraftWanted, NoDraft } from './draft/draft.ts';
export {
  deviceStorage,
  dropDraft,
  newIdempotencyKey,
  readDraft,
  sharedIdempotencyKey,
  tabStorage,
  writeDraft,
} from './draft/stored-draft.ts';
