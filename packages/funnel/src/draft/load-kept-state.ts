import { lazy } from '@preventivo/ui';

/** Reads what a draft keeps. Most visitors have none: it comes with the questions at the latest. */
export const keptState = lazy(() => import('@preventivo/funnel/lazy/kept-state'));
