import { lazy } from '@preventivo/ui';

/** Loads the code that runs validations and announces the effects of answers. @internal */
export const loadAnswering = lazy(() => import('@preventivo/form/lazy/answering')).preload;

/** Loads the error summary, and the code that finds missing answers before the rules are loaded. */
export const loadPageSummary = lazy<
  // Import the type from the file, since TypeScript's node10 resolution does not know the package's own exports.
  typeof import('./page-summary.tsx')
>(() => import('@preventivo/form/lazy/page-summary')).preload;
