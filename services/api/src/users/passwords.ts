/** How passwords are kept: as digests that are slow to make, so that a stolen database tells none. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one of a digest. Without a digest it is not, and finding that out
   * takes as long: nobody can tell by the time who has an account.
   */
  isRight(password: string, hash: string | undefined): Promise<boolean>;
}
