import { parseMunicipality } from './municipality.ts';

/** Words that have small letters inside the name of a place, in Italian, French and German. */
const small =
  /^(?:a|ad|ai|al|all|alla|alle|allo|an|am|auf|con|d|da|dal|dall|dalla|de|degli|dei|del|dell|della|delle|dello|der|di|e|ed|en|il|im|in|li|nei|nel|nell|nella|nelle|ob|per|presso|sopra|su|sul|sull|sulla|sullo)$/;

/** Pairs of today's municipalities that only the province distinguishes. */
const shared = /^(?:CASTRO|LIVO|PEGLIO|SAMONE|SAN TEODORO)$/;

/**
 * Returns a municipality as people write it: «REGGIO NELL'EMILIA (RE)» → «Reggio nell'Emilia». Keeps the province only
 * if two municipalities share the name. Use it for display: the answer stays 'NAME (PV)'.
 */
export function placeName(municipality: string): string {
  const { name, province } = parseMunicipality(municipality) ?? { name: municipality };
  const written = name
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) => inside(word, at))
    // The names of the districts on the wine road are the only ones with a common noun.
    .replace('Strada del Vino', 'strada del vino');
  return province && shared.test(name) ? `${written} (${province})` : written;
}

function inside(word: string, at: number): string {
  if (at > 0 && small.test(word)) return word;
  return /^[ivx]{3,}$/.test(word) ? word.toUpperCase() : word.replace(/^./u, upper);
}

const upper = (letter: string) => letter.toUpperCase();
