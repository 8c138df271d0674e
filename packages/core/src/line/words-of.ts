import { type Day, formatDay, isWholeDay } from '../dates/day.ts';
import { applicable } from './applicable.ts';
import type {
  ChoiceField,
  ChoicesField,
  Field,
  Fields,
  ItemsField,
  Values,
  YesNoField,
} from './field.ts';
import type { GroupField } from './group-field.ts';
import { isAddressAnswer, isGroup, isItems, isListed, isNumeric, isYesNo } from './kinds.ts';
import { knownOptions } from './known-options.ts';
import { listOf } from './list-of.ts';
import { numberWords } from './number-words.ts';
import type { Lists } from './option.ts';

/** What answers are told in words with: the option lists, and the day it is. */
export interface WordsContext {
  readonly lists: Lists;
  readonly today: Day;
}

/**
 * An answer in words, for the summary; nothing where there is none.
 * @param list the list it was chosen from. @defaultValue the field's
 */
export function wordsOf(
  field: Field,
  answer: unknown,
  context: WordsContext,
  list?: string | null,
): string | undefined {
  if (answer === null || answer === '') return undefined;
  if (isListed(field)) return optionWords(field, [answer].flat(), context, list ?? field.list);
  if (isGroup(field)) return groupWords(field, answer, context);
  if (isItems(field)) return itemWords(field, answer, context);
  if (isYesNo(field)) return yesNoWords(field, answer === true);
  if (isNumeric(field) && typeof answer === 'number') return numberWords(field, answer);
  switch (field.kind) {
    case 'date':
      return typeof answer === 'string' && isWholeDay(answer) ? formatDay(answer) : undefined;
    case 'address':
      return addressWords(answer);
    case 'savedRecord':
      return undefined;
    default:
      return String(answer);
  }
}

function optionWords(
  field: ChoiceField | ChoicesField,
  keys: readonly unknown[],
  { lists, today }: WordsContext,
  list: string,
): string | undefined {
  const options = knownOptions(field, today) ?? lists[list] ?? [];
  const words = keys.flatMap((key) => options.find(({ id }) => id === key)?.value ?? []);
  return words.join(', ') || undefined;
}

/** What was answered inside a group, in its order. */
function groupWords({ table }: GroupField<Fields>, answer: unknown, context: WordsContext) {
  if (!isRecord(answer)) return undefined;
  const words = applicable(table, answer).flatMap((key) => {
    const field = table.fields[key];
    return (field && wordsOf(field, answer[key], context, listOf(table, answer, key))) ?? [];
  });
  return words.join(', ') || undefined;
}

function itemWords({ item }: ItemsField<unknown>, answer: unknown, context: WordsContext) {
  if (!Array.isArray(answer)) return undefined;
  const words = answer.flatMap((one) => wordsOf(item, one, context) ?? []);
  return words.join(isGroup(item) ? '; ' : ', ') || undefined;
}

const isRecord = (answer: unknown): answer is Values<Fields> =>
  typeof answer === 'object' && answer !== null;

function yesNoWords({ yes = 'Sì', no = 'No' }: YesNoField, answer: boolean): string {
  return answer ? yes : no;
}

function addressWords(answer: unknown): string | undefined {
  if (!isAddressAnswer(answer) || !answer.street) return undefined;
  return `${answer.street} ${answer.street_number}, ${answer.zip} ${answer.city}`;
}
