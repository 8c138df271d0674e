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

/** Returns the option lists of a line: the shared lists, the lists of real estate, and its own. */
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

export function professionLists({ enums }: ReferenceData): Lists {
  const byArea = Object.values(enums.lines).flatMap((group) =>
    Object.values(group ?? {}).flatMap((list) => Object.entries(list?.byArea ?? {})),
  );
  return Object.fromEntries(byArea.map(([area, options = []]) => [area, options.map(asOption)]));
}

/** Returns the professions by the list names that lines use: `professions/medica`. */
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

/**
 * Returns current countries in alphabetical order, followed by former countries with their last
 * year.
 */
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

/**
 * Returns the options of a list that depends on the day, such as the years up to today. Returns
 * undefined if no field of the table has such a list.
 */
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
