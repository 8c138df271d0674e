import type { Translation } from '../../translation/wording.ts';

/** The catalogue and the messages. */
export const texts: Translation['texts'] = {} as never;
