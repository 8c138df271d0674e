import {
  type ChosenChannels,
  type ConsentKey,
  type Consents,
  consentKeys,
  noConsents,
} from './consents.ts';

/** The consents of a form, each with the time it was last given or withdrawn. */
export interface DatedConsents {
  readonly consents: Consents;
  /** When the form showed the consents, an ISO time. It is also the time of consents that the user has not changed. */
  readonly openedAt: string;
  /** When each changed consent was last given or withdrawn, an ISO time. @defaultValue none was changed */
  readonly changedAt?: Readonly<Partial<Record<ConsentKey, string>>> | undefined;
  /** The chosen channels, if the build asks for them. @defaultValue all, for each consent that permits contact */
  readonly channels?: ChosenChannels | undefined;
}

/** Returns consents that were just shown, none of them given. */
export const shownConsents = (): DatedConsents => ({
  consents: noConsents,
  openedAt: new Date().toISOString(),
});

/** Returns the new consents, with the current time for each changed one. */
export const withConsents = (before: DatedConsents, consents: Consents): DatedConsents => ({
  ...dated(before, (key) => consents[key] !== before.consents[key]),
  consents,
});

/**
 * Returns the new channels, with the current time for each changed consent, because another channel
 * changes what the user agreed to.
 */
export const withChannels = (before: DatedConsents, channels: ChosenChannels): DatedConsents => ({
  ...dated(before, (key) => String(channels[key] ?? '') !== String(before.channels?.[key] ?? '')),
  channels,
});

function dated(before: DatedConsents, isChanged: (key: ConsentKey) => boolean): DatedConsents {
  const changed = consentKeys.filter(isChanged).map((key) => [key, new Date().toISOString()]);
  return { ...before, changedAt: { ...before.changedAt, ...Object.fromEntries(changed) } };
}
