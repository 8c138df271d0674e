import { type ChosenChannels, type ConsentKey, type Consents, consentKeys } from './consents.ts';
import type { DatedConsents } from './shown-consents.ts';

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
