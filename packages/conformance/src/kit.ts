import type { Line } from '@preventivo/core';
import type { Ask } from './asking.ts';
import type { Forms } from './forms.ts';

/** Returns the texts of the mails to an address so far, the newest last. */
export type Mails = (to: string) => Promise<readonly string[]>;

/** Tools of every check. */
export interface Kit {
  readonly ask: Ask;
  /** The lines to check. */
  readonly lines: readonly Line[];
  /** The back end's current day. */
  readonly today: string;
  /** Reads mails; if undefined, checks that need one are not tried. */
  readonly mails: Mails | undefined;
  /** Another allowed origin; if undefined, the CORS checks are not tried. */
  readonly origin: string | undefined;
  /** Returns a new address of this run, `conformita-…@example.org`. */
  newAddress(): string;
  /** Returns the forms of a line, built from its table and the back end's lists. */
  forms(line: Line): Promise<Forms>;
  /** Registers, activates and logs in a new user. */
  newAccount(): Promise<LoggedIn>;
  /** Returns a user who registered, activated and logged in, shared by all checks. */
  account(): Promise<LoggedIn>;
  /** Returns a second shared user. */
  otherAccount(): Promise<LoggedIn>;
}

export interface LoggedIn {
  readonly email: string;
  readonly token: string;
}

/** A rule of the contract and its test. */
export interface Check {
  /** `submit/same-key-twice` */
  readonly id: string;
  readonly says: string;
  run(kit: Kit): Promise<void>;
}

/** A check that runs once per line. */
export interface LineCheck {
  readonly id: string;
  readonly says: string;
  run(kit: Kit, line: Line): Promise<void>;
}
