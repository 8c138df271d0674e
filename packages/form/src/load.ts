import { lazy } from '@preventivo/ui';

/** The code that validates answers. It imports yup and luxon, so it loads when the visitor starts to answer. */
export type Rules = typeof import('@preventivo/core/check');

/** Loads the rules. Cached, since `import()` of a loaded module still resolves in a later task. */
export const loadRules = lazy<Rules>(() => import('@preventivo/core/check')).preload;

/** Loads the code that runs validations and announces the effects of answers. @internal */
export const loadAnswering = lazy(() => import('@preventivo/form/lazy/answering')).preload;

/** Loads the error summary, and the code that finds missing answers before the rules are loaded. */
export const loadPageSummary = lazy<
  // Import the type from the file, since TypeScript's node10 resolution does not know the package's own exports.
  typeof import('./page-summary.tsx')
>(() => import('@preventivo/form/lazy/page-summary')).preload;
