import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Field, Fields, Line } from '@preventivo/core';
import { isGroup, isItems, isListed } from '@preventivo/core';
import { BadConfig } from '../config/config.ts';
import type { ReferenceData } from '../reference/data.ts';
import { createReference } from '../reference/reference.ts';

type Lines = Readonly<Record<string, Line>>;

/** A line, and the argument that named it, for error messages. */
interface Named {
  readonly word: string;
  readonly line: Line;
}

/**
 * Loads the lines of `--lines`, a list of ids of the product's lines and of modules, separated by
 * commas. A module exports a line, a list of lines, or several lines by name.
 * @param words `travel,./my-lines.js`
 * @param own the product's lines, by id
 * @param data provides the options of lists that a table names
 * @throws {BadConfig} with one sentence for a missing file, a module without lines, or an invalid
 * table
 */
export async function loadLines(
  words: string,
  { own, data, folder = process.cwd() }: { own: Lines; data: ReferenceData; folder?: string },
): Promise<Lines> {
  const named: Named[] = [];
  for (const word of words.split(',').map((one) => one.trim())) {
    if (word === '') continue;
    const ofProduct = Object.hasOwn(own, word) ? own[word] : undefined;
    if (ofProduct) named.push({ word, line: ofProduct });
    else named.push(...(await linesIn(word, folder, Object.keys(own))));
  }
  if (named.length === 0)
    throw new BadConfig('--lines takes a module that exports lines, such as ./my-lines.js.');
  const { listsOf } = createReference(data);
  const byId = new Map<string, Named>();
  for (const one of named) {
    const { id } = one.line;
    const before = byId.get(id);
    // A module may export the same table under two names.
    if (before && before.line !== one.line)
      throw new BadConfig(`--lines: two lines have the id '${id}' (${before.word}, ${one.word}).`);
    refuseUnservable(one, listsOf(id));
    byId.set(id, one);
  }
  return Object.fromEntries([...byId].map(([id, { line }]) => [id, line]));
}

async function linesIn(
  word: string,
  folder: string,
  ids: readonly string[],
): Promise<readonly Named[]> {
  const file = resolve(folder, word);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new BadConfig(
      isPath(word)
        ? `--lines: there is no file ${word}.`
        : `--lines: ${word} is neither a file nor a line of the product (${ids.join(', ')}).`,
    );
  const exported = await load(word, file);
  const found = Object.entries(exported).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isObject).map((one) => ({ name, one })),
  );
  // An export that resembles a line must be valid; other exports are ignored.
  const meant = found.filter(({ one }) => 'fields' in one && ('pages' in one || 'id' in one));
  if (meant.length === 0)
    throw new BadConfig(
      `--lines: ${word} exports no line. Export what defineLine returns: export const umbrella = defineLine({ … }).`,
    );
  return meant.map(({ name, one }) => {
    if (!isLine(one))
      throw new BadConfig(
        `--lines: '${name}' of ${word} is no line as defineLine returns it: ${lacking(one)} is missing or wrong.`,
      );
    return { word, line: one };
  });
}

const isPath = (word: string) => /[./\\]/.test(word);

async function load(word: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    // A CommonJS module exports the same tables again under `default`.
    return { ...(await import(pathToFileURL(file).href)) };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new BadConfig(`--lines: ${word} could not be loaded: ${why}`);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const parts: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  title: (value) => typeof value === 'string' && value !== '',
  fields: isObject,
  pages: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((page) => isObject(page) && Array.isArray(page.fields)),
  contractor: (value) => isObject(value) && Array.isArray(value.types),
};

const lacking = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(parts).find((part) => !parts[part]?.(value[part]));

const isLine = (value: Readonly<Record<string, unknown>>): value is Line & typeof value =>
  lacking(value) === undefined;

/** Rejects a line that cannot be served. @throws {BadConfig} for a question without options */
function refuseUnservable({ word, line }: Named, lists: Readonly<Record<string, unknown>>) {
  for (const [key, list] of listsNamed(line.fields))
    if (!lists[list] && !line.lists?.[key])
      throw new BadConfig(
        `--lines: the question '${key}' of the line '${line.id}' (${word}) offers the list '${list}', which is not among the product's; write its options beside it: known: [{ id, value }].`,
      );
}

function listsNamed(fields: Fields): readonly (readonly [key: string, list: string])[] {
  const of = (key: string, field: Field): readonly (readonly [string, string])[] => {
    if (isItems(field)) return of(key, field.item);
    if (isGroup(field)) return listsNamed(field.table.fields);
    return isListed(field) && !('known' in field && field.known) ? [[key, field.list]] : [];
  };
  return Object.entries(fields).flatMap(([key, field]) => of(key, field));
}
