import { optionLists } from '@preventivo/api/workspace/reference/option-lists';
import { readData } from '@preventivo/api/workspace/reference/read-data';
import {
  loginTable,
  newPasswordTable,
  registrationTable,
} from '@preventivo/auth/workspace/account/tables';
import { en } from '@preventivo/core/messages/en';
import {
  contractorTexts,
  inLists,
  lacking,
  lackingTexts,
  listsOf,
  wordsInTable,
} from '@preventivo/core/translation';

export const languages = [en];

/** The tables of the account's forms. They belong to no line. */
const account = [loginTable, registrationTable, newPasswordTable];
const shared = [...Object.entries(contractorTexts), ...account.map((table) => ['account', table])];
/** The option lists of page 1. */
const sharedLists = ['professione', 'stati'];

/**
 * Matches the names of insurers, which are the same in every language. Option 99 means any other insurer, so it needs a
 * translation.
 */
const insurer = /^lists\.compagniaAttualeId\.(?!99$)/;

const data = await readData();

/** Returns the Italian texts of a line that have no translation, by key. */
export async function lackingOf(line, translation) {
  const all = optionLists(data, line.id);
  const names = [...listsOf(line)].filter((name) => !sharedLists.includes(name));
  const lists = Object.fromEntries(names.map((name) => [name, all[name] ?? []]));
  const found = await lackingTexts(line, translation.language, { translation, lists });
  return Object.fromEntries(Object.entries(found).filter(([place]) => !insurer.test(place)));
}

/**
 * Returns the Italian texts without a translation in the parts that all lines share: page 1, its option lists and the
 * account's forms. The texts of the interface need no check here: a missing one does not compile.
 */
export function lackingOfAll(translation) {
  const tables = shared.flatMap(([name, table]) =>
    Object.entries(wordsInTable(table)).map(([place, text]) => [`${name}.${place}`, text]),
  );
  const lists = optionLists(data, '');
  const asked = Object.fromEntries(sharedLists.map((name) => [name, lists[name]]));
  return lacking(
    { ...Object.fromEntries(tables), ...inLists(asked) },
    translation.tables,
    translation,
  );
}
