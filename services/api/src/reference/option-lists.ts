import {
  type Field,
  isGroup,
  isItems,
  isListed,
  knownOptions,
  type Lists,
  type Option,
  type Table,
} from '@preventivo/core';
import type { Day } from '@preventivo/italian';
import type { Country, ListedOption, OptionGroup, ReferenceData } from './data.ts';

/** The option lists of one line: what all lines share, those of real estate, and its own. */
export function optionLists(data: ReferenceData, line: string): Lists {
  return {
    ...groupLists(data.enums.lines.shared),
    ...groupLists(data.enums.lines.realEstate),
    ...groupLists(data.enums.lines[camelCase(line)]),
    ...byAreaLists(data),
    professione: data.professions.professions.map(asOption),
    stati: countryOptions(data.countries),
  };
}

/** The professions of each professional area. */
export function professionLists({ enums }: ReferenceData): Lists {
  const byArea = Object.values(enums.lines).flatMap((group) =>
    Object.values(group ?? {}).flatMap((list) => Object.entries(list?.byArea ?? {})),
  );
  return Object.fromEntries(byArea.map(([area, options = []]) => [area, options.map(asOption)]));
}

/** The same by the names a table gives them: `professions/medica`. */
const byAreaLists = (data: ReferenceData): Lists =>
  Object.fromEntries(
    Object.entries(professionLists(data)).map(([area, options]) => [
      `professions/${area}`,
      options,
    ]),
  );

function groupLists(group: OptionGroup = {}): Lists {
  const listed = Object.entries(group).flatMap(([name, list]) =>
    list?.options ? [[name, list.options.map(asOption)] as const] : [],
  );
  return Object.fromEntries(listed);
}

const asOption = ({ key, label, also, general }: ListedOption): Option => ({
  id: String(key),
  value: label,
  ...(also && { also }),
  ...(general && { general }),
});

/** States of today in alphabetical order, then those that ended, with the year they did. */
function countryOptions(countries: readonly Country[]): readonly Option[] {
  const order = new Intl.Collator('it');
  return [...countries]
    .sort((a, b) => Number(b.current) - Number(a.current) || order.compare(a.label, b.label))
    .map(({ id, label, also, current, to }) => ({
      id: String(id),
      value: current ? label : `${label}, fino al ${to?.slice(0, 4)}`,
      ...(also && { also }),
    }));
}

const camelCase = (id: string) =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The options of a list that a table works out for itself, as years up to today; undefined where it names none. */
export function countedList(table: Table, list: string, today: Day): readonly Option[] | undefined {
  for (const field of Object.values(table.fields)) {
    const options = countedIn(field, list, today);
    if (options) return options;
  }
  return undefined;
}

function countedIn(field: Field, list: string, today: Day): readonly Option[] | undefined {
  if (isItems(field)) return countedIn(field.item, list, today);
  if (isGroup(field)) return countedList(field.table, list, today);
  return isListed(field) && field.list === list ? knownOptions(field, today) : undefined;
}
