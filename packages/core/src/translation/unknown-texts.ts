import { company } from '../contractor/company.ts';
import { person } from '../contractor/person.ts';
import { typeQuestion } from '../contractor/questions.ts';
import { messages } from '../errors/messages.ts';
import type { Line, Table } from '../table/table.ts';
import { catalogue } from '../words/catalogue.ts';
import type { OwnTexts } from './wording.ts';
import { wordsInLine, wordsInTable } from './words-in.ts';

/** The tables of page 1, which every line shares, by the name in the place of their texts. */
export const contractorTexts: Readonly<Record<string, Table>> = {
  person,
  company,
  contractor: { fields: { type: typeQuestion } },
};

/**
 * Returns the names and the places on page 1 among a broker's texts that no text has. Ignores
 * places in other tables: `unknownPlaces` checks those of a line.
 */
export const unknownTexts = (own: OwnTexts): readonly string[] => [
  ...Object.keys(own).filter(
    (name) =>
      !name.includes('.') && !Object.hasOwn(catalogue, name) && !Object.hasOwn(messages, name),
  ),
  ...Object.entries(contractorTexts).flatMap(([name, table]) =>
    missing(own, name, () => wordsInTable(table)),
  ),
];

/**
 * Returns the places of a line among a broker's texts that no text has: `horse.nomme.label`.
 * Ignores options of the back end's lists, `horse.lists.…`, which a table does not contain.
 */
export const unknownPlaces = (own: OwnTexts, line: Line): readonly string[] =>
  missing(own, line.id, () => wordsInLine(line)).filter(
    (name) => !name.startsWith(`${line.id}.lists.`),
  );

/** Returns all names that a text of the interface, page 1 or one of these lines has. */
export const textNames = (lines: readonly Line[]): readonly string[] => [
  ...Object.keys({ ...catalogue, ...messages }),
  ...Object.entries(contractorTexts).flatMap(([name, table]) => placed(name, wordsInTable(table))),
  ...lines.flatMap((line) => placed(line.id, wordsInLine(line))),
];

const placed = (table: string, words: object) =>
  Object.keys(words).map((place) => `${table}.${place}`);

/** @param wordsIn reads the texts of the table, only if a name begins with `table` */
function missing(own: OwnTexts, table: string, wordsIn: () => object): readonly string[] {
  const names = Object.keys(own).filter((name) => name.startsWith(`${table}.`));
  if (names.length === 0) return [];
  const words = wordsIn();
  return names.filter((name) => !Object.hasOwn(words, name.slice(table.length + 1)));
}
