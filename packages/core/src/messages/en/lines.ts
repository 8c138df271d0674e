import type { LineWords } from '../../translation/line-words.ts';

/** The lines that speak English, each loaded when it does. */
export const lines: Readonly<Record<string, () => Promise<LineWords>>> = {
  travel: async () => (await import('./travel.ts')).travel,
  health: async () => (await import('./health.ts')).health,
  home: async () => (await import('./home.ts')).home,
  pets: async () => (await import('./pets.ts')).pets,
};
