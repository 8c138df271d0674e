import {
  type ChosenChannels,
  type ConsentKey,
  type Consents,
  consentKeys,
  noConsents,
} from './consents.ts';

/** Consents as they are asked: each with the time it was last given or taken. */
export interface DatedConsents {
  readonly consents: Consents;
  /** When they were shown, an ISO time: that of the consents nobody has touched. */
  readonly openedAt: string;
  /** When each of the others was last given or taken, an ISO time. @defaultValue nobody touched any */
  readonly changedAt?: Readonly<Partial<Record<ConsentKey, string>>> | undefined;
  /** The channels chosen, where the build asks for each of them. @defaultValue all, for each consent about being reached */
  readonly channels?: ChosenChannels | undefined;
}

/** Consents that were just shown: none is given. */
export const shownConsents = (): DatedConsents => ({
  consents: noConsents,
  openedAt: new Date().toISOString(),
});

/** The same with these consents. What has changed by that has changed now. */
export const withConsents = (before: DatedConsents, consents: Consents): DatedConsents => ({
  ...dated(before, (key) => consents[key] !== before.consents[key]),
  consents,
});

/** The same with these channels: to choose another one is to change what was agreed to. */
export const withChannels = (before: DatedConsents, channels: ChosenChannels): DatedConsents => ({
  ...dated(before, (key) => String(channels[key] ?? '') !== String(before.channels?.[key] ?? '')),
  channels,
});

function dated(before: DatedConsents, isChanged: (key: ConsentKey) => boolean): DatedConsents {
  const changed = consentKeys.filter(isChanged).map((key) => [key, new Date().toISOString()]);
  return { ...before, changedAt: { ...before.changedAt, ...Object.fromEntries(changed) } };
}
