export interface HumanCheckRequest {
  /** The id of the line. */
  readonly line: string;
  /** The client's IPv4 address or IPv6 /64. */
  readonly client: string;
  header(name: string): string | undefined;
}

/**
 * Returns whether the sender of a request seems to be a person. If the check throws, or takes
 * longer than three seconds, the server treats the sender as a person.
 */
export type HumanCheck = (request: HumanCheckRequest) => boolean | Promise<boolean>;
