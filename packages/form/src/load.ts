import { lazy } from '@preventivo/ui';

/** Loads the code that validates the page and announces the effects of answers. @internal */
export const loadAnswering = lazy(() => import('@preventivo/form/lazy/answering')).preload;

/** Loads the error summary, and the code that finds missing answers before the rules are loaded. */
export const loadPageSummary = lazy<
  // Import the type from the file: TypeScript's node10 resolution ignores the package's `exports`.
  typeof import('./page-summary.tsx')
>(() => import('@preventivo/form/lazy/page-summary')).preload;
