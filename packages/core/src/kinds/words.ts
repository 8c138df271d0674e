import { type Day, formatDay, isWholeDay, placeName, streetName } from '@preventivo/italian';
import { applicable, listOf } from '../answers/applicable.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import type { Lists } from '../table/option.ts';
import { isAddressAnswer } from './address/field.ts';
import { type ChoiceField, type ChoicesField, knownOptions } from './choice/field.ts';
import { type GroupField, isGroup } from './group/field.ts';
import type { ItemsField } from './items/field.ts';
import { type FieldByKind, type KindName, ofKind } from './kinds.ts';
import { numberWords } from './number/field.ts';

/** The context for formatting answers: the option lists and the current day. */
export interface WordsContext {
  readonly lists: Lists;
  readonly today: Day;
}

/**
 * Formats an answer for the ticket. Returns undefined for an empty answer.
 * @param list the name of the option list. @defaultValue the field's list
 */
export function wordsOf(
  field: Field,
  answer: unknown,
  context: WordsContext,
  list?: string | null,
): string | undefined {
  if (answer === null || answer === '') return undefined;
  if (field.own) return field.own.words(answer, field);
  return ofKind<Words<Field>>(words, field)(field, answer, context, list);
}

type Words<F extends Field> = {
  of(field: F, answer: unknown, context: WordsContext, list?: string | null): string | undefined;
}['of'];

const asWritten: Words<Field> = (_, answer) => String(answer);
const asNumber: Words<FieldByKind['whole'] | FieldByKind['amount']> = (field, answer) =>
  typeof answer === 'number' ? numberWords(field, answer) : String(answer);

const words: { readonly [K in KindName]: Words<FieldByKind[K]> } = {
  text: asWritten,
  plate: asWritten,
  municipality: (_, answer) => placeName(String(answer)),
  whole: asNumber,
  amount: asNumber,
  yesNo: ({ yes = 'Sì', no = 'No' }, answer) => (answer === true ? yes : no),
  choice: optionWords,
  choices: optionWords,
  date: (_, answer) =>
    typeof answer === 'string' && isWholeDay(answer) ? formatDay(answer) : undefined,
  address: (_, answer) =>
    isAddressAnswer(answer) && answer.street
      ? `${streetName(answer.street)} ${answer.street_number}, ${answer.zip} ${placeName(answer.city)}`
      : undefined,
  // The id of a record is meaningless to a reader.
  savedRecord: () => undefined,
  items: itemWords,
  group: groupWords,
};

function optionWords(
  field: ChoiceField | ChoicesField,
  answer: unknown,
  { lists, today }: WordsContext,
  list?: string | null,
): string | undefined {
  // A function, because the ticket loads every list that this code reads. For an empty answer it must read none.
  const options = () => knownOptions(field, today) ?? lists[list ?? field.list] ?? [];
  const chosen = [answer]
    .flat()
    .flatMap((key) => options().find(({ id }) => id === key)?.value ?? []);
  return chosen.join(', ') || undefined;
}

function groupWords({ table }: GroupField<Fields>, answer: unknown, context: WordsContext) {
  if (!isAnswers(answer)) return undefined;
  const told = applicable(table, answer).flatMap((key) => {
    const field = table.fields[key];
    return (field && wordsOf(field, answer[key], context, listOf(table, answer, key))) ?? [];
  });
  return told.join(', ') || undefined;
}

function itemWords({ item }: ItemsField<unknown>, answer: unknown, context: WordsContext) {
  if (!Array.isArray(answer)) return undefined;
  const told = answer.flatMap((one) => wordsOf(item, one, context) ?? []);
  return told.join(isGroup(item) ? '; ' : ', ') || undefined;
}

const isAnswers = (answer: unknown): answer is Values<Fields> =>
  typeof answer === 'object' && answer !== null;
