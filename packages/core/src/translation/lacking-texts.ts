import { isListed } from '../kinds/choice/field.ts';
import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Lists } from '../table/option.ts';
import type { Line, Table } from '../table/table.ts';
import { byText, type Translation } from './wording.ts';
import { wordsInLine } from './words-in.ts';

/** The texts that a language already has, besides those of the line. */
export interface Translated {
  /** The language's shared texts. @defaultValue none */
  readonly translation?: Translation | undefined;
  /** Options of the back end's lists that need a translation too. @defaultValue none */
  readonly lists?: Lists;
}

/**
 * Returns the Italian texts of a line that a language lacks, by their place. A text that equals one
 * of the interface, such as «Sì», counts as translated.
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

/** Returns the Italian texts, by place, that neither `words` nor the language's shared texts have. */
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

/** Returns the options of lists as texts, by place: `lists.manico.legno`. Omits numbers. */
export const inLists = (lists: Lists): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, options]) =>
      options
        .filter(({ value }) => /\p{L}/u.test(value))
        .map(({ id, value }) => [`lists.${name}.${id}`, value]),
    ),
  );

/** Returns the names of the lists whose options come from the back end, in groups and items too. */
export function listsOf(table: Pick<Table, 'fields'>): ReadonlySet<string> {
  const names = Object.values(table.fields).flatMap((field) => {
    const asked = isItems(field) ? field.item : field;
    if (isGroup(asked)) return [...listsOf(asked.table)];
    return isListed(asked) && !('known' in asked && asked.known) ? [asked.list] : [];
  });
  return new Set(names);
}
