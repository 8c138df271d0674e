import type { LineWords } from '../../translation/line-words.ts';
import { policyWords } from './policy.ts';
import { propertyWords } from './property.ts';

/** Home insurance in English. */
export const home: LineWords = {
  ...policyWords,
  ...propertyWords,
};
