import type { LineWords } from '../../translation/line-words.ts';
import { policyWords } from './policy.ts';

/** A line's own words, and those of the block that all lines begin with. */
const withPolicy = async (own: Promise<LineWords>): Promise<LineWords> => ({
  ...policyWords,
  ...(await own),
});

/** The lines that speak English, each loaded when it does. */
export const lines: Readonly<Record<string, () => Promise<LineWords>>> = {
  travel: () => withPolicy(import('@preventivo/core/messages/en/travel').then((own) => own.travel)),
  health: () => withPolicy(import('@preventivo/core/messages/en/health').then((own) => own.health)),
  home: () => withPolicy(import('@preventivo/core/messages/en/home').then((own) => own.home)),
  pets: () => withPolicy(import('@preventivo/core/messages/en/pets').then((own) => own.pets)),
};
