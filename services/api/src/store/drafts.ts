import type { DraftBounds } from './draft-bounds.ts';

/** Keyed digests of a draft's networks. */
export interface DraftNetworks {
  /** An IPv4 address or an IPv6 /64. */
  readonly client?: string;
  /** An IPv4 /24 or an IPv6 /56. */
  readonly near?: string;
  /** An IPv6 /48. */
  readonly wide?: string;
}

/**
 * A draft in transfer to another device. The server cannot decrypt it, because only the link
 * contains the key.
 */
export interface SealedDraft {
  /** 64 hexadecimal digits derived from the key. They do not reveal the key. */
  readonly id: string;
  readonly line: string;
  /** Base64. */
  readonly sealed: string;
  /** ISO time. */
  readonly createdAt: string;
  /** @defaultValue none: only the bounds of all drafts apply */
  readonly networks?: DraftNetworks;
}

/** Bounds for a new draft. */
export interface DraftRoom {
  /** ISO time. Drafts from before this time are deleted first. */
  readonly since: string;
  readonly bounds: DraftBounds;
}

/** Repository of drafts in transfer. Every method may throw `StoreUnavailable`. */
export interface Drafts {
  /**
   * Stores a draft. Returns `taken` if its id exists, or `full` if a bound is reached. In both
   * cases the draft is not stored.
   */
  keep(draft: SealedDraft, room: DraftRoom): Promise<'kept' | 'taken' | 'full'>;
  /**
   * Returns a draft and deletes it atomically. Of several concurrent callers, only one gets the
   * draft.
   * @param since an ISO time; older drafts are not returned
   */
  take(id: string, line: string, since: string): Promise<string | undefined>;
  /** Deletes drafts older than an ISO time. */
  deleteExpired(before: string): Promise<void>;
}

/**
 * Lifetime of a draft in transfer and of its link: 24 hours in milliseconds. The draft on the
 * device lives as long (docs/rules/submission.md#draft).
 */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;
