import type { Lists } from '@preventivo/core';
import { type Birthplace, birthplaceResolver } from '@preventivo/italian';
import { lazy } from '../lazy.ts';
import type { ReferenceData } from './data.ts';
import { type Municipalities, municipalities } from './municipalities.ts';
import { optionLists, professionLists } from './option-lists.ts';
import { type StreetWords, streetWords } from './street-words.ts';

/** What is known of Italy and of the products' lists, held in memory. */
export interface Reference {
  readonly data: ReferenceData;
  readonly municipalities: Municipalities;
  readonly streets: StreetWords;
  /** The lists of a line, by name. */
  listsOf(line: string): Lists;
  /** The professions by area. */
  readonly professions: Lists;
  /** The Belfiore code of a birthplace; undefined where none is certain. */
  birthplaceCode(place: Birthplace): string | undefined;
}

const cache = new WeakMap<ReferenceData, Reference>();

/** Gets the files ready; the same files only once, however many stories and tests need them. */
export function createReference(data: ReferenceData): Reference {
  const reference = cache.get(data) ?? makeReference(data);
  cache.set(data, reference);
  return reference;
}

function makeReference(data: ReferenceData): Reference {
  const lists = new Map<string, Lists>();
  const birthplaces = lazy(() => birthplaceResolver(data.municipalities, data.countries));
  return {
    data,
    municipalities: municipalities(data.municipalities),
    streets: streetWords(data.toponimi),
    listsOf: (line) => {
      const known = lists.get(line) ?? optionLists(data, line);
      lists.set(line, known);
      return known;
    },
    professions: professionLists(data),
    birthplaceCode: (place) => birthplaces()(place),
  };
}
