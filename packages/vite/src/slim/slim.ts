import type { Plugin } from 'vite';
import { formikParts } from './formik-parts.ts';
import { luxonDays } from './luxon-days.ts';
import { preloadHelper } from './preload-helper.ts';

/**
 * Drops the code of Formik, Luxon and Vite's import helper that no funnel runs
 * (docs/decisions/0204). Keeps a library whole in an unknown version, with a warning.
 */
export const slim = (): Plugin[] => [formikParts(), luxonDays(), preloadHelper()];
