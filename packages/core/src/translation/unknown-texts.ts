import { company } from '../contractor/company.ts';
import { person } from '../contractor/person.ts';
import { typeQuestion } from '../contractor/questions.ts';
import { messages } from '../errors/messages.ts';
import type { Line, Table } from '../table/table.ts';
import { catalogue } from '../words/catalogue.ts';
import type { OwnTexts } from './wording.ts';
import { wordsInLine, wordsInTable } from './words-in.ts';

/** The tables of page 1, which every line shares, by the prefix of their paths. */
export const contractorTexts: Readonly<Record<string, Table>> = {
  person,
  company,
  contractor: { fields: { type: typeQuestion } },
};

/**
 * Returns the keys among a broker's texts that match no text of the catalogue, the messages or page 1. Ignores the
 * paths of lines, which `unknownPlaces` checks.
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
 * Returns the keys among a broker's texts that match no text of the line: `horse.nomme.label`. Ignores options of the
 * back end's lists (`horse.lists.…`), because a table does not contain them.
 */
export const unknownPlaces = (own: OwnTexts, line: Line): readonly string[] =>
  missing(own, line.id, () => wordsInLine(line)).filter(
    (name) => !name.startsWith(`${line.id}.lists.`),
  );

/** Returns the names of all texts of the interface, of page 1 and of these lines. */
export const textNames = (lines: readonly Line[]): readonly string[] => [
  ...Object.keys({ ...catalogue, ...messages }),
  ...Object.entries(contractorTexts).flatMap(([name, table]) => placed(name, wordsInTable(table))),
  ...lines.flatMap((line) => placed(line.id, wordsInLine(line))),
];

const placed = (table: string, words: object) =>
  Object.keys(words).map((place) => `${table}.${place}`);

/**
 * Returns the keys that match no text of the table.
 * @param wordsIn returns the texts of the table. Called only if a key starts with the name of the table
 */
function missing(own: OwnTexts, table: string, wordsIn: () => object): readonly string[] {
  const names = Object.keys(own).filter((name) => name.startsWith(`${table}.`));
  if (names.length === 0) return [];
  const words = wordsIn();
  return names.filter((name) => !Object.hasOwn(words, name.slice(table.length + 1)));
}
