import { lazy } from '@preventivo/ui';

/** What checks answers. It brings yup and luxon, so it is loaded when somebody begins to answer. */
export type Rules = typeof import('@preventivo/core/check');

// Each is loaded once: `import()` of a loaded module still answers in a later task.
const rules = lazy<Rules>(() => import('@preventivo/core/check'));
const answering = lazy(() => import('@preventivo/form/lazy/answering'));
// By its file: TypeScript's older resolution does not know the door of its own package.
const pageSummary = lazy<typeof import('./page-summary.tsx')>(
  () => import('@preventivo/form/lazy/page-summary'),
);

/** Loads the rules. */
export const loadRules = rules.preload;
/** Loads what validates fields and tells of changes. @internal */
export const loadAnswering = answering.preload;
/** Loads the error summary, and what finds missing answers before the rules are loaded. */
export const loadPageSummary = pageSummary.preload;
