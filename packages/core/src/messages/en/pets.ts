import type { LineWords } from '../../translation/line-words.ts';
import { policyWords } from './policy.ts';

/** Pets insurance in English. */
export const pets: LineWords = {
  ...policyWords,
};
