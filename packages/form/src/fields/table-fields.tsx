import {
  applicable,
  type Failure,
  type Field,
  fieldNow,
  fill,
  type Limits,
  limitsOf,
  listOf,
  type Table,
} from '@preventivo/core';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { frameCallOn, fromContractor } from '@preventivo/core/words';
import { Fieldset, Why } from '@preventivo/ui';
import { Fragment, memo, type ReactNode } from 'react';
import type { Answered } from '../checking/page-status.ts';
import { useRules } from '../checking/rules.tsx';
import type { Rules } from '../load-rules.ts';
import type { FieldEvents } from '../use-form.ts';
import type { DateWindow, Widgets } from '../widget.ts';
import { TableField } from './table-field.tsx';

export interface TableFieldsProps extends FieldEvents {
  /** The table of the questions. */
  readonly table: Table;
  /** The form keys of the page's questions, in order. */
  readonly keys: readonly string[];
  /** The text before each key in the name of its control, such as `proprietario.`. @defaultValue '' */
  readonly prefix?: string;
  /** Answers that the page shows as text instead of asking for them, by form key. @defaultValue none */
  readonly shownAnswers?: Readonly<Record<string, string>> | undefined;
  /** Keys of questions that are answered and validated, but hidden for now. @defaultValue none */
  readonly folded?: readonly string[] | undefined;
  /**
   * Content above the row that starts with the question `key`. It also shows while this row is hidden. @defaultValue
   * none
   */
  readonly above?: { readonly key: string; readonly content: ReactNode } | undefined;
  /** The answers, by form key. */
  readonly values: Answered;
  /** Messages next to answers that another answer has changed, by form key. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The failures to show, each next to its question. */
  readonly failures: readonly Failure[];
  /** Custom controls, by form key or by kind. */
  readonly widgets: Widgets;
}

