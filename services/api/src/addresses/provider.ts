import type { Attribution } from './attribution.ts';

/**
 * Finds addresses, with or without an external service. Throws `AddressesUnavailable` when the
 * service does not respond.
 */
export interface AddressProvider {
  /** The source to name next to the found addresses. @defaultValue none */
  readonly attribution?: Attribution;
  /**
   * Returns the addresses that a typed text may mean, likeliest first.
   * @param session a UUID. The client sends it again when it fetches the details
   */
  search(input: string, session: string): Promise<readonly FoundPlace[]>;
  /** Returns the parts of an address. Returns undefined if its municipality no longer exists. */
  details(placeId: string, session: string): Promise<PlaceParts | undefined>;
}

export interface FoundPlace {
  readonly placeId: string;
  /** 'VIA ROMA, 1, 20121 MILANO MI, ITALIA', without unknown parts. */
  readonly description: string;
}

/** The parts of an address; '' for an unknown part. */
export interface PlaceParts {
  /** In upper case: 'VIA ROMA'. */
  readonly street: string;
  /** '12/A' */
  readonly number: string;
  /** Five digits. */
  readonly cap: string;
  /** A current municipality as in the register: 'MILANO'. */
  readonly city: string;
  /** Two-letter code of the province. */
  readonly pv: string;
}

/** Formats an address. A form composes the same text, but with brackets around the province. */
export function describe({ street, number, cap, city, pv }: PlaceParts): string {
  const place = [cap, city, pv].filter(Boolean).join(' ');
  return [street, number, place, 'ITALIA'].filter(Boolean).join(', ');
}
