import { applicable, same, type Table, type Translate } from '@preventivo/core';
import { changedEmptied, changedGone, changedNow } from '@preventivo/core/words';
import type { Answered } from './page-status.ts';

/** Messages next to answers that changed because the user answered another question, by form key. */
export type Notes = Readonly<Record<string, string>>;

/**
 * Describes the effects of an answer on other questions: removed questions, changed labels, and changed or emptied
 * answers. Returns an announcement (`words`) and notes next to these questions (`noted`)
 * (docs/rules/screens.md#effects-on-other-questions).
 * @param changed the questions that the user answered
 */
export function announcementsOfChange(
  table: Table,
  before: Answered,
  after: Answered,
  changed: readonly string[],
  t: Translate,
) {
  const emptied = t(changedEmptied);
  const others = Object.keys(table.fields).filter((key) => !changed.includes(key));
  const [askedBefore, asked] = [applicable(table, before), applicable(table, after)];
  const isSame = (key: string) => same(before[key], after[key]);
  const isLost = (key: string) => {
    const initial = table.fields[key]?.initial;
    // Computed and locked answers do not count: the user did not enter them.
    const isEntered = !table.computed?.[key] && !table.lockedTo?.[key]?.(before);
    return isEntered && !same(before[key], initial) && same(after[key], initial);
  };
  const notes = others.flatMap((key) => {
    if (!asked.includes(key) || isSame(key)) return [];
    const note = table.announcements?.[key]?.(after, before) ?? (isLost(key) ? emptied : undefined);
    return note === undefined ? [] : [[key, note] as const];
  });
  const isGone = others.some((key) => isLost(key) && !asked.includes(key));
  const labels = others
    .filter((key) => asked.includes(key) && askedBefore.includes(key))
    .filter((key) => labelOf(table, after, key) !== labelOf(table, before, key))
    .map((key) => labelOf(table, after, key));
  return {
    /** The announcement; '' if there is none. */
    words: [
      ...(isGone ? [t(changedGone)] : []),
      ...(labels.length > 0 ? [t(changedNow, { labels: labels.join('; ') })] : []),
      ...notes.map(([key, note]) =>
        note === emptied ? `${labelOf(table, after, key)}: ${emptied}` : note,
      ),
    ].join(' '),
    /** Returns the notes to show. Drops a note when its answer changes or its question no longer applies. */
    noted(earlier: Notes): Notes {
      const kept = Object.entries(earlier).filter(
        ([key]) => others.includes(key) && asked.includes(key) && isSame(key),
      );
      const next = Object.fromEntries([...kept, ...notes]);
      return same(next, earlier) ? earlier : next;
    },
  };
}

const labelOf = ({ fields, texts }: Table, values: Answered, key: string) =>
  texts?.[key]?.(values).label ?? fields[key]?.label ?? '';
