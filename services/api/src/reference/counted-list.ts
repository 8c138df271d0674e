import {
  type Day,
  type Field,
  isGroup,
  isItems,
  isListed,
  knownOptions,
  type Option,
  type Table,
} from '@preventivo/core';

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
