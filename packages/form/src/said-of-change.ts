import { applicable, type Fields, type Say, same, type Table, type Values } from '@preventivo/core';
import { changedEmptied, changedGone, changedNow } from '@preventivo/core/words';

/** What a change did to other questions. */
export interface Said {
  /** What is spoken. '' where nobody would miss anything. */
  readonly words: string;
  /** What stands at the questions now, by key: of one that is answered again, or asked no more, nothing. */
  noted(earlier: Notes): Notes;
}
export type Notes = Readonly<Record<string, string>>;

/**
 * What a change did to other questions, in words: questions that went with their answers, questions
 * that are worded otherwise now, and answers that are others now, or none
 * (docs/rules/screens.md#effects-on-other-questions).
 * @param changed the questions that were answered
 */
export function saidOfChange(
  table: Table,
  before: Values<Fields>,
  after: Values<Fields>,
  changed: readonly string[],
  say: Say,
): Said {
  const emptied = say(changedEmptied);
  const others = Object.keys(table.fields).filter((key) => !changed.includes(key));
  const asked = applicable(table, after);
  const isLost = (key: string) =>
    // What nobody gave, nobody loses.
    !table.computed?.[key] &&
    !table.lockedTo?.[key]?.(before) &&
    isAnswered(table, before, key) &&
    !isAnswered(table, after, key);
  const noteOf = (key: string) => {
    if (!asked.includes(key) || same(before[key], after[key])) return undefined;
    const told = table.tells?.[key]?.(after, before);
    return told ?? (isLost(key) ? emptied : undefined);
  };
  const notes = others.flatMap((key) => {
    const note = noteOf(key);
    return note === undefined ? [] : [[key, note] as const];
  });
  const isGone = (key: string) => isLost(key) && !asked.includes(key);
  const labels = reworded(table, before, after, others);
  return {
    words: [
      ...(others.some(isGone) ? [say(changedGone)] : []),
      ...(labels.length > 0 ? [say(changedNow, { labels: labels.join('; ') })] : []),
      ...notes.map(([key, note]) =>
        note === emptied ? `${labelOf(table, after, key)}: ${emptied}` : note,
      ),
    ].join(' '),
    noted: (earlier) => {
      const all = Object.entries(earlier);
      // A note about an answer that is another now is untrue.
      const holds = (key: string) =>
        others.includes(key) && asked.includes(key) && same(before[key], after[key]);
      const kept = all.filter(([key]) => holds(key));
      const stays = notes.length === 0 && kept.length === all.length;
      return stays ? earlier : Object.fromEntries([...kept, ...notes]);
    },
  };
}

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
