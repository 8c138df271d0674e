import type { Line } from '@preventivo/core';
import type { Ask } from './asking.ts';
import type { Forms } from './forms.ts';

/** Returns the texts of all mails to an address so far, newest last. */
export type Mails = (to: string) => Promise<readonly string[]>;

export interface Kit {
  readonly ask: Ask;
  readonly lines: readonly Line[];
  readonly today: string;
  /** Reads mails. Without it, checks that need a mail are not tried. */
  readonly mails: Mails | undefined;
  /**
   * An origin that the back end allows, other than its own. Without it, the CORS checks are not
   * tried.
   */
  readonly origin: string | undefined;
  /** A token of scope `write`. Without it, the checks of the broker's calls do not run. */
  readonly requestsToken: string | undefined;
  /** Returns an unused email address, `conformita-…@example.org`. */
  newAddress(): string;
  /** Returns the forms of a line, built from its table and the back end's option lists. */
  forms(line: Line): Promise<Forms>;
  newAccount(): Promise<LoggedIn>;
  /** Returns a logged-in user that all checks share. */
  account(): Promise<LoggedIn>;
  /** Returns a second logged-in user that all checks share. */
  otherAccount(): Promise<LoggedIn>;
}

export interface LoggedIn {
  readonly email: string;
  readonly token: string;
}

/** A rule of the contract and its test. */
export interface Check {
  /** The id of the check: `submit/same-key-twice`. */
  readonly id: string;
  readonly says: string;
  run(kit: Kit): Promise<void>;
}

/** A check that runs once for each line. */
export interface LineCheck {
  readonly id: string;
  readonly says: string;
  run(kit: Kit, line: Line): Promise<void>;
}
