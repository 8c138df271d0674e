import { createRequire } from 'node:module';

/** Returns the path of the application's only font file: Figtree, Latin, weights 300 to 900 (OFL). */
export function figtreeFile(): string {
  const require = createRequire(import.meta.url);
  return require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
}
