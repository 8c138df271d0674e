import type { HandwrittenAddresses } from '@preventivo/italian';

/**
 * Rules that a broker may change, on the page and on the server: both need the same settings. An omitted setting keeps
 * the tables' rule.
 */
export interface RuleSettings {
  /** The rules for addresses written by hand. @defaultValue 'strict' */
  readonly addresses?: HandwrittenAddresses | undefined;
  /**
   * The months of the current year that a vehicle's registration may have: `coming` from the current month on, `any`
   * also earlier ones. @defaultValue 'coming'
   */
  readonly registrationMonths?: 'coming' | 'any' | undefined;
}

/** The values of each setting; the first is the default. */
export const ruleSettings = {
  addresses: ['strict', 'wide'],
  registrationMonths: ['coming', 'any'],
} as const satisfies {
  readonly [K in keyof RuleSettings]-?: readonly NonNullable<RuleSettings[K]>[];
};
