/** The folder of this package. The sources and what is bundled from them lie one step inside it. */
export const packageRoot = new URL('../', import.meta.url);
