/** The folder of the package. The sources and the bundle are one level below it. */
export const packageRoot = new URL('../', import.meta.url);
