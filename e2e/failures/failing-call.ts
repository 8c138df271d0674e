import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { paths } from '@preventivo/core/workspace/http/paths';
import type { Draft } from '../support/pages/draft.ts';
import type { FailureName } from './failures.ts';

/** A call of the HTTP contract, or another file that can fail to load. */
export type Call = keyof typeof paths | 'settings.json' | 'English';

export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  /** The draft of a visitor who has answered page 1 of the travel line. */
  readonly answered: Draft;
}

/** An HTTP request of the funnel, and the visitor's actions before, during and after its failure. */
export interface FailingCall {
  readonly call: Call;
  readonly address: RegExp;
  /** Brings the visitor to the point just before the request. */
  before(visit: Visit): Promise<unknown>;
  provoke(visit: Visit): Promise<unknown>;
  /** The expected message for each cause of the failure. Null if the page shows no message. */
  readonly reads: Readonly<Partial<Record<FailureName, RegExp | null>>> & {
    readonly otherwise: RegExp | null;
  };
  /**
   * If the page shows no message after the failure, the element that shows the visitor how to continue: the next page's
   * title, a box for the missing data, or the saved record.
   */
  passed?(page: Page): Locator;
  /**
   * Expects that no answer is lost.
   * @param said whether the page has shown a message
   */
  kept(page: Page, said: boolean): Promise<unknown>;
  /**
   * How the visitor continues when the server responds again, as text for docs/failures.md. `goOn` performs these
   * steps.
   */
  readonly wayOn: string;
  /** How the visitor continues if the page has shown no message. @defaultValue `wayOn` */
  readonly wayUnread?: string;
  goOn(page: Page, said: boolean): Promise<unknown>;
}
