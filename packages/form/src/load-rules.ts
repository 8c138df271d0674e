import { lazy } from '@preventivo/ui';

/**
 * The code that validates answers. It is large, since it imports yup and luxon, so it loads when the visitor starts to
 * answer.
 */
export type Rules = typeof import('@preventivo/core/check');

/** Loads the rules. Caches the promise: `import()` of a loaded module would still resolve in a later task. */
export const loadRules = lazy<Rules>(() => import('@preventivo/core/check')).preload;
