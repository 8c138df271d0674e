import { en } from './en.mjs';
import { it } from './it.mjs';

/** The languages of the landing page. The page at `/` is in the first one. */
export const languages = [it, en];
