import type { Translation } from '../translation/wording.ts';
import { tables } from './en/tables.ts';
import { texts } from './en/texts.ts';

/** English for everything except the questions of a line, whose English is in the line's `translations`. */
export const en: Translation = {
  language: 'en',
  locale: 'en-GB',
  name: 'English',
  texts,
  tables,
};
