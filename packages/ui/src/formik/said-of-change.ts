import { applicable, type Fields, same, type Table, type Values } from '@preventivo/core';

/**
 * What a change did to other questions, in words: answers that went, questions that are worded
 * otherwise now (ux.md 1.11), and what the table tells. '' where nobody would miss anything.
 * @param changed the questions that were answered
 */
export function saidOfChange(
  table: Table,
  before: Values<Fields>,
  after: Values<Fields>,
  changed: readonly string[],
): string {
  const others = Object.keys(table.fields).filter((key) => !changed.includes(key));
  const isLost = (key: string) =>
    // What nobody gave, nobody loses.
    !table.follows?.[key] &&
    !table.forced?.[key]?.(before) &&
    isAnswered(table, before, key) &&
    !isAnswered(table, after, key);
  const labels = reworded(table, before, after, others);
  return [
    ...(others.some(isLost) ? ['Alcune risposte non servono più e sono state tolte.'] : []),
    ...(labels.length > 0 ? [`Ora si chiede: ${labels.join('; ')}.`] : []),
    ...told(table, before, after, others),
  ].join(' ');
}

/** What the table says of answers that are others now. */
const told = (
  table: Table,
  before: Values<Fields>,
  after: Values<Fields>,
  keys: readonly string[],
): readonly string[] =>
  keys
    .filter((key) => !same(before[key], after[key]) && isAnswered(table, after, key))
    .flatMap((key) => table.tells?.[key]?.(after) ?? []);

const isAnswered = ({ fields }: Table, values: Values<Fields>, key: string) =>
  !same(values[key], fields[key]?.initial);

function reworded(
  table: Table,
  before: Values<Fields>,
  after: Values<Fields>,
  keys: readonly string[],
): readonly string[] {
  const shown = applicable(table, before);
  return applicable(table, after)
    .filter((key) => keys.includes(key) && shown.includes(key))
    .flatMap((key) => {
      const label = labelOf(table, after, key);
      return label !== labelOf(table, before, key) ? [label] : [];
    });
}

const labelOf = ({ fields, texts }: Table, values: Values<Fields>, key: string) =>
  texts?.[key]?.(values).label ?? fields[key]?.label ?? '';
