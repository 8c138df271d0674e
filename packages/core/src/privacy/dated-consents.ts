import {
  type ChosenChannels,
  type ConsentKey,
  type Consents,
  consentKeys,
  noConsents,
} from './consents.ts';

/** The consents of a form, each with the time when the user last gave or withdrew it. */
export interface DatedConsents {
  readonly consents: Consents;
  /** When the form showed the consents, an ISO time. Also the time of the consents that the user has not changed. */
  readonly openedAt: string;
  /** When the user last gave or withdrew each changed consent, an ISO time. @defaultValue no consent was changed */
  readonly changedAt?: Readonly<Partial<Record<ConsentKey, string>>> | undefined;
  /**
   * The chosen channels, if the build lets the user choose channels. @defaultValue all channels, for each consent
   * that permits contact
   */
  readonly channels?: ChosenChannels | undefined;
}

/** Returns consents that the form has just shown, none of them given. */
export const shownConsents = (): DatedConsents => ({
  consents: noConsents,
  openedAt: new Date().toISOString(),
});

/** Returns the new consents. Each changed consent gets the current time. */
export const withConsents = (before: DatedConsents, consents: Consents): DatedConsents => ({
  ...dated(before, (key) => consents[key] !== before.consents[key]),
  consents,
});

/**
 * Returns the new channels. Each changed consent gets the current time, because a change of channels changes the
 * consent.
 */
export const withChannels = (before: DatedConsents, channels: ChosenChannels): DatedConsents => ({
  ...dated(before, (key) => String(channels[key] ?? '') !== String(before.channels?.[key] ?? '')),
  channels,
});

function dated(before: DatedConsents, isChanged: (key: ConsentKey) => boolean): DatedConsents {
  const changed = consentKeys.filter(isChanged).map((key) => [key, new Date().toISOString()]);
  return { ...before, changedAt: { ...before.changedAt, ...Object.fromEntries(changed) } };
}
