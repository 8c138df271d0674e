import type { AnsweredConsents } from './flags.ts';
import { noConsents } from './no-consents.ts';

/** Consents as they are asked: each with the time it was last given or taken. */
export type DatedConsents = Pick<
  AnsweredConsents,
  'consents' | 'openedAt' | 'changedAt' | 'channels'
>;

/** Consents that were just shown: none is given. */
export const shownConsents = (): DatedConsents => ({
  consents: noConsents,
  openedAt: new Date().toISOString(),
});