/** The questions of a page that apply at the moment. A question renders again only when one of its props changes. */
export const TableFields = memo(function TableFields(props: TableFieldsProps) {
  const { table, keys, values, failures, widgets } = props;
  const { today, settings, phone, t } = usePreventivo();
  const { rules, words } = useRules();
  const { prefix = '', folded = [], above, onAnswer, onLeave } = props;
  const asked = new Set<string>(applicable(table, values));
  const isShown = (key: string) => !folded.includes(key);
  const shown = keys.filter((key) => asked.has(key) && (isShown(key) || key === above?.key));

  /**
   * In a help text such as 'chiama [il tuo consulente]', removes the brackets and adds the broker's phone after them.
   */
  const withPhone = (failure: Failure) => {
    const call = (_: string, whom: string) => (phone ? t(frameCallOn, { whom, phone }) : whom);
    return failure.help?.includes('[')
      ? { ...failure, help: failure.help.replace(/\[(.+?)\]/, call) }
      : failure;
  };

  function draw(key: string) {
    const field = fieldNow(table, values, key);
    if (!field) return null;
    const shownAnswer = props.shownAnswers?.[key];
    if (shownAnswer !== undefined)
      return <ShownAnswer key={key} label={field.label} words={shownAnswer} />;
    const limits = limitsOf(table, values, key, today, settings);
    const window = windowOf(field, limits, today, rules, words?.[key]);
    const { label, hint } = { ...field, ...table.texts?.[key]?.(values, settings, today) };
    const forced = table.lockedTo?.[key]?.(values);
    const filled = fill(forced?.hint ?? hint ?? '', window.words ?? {});
    const narrow = table.options?.[key];
    const question = (
      <TableField
        key={key}
        fieldKey={key}
        name={`${prefix}${key}`}
        list={listOf(table, values, key) ?? undefined}
        // A hint with limits contains placeholders until the rules load: hide it until then.
        hint={filled.includes('{') ? undefined : filled || undefined}
        answer={values[key]}
        readOnly={forced !== null && forced !== undefined}
        note={props.notes?.[key]}
        failures={failures.filter(({ field }) => field === key).map(withPhone)}
        narrow={narrow && ((options) => narrow(options, values, today, settings))}
        {...{ field, label, window, widgets, onAnswer, onLeave }}
      />
    );
    if (!field.why) return question;
    return (
      <div key={key} className="q-asked">
        {question}
        <Why about={label}>{field.why}</Why>
      </div>
    );
  }

  const titleOf = (key: string) =>
    table.sections?.find(({ fields }) => fields.includes(key))?.title;
  const isInRow = (key: string) => table.fields[key]?.beside ?? false;
  const isDependent = (key: string) => table.applies?.[key] !== undefined;
  const isAllDependent = (row: readonly string[]) => row.every(isDependent);

  /**
   * Draws a row of questions. If an answer makes another question of the row appear, that question is below the answer
   * (docs/rules/screens.md#rows-and-groups).
   */
  const drawRow = (row: Row) => {
    const open = row.filter(isShown);
    const below = isAllDependent(row) ? [] : open.filter(isDependent);
    return (
      <Fragment key={row[0]}>
        {row[0] === above?.key && above.content}
        {open.length > 0 && (
          <div className={open.length > 1 ? 'q-row' : undefined}>
            {open.filter((key) => !below.includes(key)).map(draw)}
            {below.length > 0 && <div className="q-dependent">{below.map(draw)}</div>}
          </div>
        )}
      </Fragment>
    );
  };
  /**
   * Draws consecutive rows. Rows of questions that depend on other answers share one wrapper, whose React key stays the
   * same.
   */
  const drawRows = (rows: readonly [Row, ...Row[]]) => {
    const [[first]] = rows;
    if (!isAllDependent(rows[0])) return rows.map(drawRow);
    const before = keys
      .slice(0, keys.indexOf(first))
      .filter((key) => !isDependent(key))
      .at(-1);
    return [
      <div key={`after ${before}`} className="q-dependent q-fields">
        {rows.map(drawRow)}
      </div>,
    ];
  };
  return grouped(shown, (key, first) => titleOf(key) === titleOf(first)).map((section) => {
    const title = titleOf(section[0]);
    const rows = grouped(section, isInRow).flatMap(apart);
    const drawn = grouped(rows, (row, first) => isAllDependent(row) === isAllDependent(first));
    const questions = drawn.flatMap(drawRows);
    if (!title) return questions;
    return (
      <Fieldset key={title} legend={title} look="heading">
        {questions}
      </Fieldset>
    );
  });

  /**
   * Splits a row that has only a question and its dependent questions, so that the dependent questions are below it.
   */
  function apart(row: Row): readonly Row[] {
    const [first, ...rest] = row;
    const [second, ...others] = rest;
    const isAlone = !isDependent(first) && second && rest.every(isDependent);
    return isAlone ? [[first], [second, ...others]] : [row];
  }
});

/** The keys of questions that are side by side. */
type Row = readonly [string, ...string[]];

/** Groups consecutive items. @param joins whether an item belongs to the group that starts with `first` */
function grouped<T>(items: readonly T[], joins: (item: T, first: T) => boolean) {
  const groups: [T, ...T[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && joins(item, last[0])) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * Returns the limits of a field for its control. @param words the limits as texts, for the time before the rules are
 * loaded
 */
function windowOf(
  field: Field,
  limits: Limits | undefined,
  today: string,
  rules: Rules | undefined,
  words: DateWindow['words'],
): DateWindow {
  const clamp = limits?.clamp ? { clamp: true } : {};
  if (!limits || !rules) return { ...(words && { words }), ...clamp };
  const bounds = rules.boundsOf(limits, today);
  return { ...bounds, ...clamp, ...(!bounds.open && { words: rules.limitWords(field, bounds) }) };
}

interface ShownAnswerProps {
  readonly label: string;
  /** The answer as text; '' until the contractor has answered it. */
  readonly words: string;
}

/** Shows an answer that is copied from the contractor as text. The user edits it on page 1. */
export function ShownAnswer({ label, words }: ShownAnswerProps) {
  const t = useTranslate();
  return (
    <dl className="q-given">
      <dt className="q-label">{label}</dt>
      <dd>{words || '–'}</dd>
      <dd className="q-hint">{t(fromContractor)}</dd>
    </dl>
  );
}
