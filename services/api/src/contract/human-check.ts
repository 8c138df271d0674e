/** The part of a request that the operator's check can read. */
export interface HumanCheckRequest {
  /** The id of the line. */
  readonly line: string;
  /** The client's IPv4 address or IPv6 /64. */
  readonly client: string;
  /** A header of the request. */
  header(name: string): string | undefined;
}

/**
 * Returns whether a person seems to send a request. If it throws, or takes longer than three
 * seconds, the request is accepted as a person's.
 */
export type HumanCheck = (request: HumanCheckRequest) => boolean | Promise<boolean>;
