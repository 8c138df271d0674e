/**
 * Finds addresses. Every provider answers in the same words, whatever service is behind it;
 * it throws `AddressesUnavailable` where the service behind it does not answer.
 */
export interface AddressProvider {
  /**
   * Addresses that a typed text may mean, the likeliest first.
   * @param session a UUID; the details of what was found are fetched with it again
   */
  search(input: string, session: string): Promise<readonly FoundPlace[]>;
  /** The parts of an address that was found; undefined where it is not one in Italy of today. */
  details(placeId: string, session: string): Promise<PlaceParts | undefined>;
}

export interface FoundPlace {
  readonly placeId: string;
  /** 'VIA ROMA, 1, 20121 MILANO MI, ITALIA'; without the parts that are not known. */
  readonly description: string;
}

/** An address in its parts; '' for what is not known. */
export interface PlaceParts {
  /** In upper case: 'VIA ROMA'. */
  readonly street: string;
  /** '12/A' */
  readonly number: string;
  /** Five digits. */
  readonly cap: string;
  /** A municipality of today, as in the register: 'MILANO'. */
  readonly city: string;
  /** Its province's two letters. */
  readonly pv: string;
}

/** The one form of a description; what a form composes of the parts equals it, brackets aside. */
export function describe({ street, number, cap, city, pv }: PlaceParts): string {
  const place = [cap, city, pv].filter(Boolean).join(' ');
  return [street, number, place, 'ITALIA'].filter(Boolean).join(', ');
}
