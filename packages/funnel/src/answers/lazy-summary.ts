import { lazyComponent } from '@preventivo/ui';

/** The summary of the answers, which loads after the first interaction. */
export const LazySummary = lazyComponent(
  () => import('@preventivo/funnel/lazy/summary').then(({ Summary }) => Summary),
  { isDeferred: () => true },
);
