import { type ChosenChannels, type ConsentKey, type Consents, consentKeys } from './consents.ts';
import type { AnsweredConsents } from './flags.ts';
import { noConsents } from './no-consents.ts';

/** Consents as they are asked: each with the time it was last given or taken. */
export type DatedConsents = Pick<
  AnsweredConsents,
  'consents' | 'openedAt' | 'changedAt' | 'channels'
>;

const now = () => new Date().toISOString();

/** Consents that were just shown: none is given. */
export const shownConsents = (): DatedConsents => ({ consents: noConsents, openedAt: now() });

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
  const changed = consentKeys.filter(isChanged).map((key) => [key, now()]);
  return { ...before, changedAt: { ...before.changedAt, ...Object.fromEntries(changed) } };
}
