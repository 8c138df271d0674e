import type { Translation } from '../translation/wording.ts';
import { lines } from './en/lines.ts';
import { tables } from './en/tables.ts';
import { texts } from './en/texts.ts';

/** English. */
export const en: Translation = {
  language: 'en',
  locale: 'en-GB',
  name: 'English',
  texts,
  tables,
  lines,
};
