import {
  applicable,
  type Failure,
  type Fields,
  fill,
  limitsOf,
  listOf,
  type Table,
  type Values,
} from '@preventivo/core';
import { type PreventivoContext, usePreventivo, useSay } from '@preventivo/core/react';
import { frameCallOn, fromContractor } from '@preventivo/core/words';
import { Fieldset, Why } from '@preventivo/ui';
import { memo } from 'react';
import type { Rules } from './load.ts';
import { useRules, type Words } from './rules.tsx';
import { TableField } from './table-field.tsx';
import type { FieldEvents } from './use-form.ts';
import type { Widgets, Window } from './widget.ts';

export interface TableFieldsProps extends FieldEvents {
  /** The table whose questions these are. */
  readonly table: Table;
  /** The questions of the page, by form key, in their order. */
  readonly keys: readonly string[];
  /** What stands before each key in the name of its control: `proprietario.`. @defaultValue nothing */
  readonly prefix?: string;
  /** Answers in words that are shown and not asked, by form key. */
  readonly shownAnswers?: Readonly<Record<string, string>> | undefined;
  /** Questions that are answered and not shown. @defaultValue none */
  readonly folded?: readonly string[] | undefined;
  /** The answers, by form key. */
  readonly values: Values<Fields>;
  /** What is said at answers that others changed, by form key. */
  readonly notes?: Readonly<Record<string, string>>;
  /** What is wrong, and shown at its question. */
  readonly failures: readonly Failure[];
  /** Controls of one's own, by form key or by kind. */
  readonly widgets: Widgets;
}

/** The questions of a page that apply now. Each is drawn again only when something about it changed. */
export const TableFields = memo(function TableFields(props: TableFieldsProps) {
  const { table, keys, values, failures, widgets } = props;
  const { today, settings, help, phone, say } = usePreventivo();
  const { rules, words } = useRules();
  const { prefix = '', folded = [], onAnswer, onLeave } = props;
  const asked = new Set<string>(applicable(table, values));
  const shown = keys.filter((key) => asked.has(key) && !folded.includes(key));

  /** Names the broker's number in a help that says whom to call, 'chiama [il tuo consulente]'. */
  const withPhone = (failure: Failure) =>
    failure.help?.includes('[')
      ? {
          ...failure,
          help: failure.help.replace(/\[(.+?)\]/, (_, whom: string) =>
            phone ? say(frameCallOn, { whom, phone }) : whom,
          ),
        }
      : failure;

  function draw(key: string) {
    const field = table.fields[key];
    if (!field) return null;
    const shownAnswer = props.shownAnswers?.[key];
    if (shownAnswer !== undefined)
      return <ShownAnswer key={key} label={field.label} words={shownAnswer} />;
    const window = windowOf(table, key, values, { today, settings, rules, words });
    const texts = {
      label: field.label,
      hint: field.hint,
      ...table.texts?.[key]?.(values, settings, today),
    };
    const forced = table.lockedTo?.[key]?.(values);
    const hint = fill(forced?.hint ?? texts.hint ?? '', window.words ?? {});
    const narrow = table.options?.[key];
    const question = (
      <TableField
        key={key}
        fieldKey={key}
        name={`${prefix}${key}`}
        field={field}
        optional={table.optional?.[key]?.(values)}
        list={listOf(table, values, key) ?? undefined}
        label={texts.label}
        // A hint whose limits are not known yet would show its empty places.
        hint={hint.includes('{') ? undefined : hint || undefined}
        answer={values[key]}
        readOnly={forced !== null && forced !== undefined}
        note={props.notes?.[key]}
        failures={failures.filter(({ field }) => field === key).map(withPhone)}
        window={window}
        narrow={narrow}
        values={narrow && values}
        {...{ today, settings, help, widgets, onAnswer, onLeave }}
      />
    );
    if (!field.why) return question;
    return (
      <div key={key} className="q-asked">
        {question}
        <Why about={texts.label}>{field.why}</Why>
      </div>
    );
  }

  const rows = (keys: readonly string[]) =>
    inRows(table, keys).map((row) => (
      <div key={row[0]} className={classOf(table, row)}>
        {row.map(draw)}
      </div>
    ));
  return inSections(table, shown).map(({ title, keys }) =>
    title ? (
      <Fieldset key={title} legend={title} look="heading">
        {rows(keys)}
      </Fieldset>
    ) : (
      rows(keys)
    ),
  );
});

/** Fields that follow each other in the same section of the table, or in none. */
function inSections({ sections = [] }: Table, keys: readonly string[]) {
  const found: { readonly title: string | undefined; readonly keys: string[] }[] = [];
  for (const key of keys) {
    const title = sections.find(({ fields }) => fields.includes(key))?.title;
    const before = found.at(-1);
    if (before && before.title === title) before.keys.push(key);
    else found.push({ title, keys: [key] });
  }
  return found;
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

interface Around extends Pick<PreventivoContext, 'today' | 'settings'> {
  readonly rules: Rules | undefined;
  readonly words: Words | undefined;
}

function windowOf(
  table: Table,
  key: string,
  values: Values<Fields>,
  { today, settings, rules, words }: Around,
): Window {
  const field = table.fields[key];
  const limits = limitsOf(table, values, key, today, settings);
  const clamp = limits?.clamp ? { clamp: true } : {};
  if (!field || !limits || !rules) return { ...(words?.[key] && { words: words[key] }), ...clamp };
  const bounds = rules.boundsOf(limits, today);
  return {
    ...bounds,
    ...clamp,
    ...(bounds.open ? {} : { words: rules.limitWords(field, bounds) }),
  };
}

export interface ShownAnswerProps {
  readonly label: string;
  /** The answer in words; '' while it is not known. */
  readonly words: string;
}

/** An answer that is known from the contractor: it is shown, and changed where it was given. */
export function ShownAnswer({ label, words }: ShownAnswerProps) {
  const say = useSay();
  return (
    <dl className="q-given">
      <dt className="q-label">{label}</dt>
      <dd>{words || '–'}</dd>
      <dd className="q-hint">{say(fromContractor)}</dd>
    </dl>
  );
}
