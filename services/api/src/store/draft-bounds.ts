/** Maximum number and total size of stored drafts. */
export interface DraftBound {
  readonly rows: number;
  readonly bytes: number;
}

/** A set of drafts with its own bounds: all drafts, or the drafts of one network. */
export type DraftShare = 'all' | 'client' | 'near' | 'wide';

/** Bounds of the stored drafts. Concurrent calls may each exceed a bound by one draft. */
export type DraftBounds = Readonly<Record<DraftShare, DraftBound>>;

/** Bounds that the environment configures. */
export interface DraftLimits {
  readonly rows: number;
  readonly megabytes: number;
  /** Drafts of one client: an IPv4 address or an IPv6 /64. */
  readonly perNetwork: number;
}

export const defaultDraftLimits: DraftLimits = { rows: 10_000, megabytes: 128, perNetwork: 50 };

/** Size of a long form's draft, if all answers have their maximum length. */
const usualBytes = 20_000;

/**
 * Returns the bounds. A household (IPv6 /56) or an IPv4 /24 gets twice the bounds of a client. A
 * company (IPv6 /48) gets four times the bounds of a client.
 */
export function draftBounds({ rows, megabytes, perNetwork }: DraftLimits): DraftBounds {
  const share = (times: number) => ({
    rows: perNetwork * times,
    bytes: perNetwork * times * usualBytes,
  });
  return {
    all: { rows, bytes: megabytes * 1_000_000 },
    client: share(1),
    near: share(2),
    wide: share(4),
  };
}

/** Whether another draft of this length exceeds a bound. */
export const exceeds = (used: DraftBound, length: number, bound: DraftBound): boolean =>
  used.rows + 1 > bound.rows || used.bytes + length > bound.bytes;
