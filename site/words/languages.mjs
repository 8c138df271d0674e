import { en } from './en.mjs';
import { it } from './it.mjs';

/** The languages of the landing page. The first is the language of the page at `/`. */
export const languages = [it, en];
