import type { Plugin } from 'vite';
import { formikParts } from './formik-parts.ts';
import { luxonDays } from './luxon-days.ts';
import { preloadHelper } from './preload-helper.ts';

/**
 * Leaves out of a build what no funnel runs of Formik, Luxon and Vite's own helper (docs/decisions/0204). A library in
 * another version than the one that was measured is bundled whole, and the build warns.
 */
export const slim = (): Plugin[] => [formikParts(), luxonDays(), preloadHelper()];
