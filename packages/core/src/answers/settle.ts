import type { Day } from '@preventivo/italian';
import { tableIn, withGroups } from '../kinds/group/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import { applicable } from './applicable.ts';

/**
 * Returns the answers after a change. Clears the answers that no longer apply and runs the rules that react to the
 * change, until no answer changes any more.
 * @param today optional if no answer has changed, because then no rule reacts
 * @param settings the broker's settings
 * @throws if the rules never settle, which is a mistake in the table
 */
export function settle<F extends Fields>(
  table: Table<F>,
  before: Values<F>,
  after: Values<F>,
  today: Day = '',
  settings?: RuleSettings,
): Values<F> {
  const groups = Object.entries(table.fields).filter(([, field]) => tableIn(field));
  let previous = before;
  let current = after;

  /** Settles each group by the rules of its table, also the groups in a list. */
  function within(values: Values<F>): Values<F> {
    const settled = groups.map(([key, field]) => [
      key,
      withGroups(field, previous[key], values[key], (inner, was, is) =>
        settle(inner, was, is, today, settings),
      ),
    ]);
    return { ...values, ...Object.fromEntries(settled) };
  }

  function react(changed: Values<F>): Values<F> {
    let values = changed;
    for (const key of Object.keys(table.fields)) {
      if (!same(previous[key], changed[key]))
        values = { ...values, ...table.reacts?.[key]?.(values, previous, today, settings) };
    }
    return values;
  }

  // More rounds than any chain of reactions needs. If the answers still change after them, two rules undo each other.
  for (let round = 0; round < Object.keys(table.fields).length * 4 + 10; round += 1) {
    const cleared = within(clear(table, current));
    const reacted = follow(table, react(cleared));
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
  const gone = Object.entries(table.fields).filter(([key]) => !kept.has(key));
  return { ...values, ...Object.fromEntries(gone.map(([key, { initial }]) => [key, initial])) };
}

function follow<F extends Fields>(table: Table<F>, values: Values<F>): Values<F> {
  let all = values;
  for (const key of applicable(table, values)) {
    const rule = table.computed?.[key];
    if (rule) all = { ...all, [key]: rule(all) };
  }
  return all;
}

/**
 * Sets the locked answers to the values that other answers decide. Clears an answer when its lock ends, so that the
 * form asks for it again.
 */
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
