import {
  type Field,
  isGroup,
  isItems,
  isListed,
  isNumeric,
  type Lists,
  numberWords,
  type OwnKind,
  type Table,
} from '@preventivo/core';
import { formatDay, isDay } from '@preventivo/italian';

/** A question and its answer as displayed. */
export type AnswerText = readonly [question: string, answer: string];

/** Looks up the label of an option in a list. */
export type OptionWords = (list: string, id: string) => string | undefined;

/**
 * Formats the answers of a body with their questions, in the order of the body. Answers that do not
 * apply are omitted; unknown keys keep their name.
 */
export function answersInWords(
  body: unknown,
  table: Table | undefined,
  words: OptionWords,
): AnswerText[] {
  const covered = partsIn(table);
  return entriesOf(body).flatMap(([name, answer]): readonly AnswerText[] => {
    if (answer === null || answer === '' || covered.includes(name)) return [];
    const field = table && fieldOf(table, name);
    const question = field?.label.replace(' {n}', '') ?? name;
    if (!Array.isArray(answer) && typeof answer !== 'object')
      return [[question, inWords(answer, field, words)]];
    // For a group or a list of groups, prefix each question with the name of its group.
    const inner = tableIn(field);
    const parts = Array.isArray(answer) ? answer : [answer];
    return parts.flatMap((part, index) => {
      const of = parts.length > 1 ? `${question} ${index + 1}` : question;
      if (typeof part !== 'object') return [[of, inWords(part, field, words)] as const];
      return answersInWords(part, inner, words).map(
        ([inner, text]) => [`${of}, ${inner}`, text] as const,
      );
    });
  });
}

/**
 * Returns the names of answer parts. Mails skip the parts, because the complete answer contains
 * them.
 */
const partsIn = (table: Table | undefined): readonly string[] =>
  Object.values(table?.wire ?? {}).flatMap((wire) => Object.keys(wire?.parts?.kinds ?? {}));

export const wordsIn =
  (lists: Lists): OptionWords =>
  (list, id) =>
    lists[list]?.find((option) => option.id === id)?.value;

function inWords(answer: unknown, field: Field | undefined, words: OptionWords): string {
  if (typeof answer === 'boolean') return answer ? 'sì' : 'no';
  if (field?.own) return ownWords(field, field.own, answer);
  if (field && isNumeric(field) && typeof answer === 'number') return numberWords(field, answer);
  const text = String(answer).trim();
  if (isDay(text)) return formatDay(text);
  if (!field || !isListed(field)) return text;
  const chosen = text.split('|').filter(Boolean);
  return chosen.map((id) => words(field.list, id) ?? id).join(', ');
}

function ownWords(field: Field, own: OwnKind, sent: unknown): string {
  try {
    return own.words(own.codec.from(sent), field);
  } catch {
    // The line's table may have changed since the visitor sent this answer. Show it as sent.
    return String(sent);
  }
}

function fieldOf({ fields, wire }: Table, name: string): Field | undefined {
  const key = Object.keys(fields).find((one) => (wire?.[one]?.name ?? one) === name);
  return key === undefined ? undefined : fields[key];
}

function tableIn(field: Field | undefined): Table | undefined {
  if (field && isItems(field)) return tableIn(field.item);
  return field && isGroup(field) ? field.table : undefined;
}

const entriesOf = (body: unknown) =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [];
