import { type Day, type Fields, type Line, type Values, wordsOf } from '@preventivo/core';

/** The answers that are the contractor's, in words, by form key: they are shown and not asked. */
export function shownAnswers(
  line: Line,
  values: Values<Fields>,
  today: Day,
): Readonly<Record<string, string>> {
  const words = Object.keys(line.fromContractor ?? {}).map((key) => {
    const field = line.fields[key];
    return [key, (field && wordsOf(field, values[key], { lists: {}, today })) ?? ''];
  });
  return Object.fromEntries(words);
}
