import type { Day } from '@preventivo/italian';
import { tableIn, withGroups } from '../kinds/group/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import { applicable } from './applicable.ts';

/**
 * The answers after one change: what no longer applies is cleared, what reacts to the change has
 * reacted, again and again until nothing moves.
 * @param today may be left out where nothing was changed: then nothing reacts
 * @param settings what the broker has set
 * @throws when the rules never come to rest, which is a mistake of the table
 */
export function settle<F extends Fields>(
  table: Table<F>,
  before: Values<F>,
  after: Values<F>,
  today: Day = '',
  settings?: RuleSettings,
): Values<F> {
  let previous = before;
  let current = after;
  // Far more rounds than any chain of reactions is long: past them the rules chase each other.
  for (let round = 0; round < Object.keys(table.fields).length * 4 + 10; round += 1) {
    const cleared = within(table, previous, clear(table, current), today, settings);
    const reacted = follow(table, react(table, previous, cleared, today, settings));
    const next = clear(table, force(table, previous, reacted));
    if (same(next, current) && same(cleared, current)) return current;
    previous = cleared;
    current = next;
  }
  throw new Error(
    '@preventivo/core: the rules of a table never settle: two of them undo each other.',
  );
}

function clear<F extends Fields>(table: Table<F>, values: Values<F>): Values<F> {
  const kept = new Set<string>(applicable(table, values));
  const gone = Object.keys(table.fields).filter((key) => !kept.has(key));
  const empty = Object.fromEntries(gone.map((key) => [key, table.fields[key]?.initial]));
  return { ...values, ...empty };
}

/** The groups, each settled by its own table, also those in a list. */
function within<F extends Fields>(
  { fields }: Table<F>,
  before: Values<F>,
  after: Values<F>,
  today: Day,
  settings: RuleSettings | undefined,
): Values<F> {
  const settled = Object.entries(fields)
    .filter(([, field]) => tableIn(field))
    .map(([key, field]) => [
      key,
      withGroups(field, before[key], after[key], (table, was, is) =>
        settle(table, was, is, today, settings),
      ),
    ]);
  return { ...after, ...Object.fromEntries(settled) };
}

function follow<F extends Fields>(table: Table<F>, values: Values<F>): Values<F> {
  let all = values;
  for (const key of applicable(table, values)) {
    const rule = table.computed?.[key];
    if (rule) all = { ...all, [key]: rule(all) };
  }
  return all;
}

/** What others decide is as they say; what they decided before and no longer do is asked anew. */
function force<F extends Fields>(table: Table<F>, before: Values<F>, after: Values<F>): Values<F> {
  let all = after;
  for (const key of applicable(table, after)) {
    const rule = table.lockedTo?.[key];
    const now = rule?.(all);
    const was = rule?.(before);
    if (now) all = { ...all, [key]: now.answer };
    else if (was && same(all[key], was.answer)) all = { ...all, [key]: table.fields[key]?.initial };
  }
  return all;
}

function react<F extends Fields>(
  table: Table<F>,
  before: Values<F>,
  after: Values<F>,
  today: Day,
  settings: RuleSettings | undefined,
): Values<F> {
  let values = after;
  for (const key of Object.keys(table.fields)) {
    if (!same(before[key], after[key]))
      values = { ...values, ...table.reacts?.[key]?.(values, before, today, settings) };
  }
  return values;
}
