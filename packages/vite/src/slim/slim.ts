import type { Plugin } from 'vite';
import { catalogue } from './catalogue.ts';
import { formikParts } from './formik-parts.ts';
import { luxonDays } from './luxon-days.ts';
import { preloadHelper } from './preload-helper.ts';

/**
 * Drops the code of Formik, Luxon and Vite's import helper that no funnel runs
 * (docs/decisions/0204). In a version other than the known one, the whole library is bundled, with
 * a warning. Builds from the packages' sources list the names of all texts.
 */
export const slim = (): Plugin[] => [formikParts(), luxonDays(), preloadHelper(), catalogue()];
