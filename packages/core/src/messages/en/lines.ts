import type { LineWords } from '../../translation/line-words.ts';

/** The lines that speak English, each loaded when it does. */
export const lines: Readonly<Record<string, () => Promise<LineWords>>> = {
  travel: async () => (await import('@preventivo/core/messages/en/travel')).travel,
  health: async () => (await import('@preventivo/core/messages/en/health')).health,
  home: async () => (await import('@preventivo/core/messages/en/home')).home,
  pets: async () => (await import('@preventivo/core/messages/en/pets')).pets,
};
