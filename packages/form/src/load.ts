import { lazy } from '@preventivo/ui';

/** What checks answers. It brings yup and luxon, so it is loaded when somebody begins to answer. */
export type Rules = typeof import('@preventivo/core/check');

// Loaded once: who checks again does not wait for it again, for `import()` answers in a later task.
export const { preload: loadRules } = lazy<Rules>(() => import('@preventivo/core/check'));
export const { preload: loadAnswering } = lazy(() => import('@preventivo/form/lazy/answering'));
/** The summary of errors, and what says that something is missing before the rules are here. */
export const { preload: loadPageSummary } = lazy(
  () => import('@preventivo/form/lazy/page-summary'),
);
