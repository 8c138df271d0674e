import { parseMunicipality } from './municipality.ts';

/** Words that are in lower case inside the name of a place, in Italian, French and German. */
const small =
  /^(?:a|ad|ai|al|all|alla|alle|allo|an|am|auf|con|d|da|dal|dall|dalla|de|degli|dei|del|dell|della|delle|dello|der|di|e|ed|en|il|im|in|li|nei|nel|nell|nella|nelle|ob|per|presso|sopra|su|sul|sull|sulla|sullo)$/;

/** Names that two current municipalities share. Only the province distinguishes them. */
const shared = /^(?:CASTRO|LIVO|PEGLIO|SAMONE|SAN TEODORO)$/;

/**
 * Returns a municipality in upper and lower case: «REGGIO NELL'EMILIA (RE)» → «Reggio nell'Emilia». Keeps the
 * province only if two municipalities share the name. For display only: the answer stays 'NAME (PV)'.
 */
export function placeName(municipality: string): string {
  const { name, province } = parseMunicipality(municipality) ?? { name: municipality };
  const written = name
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) => inside(word, at))
    // The municipalities on the South Tyrolean wine road are the only names with common nouns.
    .replace('Strada del Vino', 'strada del vino');
  return province && shared.test(name) ? `${written} (${province})` : written;
}

function inside(word: string, at: number): string {
  if (at > 0 && small.test(word)) return word;
  return /^[ivx]{3,}$/.test(word) ? word.toUpperCase() : word.replace(/^./u, upper);
}

const upper = (letter: string) => letter.toUpperCase();
