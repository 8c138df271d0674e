import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { paths } from '@preventivo/core/workspace/http/paths';
import type { Draft } from '../support/pages/draft.ts';
import type { FailureName } from './failures.ts';

/** A call of the HTTP contract, or a file that a page asks for by itself. */
export type Call = keyof typeof paths | 'settings.json' | 'English';

/** Who comes, and what they bring. */
export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  /** The draft of who has answered page 1 of the travel line. */
  readonly answered: Draft;
}

/** A call that a funnel makes, and a visitor who needs it. */
export interface FailingCall {
  readonly call: Call;
  readonly address: RegExp;
  /** Brings a visitor to where the call is needed. */
  before(visit: Visit): Promise<unknown>;
  /** Makes the call. */
  provoke(visit: Visit): Promise<unknown>;
  /** What is read of it: a sentence that names the cause; null where it is not held against the visitor. */
  readonly reads: Readonly<Partial<Record<FailureName, RegExp | null>>> & {
    readonly otherwise: RegExp | null;
  };
  /** What is there where nothing is read: they are on, or there is another way. */
  passed?(page: Page): Locator;
  /** Answers that are still there. @param said whether something was read */
  kept(page: Page, said: boolean): Promise<unknown>;
  /** How they go on, in words of the table, and in deed, once the server answers again. */
  readonly wayOn: string;
  /** The same where nothing is read. @defaultValue `wayOn` */
  readonly wayUnread?: string;
  goOn(page: Page, said: boolean): Promise<unknown>;
}
