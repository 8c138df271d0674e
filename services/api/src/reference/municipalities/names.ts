import { fold } from '@preventivo/italian';
import type { Municipality } from './records.ts';

export const namesOf = ({ name, alt, aka = [] }: Municipality) => [
  name,
  ...(alt ? [alt] : []),
  ...aka,
];

/**
 * Returns each name of a municipality. Also returns its names in two languages together: 'Bolzano
 * Bozen'.
 */
export const searchedNames = (record: Municipality) => {
  const { name, alt } = record;
  return alt ? [...namesOf(record), `${name} ${alt}`, `${alt} ${name}`] : namesOf(record);
};

export const underEachName = (record: Municipality) =>
  [...new Set(searchedNames(record).map(fold))].map((name) => [name, record] as const);
