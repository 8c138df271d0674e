import type { HandwrittenAddresses } from '@preventivo/italian';

/**
 * Rules that a broker may change. The page and the server must have the same settings. An omitted setting leaves the
 * rule of the tables unchanged.
 */
export interface RuleSettings {
  /** The rules for addresses that the user types by hand. @defaultValue 'strict' */
  readonly addresses?: HandwrittenAddresses | undefined;
  /**
   * The accepted months of a vehicle's registration, in the current year. `coming` accepts the current and later
   * months, `any` also earlier months.
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
