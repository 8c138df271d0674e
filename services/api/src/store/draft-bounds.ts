/** How many drafts, and how many bytes of them, are kept at a time. */
export interface DraftBound {
  readonly rows: number;
  readonly bytes: number;
}

/** A share of the table: all of it, or what comes from one network. */
export type DraftShare = 'all' | 'client' | 'near' | 'wide';

/** Bounds of the drafts on their way. Drafts that are kept at the same moment may exceed one by that many. */
export type DraftBounds = Readonly<Record<DraftShare, DraftBound>>;

/** What the environment sets of the bounds. */
export interface DraftLimits {
  readonly rows: number;
  readonly megabytes: number;
  /** Drafts of one client: an IPv4 address or an IPv6 /64. */
  readonly perNetwork: number;
}

export const defaultDraftLimits: DraftLimits = { rows: 10_000, megabytes: 128, perNetwork: 50 };

/** A draft of a long form with every answer in its longest writing. */
const usualBytes = 20_000;

/** A household (/56) and an IPv4 /24 get twice what one client gets, a company (/48) four times. */
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

/** Whether one more draft of this length exceeds a bound. */
export const exceeds = (used: DraftBound, length: number, bound: DraftBound): boolean =>
  used.rows + 1 > bound.rows || used.bytes + length > bound.bytes;
