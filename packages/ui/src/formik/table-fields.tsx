import {
  applicable,
  type Failure,
  type Fields,
  fill,
  isListed,
  type Table,
  type Values,
} from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { type Rules, useRules, type Words } from './rules.tsx';
import { TableField } from './table-field.tsx';
import { useSteady } from './use-steady.ts';
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

/** The questions of a page that apply now. Each is drawn again only when something about it changed. */
export function TableFields(props: TableFieldsProps) {
  const { table, keys, values, failures, widgets } = props;
  const { today } = usePreventivo();
  const { rules, words } = useRules();
  const onAnswer = useSteady(props.onAnswer);
  const onLeave = useSteady(props.onLeave);
  const asked = new Set<string>(applicable(table, values));
  const shown = keys.filter((key) => asked.has(key));

  function draw(key: string) {
    const field = table.fields[key];
    if (!field) return null;
    const window = windowOf(table, key, values, today, rules, words);
    const texts = { label: field.label, hint: field.hint, ...table.texts?.[key]?.(values) };
    const hint = fill(texts.hint ?? '', window.words ?? {});
    const narrow = table.options?.[key];
    return (
      <TableField
        key={key}
        name={key}
        field={field}
        list={isListed(field) ? field.list : undefined}
        label={texts.label}
        // A hint whose limits are not known yet would show its empty places.
        hint={hint.includes('{') ? undefined : hint || undefined}
        answer={values[key]}
        failures={failures.filter(({ field }) => field === key)}
        window={window}
        narrow={narrow}
        values={narrow && values}
        {...{ today, widgets, onAnswer, onLeave }}
      />
    );
  }

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
