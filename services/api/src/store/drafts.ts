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
  /** 64 hexadecimal digits derived from the key; they do not reveal it. */
  readonly id: string;
  readonly line: string;
  /** Base64. */
  readonly sealed: string;
  /** ISO time. */
  readonly createdAt: string;
  /** @defaultValue none: the draft counts only in the bounds of all drafts */
  readonly networks?: DraftNetworks;
}

/** Bounds for a new draft. */
export interface DraftRoom {
  /** ISO time; older drafts are deleted first. */
  readonly since: string;
  readonly bounds: DraftBounds;
}

/** Repository of drafts in transfer. Every method may throw `StoreUnavailable`. */
export interface Drafts {
  /**
   * Stores a draft. Returns `taken` if its id exists, `full` if a bound is reached; neither stores
   * it.
   */
  keep(draft: SealedDraft, room: DraftRoom): Promise<'kept' | 'taken' | 'full'>;
  /**
   * Returns a draft and deletes it atomically, so that only one of several concurrent callers gets
   * it.
   * @param since an ISO time; older drafts are not returned
   */
  take(id: string, line: string, since: string): Promise<string | undefined>;
  /** Deletes drafts older than an ISO time. */
  deleteExpired(before: string): Promise<void>;
}

/**
 * Lifetime of a draft in transfer, and so of its link: 24 hours in milliseconds, like the draft on
 * the device (docs/rules/submission.md#draft).
 */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;
