import type { DraftBounds } from './draft-bounds.ts';

/** Keyed digests of the networks that a draft came from. */
export interface DraftNetworks {
  /** An IPv4 address or an IPv6 /64. */
  readonly client?: string;
  /** An IPv4 /24 or an IPv6 /56. */
  readonly near?: string;
  /** An IPv6 /48. */
  readonly wide?: string;
}

/** A draft on its way to another device. What it says can be read by nobody here: the key is in the link only. */
export interface SealedDraft {
  /** 64 hexadecimal digits, made of the key: who has the link knows it, and it does not tell the key. */
  readonly id: string;
  readonly line: string;
  /** Base64. */
  readonly sealed: string;
  /** ISO time. */
  readonly createdAt: string;
  /** @defaultValue none: it counts among all drafts only */
  readonly networks?: DraftNetworks;
}

/** Bounds for a new draft. */
export interface DraftRoom {
  /** ISO time: drafts that were kept before it are removed first. */
  readonly since: string;
  readonly bounds: DraftBounds;
}

/** The repository of drafts on their way. Every method may throw `StoreUnavailable`. */
export interface Drafts {
  /**
   * Stores a draft. Returns `taken` when another draft has its id, `full` when a bound is reached; neither stores it.
   */
  keep(draft: SealedDraft, room: DraftRoom): Promise<'kept' | 'taken' | 'full'>;
  /**
   * Gives a draft away and forgets it, in one step: of several who ask at once, one gets it.
   * @param since an ISO time; a draft that was kept before it is given to nobody
   */
  take(id: string, line: string, since: string): Promise<string | undefined>;
  /** Forgets drafts that were kept before an ISO time. */
  deleteExpired(before: string): Promise<void>;
}

/** How long a link is good, in milliseconds: 24 hours, as a draft is (docs/rules/submission.md#draft). */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;
