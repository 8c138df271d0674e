import { optionLists } from '@preventivo/api/workspace/reference/option-lists';
import { readData } from '@preventivo/api/workspace/reference/read-data';
import {
  loginTable,
  newPasswordTable,
  registrationTable,
} from '@preventivo/auth/workspace/account/tables';
import { company, person, typeQuestion } from '@preventivo/core';
import { en } from '@preventivo/core/messages/en';
import { byText, wordsInLine, wordsInTable } from '@preventivo/core/translation';

export const languages = [en];

/** The tables of the account's forms, which belong to no line. */
const account = [loginTable, registrationTable, newPasswordTable];
const shared = [
  ['person', person],
  ['company', company],
  ['contractor', { fields: { type: typeQuestion } }],
  ...account.map((table) => ['account', table]),
];
/** The option lists of page 1. */
const sharedLists = ['professione', 'stati'];

/** Names of insurers are the same in every language. Option 99 is any other insurer. */
const insurer = /^lists\.compagniaAttualeId\.(?!99$)/;

const data = await readData();

/** Returns the Italian texts of a line that a language lacks, by key. */
export async function lackingOf(line, translation) {
  const words = (await line.translations?.[translation.language]?.()) ?? {};
  const lists = optionLists(data, line.id);
  const asked = Object.fromEntries([...listsOf(line)].map((name) => [name, lists[name] ?? []]));
  return lacking(
    { ...wordsInLine(line), ...inLists(asked) },
    { ...words, ...fromTables(translation) },
    translation,
  );
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

function lacking(italian, words, { texts }) {
  const shared = byText(texts);
  return Object.fromEntries(
    Object.entries(italian).filter(
      ([place, text]) =>
        text !== '' &&
        !insurer.test(place) &&
        words[place] === undefined &&
        shared[text] === undefined,
    ),
  );
}

const inLists = (lists) =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, options]) =>
      options
        .filter(({ value }) => /\p{L}/u.test(value))
        .map(({ id, value }) => [`lists.${name}.${id}`, value]),
    ),
  );

const fromTables = ({ tables }) =>
  Object.fromEntries(Object.entries(tables).filter(([place]) => place.startsWith('lists.')));

/** Returns the option lists of a line's own questions, including those inside groups. */
function listsOf(table) {
  const names = Object.values(table.fields).flatMap((field) => {
    const { item = field } = field;
    if (item.table) return [...listsOf(item.table)];
    return item.list && !item.known ? [item.list] : [];
  });
  return new Set(names.filter((name) => !sharedLists.includes(name)));
}
