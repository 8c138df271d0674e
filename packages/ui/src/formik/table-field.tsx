import {
  type Failure,
  type Fields,
  fill,
  isListed,
  knownOptions,
  type Option,
  type Table,
  type Values,
} from '@preventivo/core';
import { useList, usePreventivo } from '@preventivo/core/react';
import type { Options } from '../index.ts';
import { firstWidgets } from './first-widgets.tsx';
import type { Widgets, Window } from './widget.ts';

interface TableFieldProps {
  readonly table: Table;
  readonly name: string;
  readonly values: Values<Fields>;
  readonly failures: readonly Failure[];
  readonly window: Window;
  readonly widgets: Widgets;
  onAnswer(name: string, answer: unknown, written: boolean): void;
  onLeave(name: string): void;
}

/** One question of a table, with the control of its kind or the one a product gave for it. */
export function TableField(props: TableFieldProps) {
  const field = props.table.fields[props.name];
  const known = field && isListed(field) ? knownOptions(field) : none;
  if (field && isListed(field) && !known) return <ListedField {...props} list={field.list} />;
  return <Drawn {...props} options={known ?? none} onRetry={() => {}} />;
}

const none: readonly Option[] = [];

/** A question whose options the quote service knows. */
function ListedField({ list, ...props }: TableFieldProps & { readonly list: string }) {
  const { status, options, retry } = useList(list);
  return <Drawn {...props} options={status === 'ready' ? options : status} onRetry={retry} />;
}

function Drawn(props: TableFieldProps & { readonly options: Options; onRetry(): void }) {
  const { table, name, values, widgets, options } = props;
  const { today } = usePreventivo();
  const field = table.fields[name];
  const Widget = widgets[name] ?? (field && (widgets[field.kind] ?? firstWidgets[field.kind]));
  if (!field || !Widget) return null;
  const offered =
    typeof options === 'string' ? options : (table.options?.[name]?.(options, values) ?? options);
  const texts = { label: field.label, hint: field.hint, ...table.texts?.[name]?.(values) };
  const hint = fill(texts.hint ?? '', props.window.words ?? {});
  return (
    <Widget
      name={name}
      field={field}
      answer={values[name]}
      label={texts.label}
      // A hint whose limits are not known yet would show its empty places.
      hint={hint.includes('{') ? undefined : hint || undefined}
      failures={props.failures}
      window={props.window}
      options={offered}
      onRetry={props.onRetry}
      today={today}
      onAnswer={(answer) => props.onAnswer(name, answer, !clicked.has(field.kind))}
      onLeave={() => props.onLeave(name)}
    />
  );
}

/** Kinds whose answer is whole at once. */
const clicked: ReadonlySet<string> = new Set(['yesNo', 'choice', 'choices', 'address']);
