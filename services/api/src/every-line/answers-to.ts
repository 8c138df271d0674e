import {
  type Day,
  type Field,
  type Fields,
  initialValues,
  isGroup,
  isItems,
  isListed,
  knownOptions,
  type Lists,
  listOf,
  type Table,
  type Values,
} from '@preventivo/core';
import { type Bounds, boundsOf } from '@preventivo/core/check';
import { written, wrongOnes } from './written.ts';

/** What somebody may answer to a question as things stand. */
export interface AnswersTo {
  /** Answers that may be right by themselves. */
  readonly fit: readonly unknown[];
  /** Answers that are not, but may be given. */
  readonly odd: readonly unknown[];
}

export interface Around {
  readonly today: Day;
  readonly lists: Lists;
}

/** What may be answered to a question of a table now: told from its kind, its limits and its lists. */
export function answersTo(
  table: Table,
  values: Values<Fields>,
  key: string,
  around: Around,
): AnswersTo {
  const field = table.fields[key];
  if (!field) return { fit: [], odd: [] };
  const bounds = boundsOf(table.limits?.[key]?.(values, around.today), around.today);
  const offered = isListed(field) ? offeredNow(table, values, key, around) : [];
  const answer: unknown = values[key];
  const odd = isGroup(field)
    ? groupsNear(field.table, answer, around, 'odd')
    : wrongOnes(field, bounds);
  return { fit: fitTo(field, answer, bounds, offered, around), odd: [field.initial, ...odd] };
}

function fitTo(
  field: Field,
  answer: unknown,
  bounds: Bounds,
  offered: readonly string[],
  around: Around,
): readonly unknown[] {
  if (isGroup(field)) return groupsNear(field.table, answer, around, 'fit');
  if (isItems(field)) return listsNear(field.item, answer, bounds, around);
  switch (field.kind) {
    case 'yesNo':
      return [true, false];
    case 'choice':
      return offered;
    case 'choices':
      return offered.flatMap((id, at) => [[id], offered.slice(0, at + 1)]).slice(0, 12);
    case 'whole':
    case 'amount':
      return numbersWithin(bounds);
    case 'date':
      return daysWithin(bounds);
    default:
      return written(field);
  }
}

/** The option keys that are offered now. */
function offeredNow(table: Table, values: Values<Fields>, key: string, { today, lists }: Around) {
  const field = table.fields[key];
  const known = field && isListed(field) ? knownOptions(field, today) : undefined;
  const options = known ?? lists[listOf(table, values, key) ?? ''] ?? [];
  return (table.options?.[key]?.(options, values, today) ?? options).map(({ id }) => id);
}

/** The power of one engine, in kilowatts and in horsepower. */
const engine = [15, 20];

/** The least, the most and some between. */
function numbersWithin({ from, to }: Bounds): readonly number[] {
  const least = typeof from === 'number' ? from : 0;
  const most = typeof to === 'number' ? to : least + 1000;
  const between = [Math.floor((least + most) / 2), least + 1, ...engine];
  return [...new Set([least, most, ...between.filter((one) => one >= least && one <= most)])];
}

const daysWithin = ({ from, to }: Bounds): readonly string[] =>
  [from, to, '2026-12-01', '1985-03-27'].filter((day) => typeof day === 'string');

/** A group with one of its questions answered otherwise. */
function groupsNear(
  table: Table,
  answer: unknown,
  around: Around,
  which: keyof AnswersTo,
): readonly unknown[] {
  const values: Values<Fields> = { ...initialValues(table), ...Object(answer) };
  return Object.keys(table.fields).flatMap((key) =>
    answersTo(table, values, key, around)[which].map((one) => ({ ...values, [key]: one })),
  );
}

/** A list as long as it is, with the same in all its places, or one place changed. */
function listsNear(
  item: Field,
  answer: unknown,
  bounds: Bounds,
  around: Around,
): readonly unknown[] {
  const now: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const fit = fitTo(item, now[0], bounds, [], around);
  return fit.flatMap((one) => [
    now.map(() => one),
    now.map((before, at) => (at === now.length - 1 ? one : before)),
  ]);
}
