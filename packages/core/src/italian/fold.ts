import { unaccented } from './unaccented.ts';

/**
 * A name as the fiscal code reads it: A to Z only. Accents, spaces, apostrophes and hyphens are
 * gone: D'Aló → DALO.
 */
export function fold(text: string): string {
  return unaccented(text).replace(/[^A-Z]/g, '');
}
