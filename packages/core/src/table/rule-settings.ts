import type { HandwrittenAddresses } from '@preventivo/italian';

/**
 * Rules of the tables that a broker may set otherwise, in the page and on the server alike: both must say
 * the same. What is left out is as the tables say it.
 */
export interface RuleSettings {
  /** What may be written by hand of an address. @defaultValue 'strict' */
  readonly addresses?: HandwrittenAddresses | undefined;
  /**
   * In which months of the current year a vehicle may be registered: from the current one on, or in any
   * up to it too. @defaultValue 'coming'
   */
  readonly registrationMonths?: 'coming' | 'any' | undefined;
}

/** What each may say; the first is what holds where nothing is said. */
export const ruleSettings = {
  addresses: ['strict', 'wide'],
  registrationMonths: ['coming', 'any'],
} as const satisfies {
  readonly [K in keyof RuleSettings]-?: readonly NonNullable<RuleSettings[K]>[];
};
