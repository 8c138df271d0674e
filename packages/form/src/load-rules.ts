import { lazy } from '@preventivo/ui';

/** The code that validates answers. It imports yup and luxon, so it loads when the visitor starts to answer. */
export type Rules = typeof import('@preventivo/core/check');

/** Loads the rules. Cached, since `import()` of a loaded module still resolves in a later task. */
export const loadRules = lazy<Rules>(() => import('@preventivo/core/check')).preload;
