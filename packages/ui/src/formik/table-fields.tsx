import { applicable, type Failure, type Fields, type Table, type Values } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { type Rules, useRules, type Words } from './rules.tsx';
import { TableField } from './table-field.tsx';
import type { Widgets, Window } from './widget.ts';

export interface TableFieldsProps {
  readonly table: Table;
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
  readonly failures: readonly Failure[];
  readonly widgets: Widgets;
  /** `written` tells an answer that is being typed from one that was clicked. */
  onAnswer(key: string, answer: unknown, written: boolean): void;
  onLeave(key: string): void;
}

/** The questions of a page that apply now. */
export function TableFields({ table, keys, values, failures, ...rest }: TableFieldsProps) {
  const { today } = usePreventivo();
  const { rules, words } = useRules();
  const asked = new Set<string>(applicable(table, values));
  const shown = keys.filter((key) => asked.has(key));
  const draw = (key: string) => (
    <TableField
      key={key}
      name={key}
      table={table}
      values={values}
      failures={failures.filter(({ field }) => field === key)}
      window={windowOf(table, key, values, today, rules, words)}
      {...rest}
    />
  );
  return inRows(table, shown).map((row) => (
    <div key={row[0]} className={classOf(table, row)}>
      {row.map(draw)}
    </div>
  ));
}

/** Fields under each other, but for those that stand beside the one before. */
function inRows(table: Table, keys: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const key of keys) {
    const before = rows.at(-1);
    if (table.fields[key]?.beside && before) before.push(key);
    else rows.push([key]);
  }
  return rows;
}

function classOf(table: Table, row: readonly string[]): string {
  const dependent = row.every((key) => table.applies?.[key]);
  return [row.length > 1 && 'q-row q-fields', dependent && 'q-dependent'].filter(Boolean).join(' ');
}

function windowOf(
  table: Table,
  key: string,
  values: Values<Fields>,
  today: string,
  rules: Rules | undefined,
  words: Words | undefined,
): Window {
  const limits = table.limits?.[key]?.(values);
  const clamp = limits?.clamp ? { clamp: true } : {};
  if (!limits || !rules) return { ...(words?.[key] && { words: words[key] }), ...clamp };
  const bounds = rules.boundsOf(limits, today);
  return { ...bounds, ...clamp, ...(bounds.open ? {} : { words: rules.boundWords(bounds) }) };
}
