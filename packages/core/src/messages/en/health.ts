import type { LineWords } from '../../translation/line-words.ts';
import { policyWords } from './policy.ts';

/** Health insurance in English. */
export const health: LineWords = {
  ...policyWords,
};
