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

/** The tables of the account's forms, which belong to no line. */
const account = [loginTable, registrationTable, newPasswordTable];
const shared = [...Object.entries(contractorTexts), ...account.map((table) => ['account', table])];
/** The option lists of page 1. */
const sharedLists = ['professione', 'stati'];

/** Names of insurers are the same in every language. Option 99 is any other insurer. */
const insurer = /^lists\.compagniaAttualeId\.(?!99$)/;

const data = await readData();

/** Returns the Italian texts of a line that a language lacks, by key. */
export async function lackingOf(line, translation) {
  const all = optionLists(data, line.id);
  const names = [...listsOf(line)].filter((name) => !sharedLists.includes(name));
  const lists = Object.fromEntries(names.map((name) => [name, all[name] ?? []]));
  const found = await lackingTexts(line, translation.language, { translation, lists });
  return Object.fromEntries(Object.entries(found).filter(([place]) => !insurer.test(place)));
}

/**
 * Returns the Italian texts that a language does not translate, of the parts that all lines share:
 * page 1, its option lists and the account forms. A missing text of the interface does not compile,
 * so it needs no check here.
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
