import type { HandwrittenAddresses } from '@preventivo/italian';

/**
 * Rules that a broker may change. The page and the server need the same settings. An omitted
 * setting keeps the tables' rule.
 */
export interface RuleSettings {
  /** The rules for addresses written by hand. @defaultValue 'strict' */
  readonly addresses?: HandwrittenAddresses | undefined;
  /**
   * The months of the current year in which a vehicle may have been registered. `coming` accepts
   * the current and later months, `any` also earlier ones.
   * @defaultValue 'coming'
   */
  readonly registrationMonths?: 'coming' | 'any' | undefined;
}

/** The possible values of each setting. The first value is the default. */
export const ruleSettings = {
  addresses: ['strict', 'wide'],
  registrationMonths: ['coming', 'any'],
} as const satisfies {
  readonly [K in keyof RuleSettings]-?: readonly NonNullable<RuleSettings[K]>[];
};
