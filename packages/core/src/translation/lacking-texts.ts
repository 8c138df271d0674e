import { isListed } from '../kinds/choice/field.ts';
import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Lists } from '../table/option.ts';
import type { Line, Table } from '../table/table.ts';
import { byText, type Translation } from './wording.ts';
import { wordsInLine } from './words-in.ts';

/** The texts that a language already has, apart from those of the line. */
export interface Translated {
  /** The texts of the language that all lines share. @defaultValue none */
  readonly translation?: Translation | undefined;
  /** Options of the back end's lists that need a translation too. @defaultValue none */
  readonly lists?: Lists;
}

/**
 * Returns the Italian texts of a line for which a language has no translation, by their path. A text that also occurs
 * in the interface, such as «Sì», counts as translated.
 */
export async function lackingTexts(
  line: Line,
  language: string,
  { translation, lists = {} }: Translated = {},
): Promise<Readonly<Record<string, string>>> {
  const words = await line.translations?.[language]?.();
  const sharedLists = Object.entries(translation?.tables ?? {}).filter(([at]) =>
    at.startsWith('lists.'),
  );
  const italian = { ...wordsInLine(line), ...inLists(lists) };
  return lacking(italian, { ...words, ...Object.fromEntries(sharedLists) }, translation);
}

/** Returns the Italian texts, by path, that are neither in `words` nor in the language's shared texts. */
export function lacking(
  italian: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
  translation?: Pick<Translation, 'texts'>,
): Readonly<Record<string, string>> {
  const shared: Readonly<Record<string, string>> = byText(translation?.texts ?? {});
  return Object.fromEntries(
    Object.entries(italian).filter(
      ([place, text]) => text !== '' && words[place] === undefined && shared[text] === undefined,
    ),
  );
}

/** Returns the options of lists as texts, by path: `lists.manico.legno`. Omits options that are numbers. */
export const inLists = (lists: Lists): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, options]) =>
      options
        .filter(({ value }) => /\p{L}/u.test(value))
        .map(({ id, value }) => [`lists.${name}.${id}`, value]),
    ),
  );

/** Returns the names of the lists whose options come from the back end. Includes the lists of groups and items. */
export function listsOf(table: Pick<Table, 'fields'>): ReadonlySet<string> {
  const names = Object.values(table.fields).flatMap((field) => {
    const asked = isItems(field) ? field.item : field;
    if (isGroup(asked)) return [...listsOf(asked.table)];
    return isListed(asked) && !('known' in asked && asked.known) ? [asked.list] : [];
  });
  return new Set(names);
}
