import type { Texts } from '../table/field.ts';

/** Returns the sentence that a question lists for a server's code; undefined where it lists none. */
export const refusalSentence = (
  { refusals = {} }: Pick<Texts, 'refusals'>,
  code: string,
): string | undefined => (Object.hasOwn(refusals, code) ? refusals[code] : undefined);
