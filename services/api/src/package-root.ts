/** One level above the sources and above the bundle. */
export const packageRoot = new URL('../', import.meta.url);
