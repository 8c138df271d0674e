import type { Plugin } from 'vite';
import { catalogue } from './catalogue.ts';
import { formikParts } from './formik-parts.ts';
import { luxonDays } from './luxon-days.ts';
import { preloadHelper } from './preload-helper.ts';

/**
 * Removes the code of Formik, Luxon and Vite's import helper that no funnel runs (docs/decisions/0204). If the
 * version of a library is unknown, keeps the whole library and warns. In builds from the packages' sources, also
 * lists the names of all texts.
 */
export const slim = (): Plugin[] => [formikParts(), luxonDays(), preloadHelper(), catalogue()];
