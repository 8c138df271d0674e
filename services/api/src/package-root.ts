/** Folder of this package, one level above the sources and the bundle. */
export const packageRoot = new URL('../', import.meta.url);
