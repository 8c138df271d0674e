import {
  type Failure,
  type Field,
  type Fields,
  isListed,
  knownOptions,
  type Option,
  type RuleSettings,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import type { List } from '@preventivo/core/query';
import { useSay } from '@preventivo/core/react';
import { listRenewed } from '@preventivo/core/words';
import { announce, type Options } from '@preventivo/ui';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { initialWidgets } from './initial-widgets.tsx';
import { OptionList } from './option-list.tsx';
import type { FieldEvents } from './use-form.ts';
import type { Widgets, Window } from './widget.ts';

interface TableFieldProps extends FieldEvents {
  /** Its key in the table. */
  readonly fieldKey: string;
  /** The name of its control. */
  readonly name: string;
  readonly field: Field;
  /** Whether it may be left empty now, where the answers decide it. */
  readonly optional: boolean | undefined;
  /** The option list it is chosen from. */
  readonly list: string | undefined;
  readonly label: string;
  readonly hint: string | undefined;
  readonly answer: Values<Fields>[string];
  /** Whether other answers decide it, and it can only be read. */
  readonly readOnly: boolean;
  /** What is said of the answer because another changed it. */
  readonly note: string | undefined;
  readonly failures: readonly Failure[];
  readonly window: Window;
  /** What of the list is offered, and the answers that decide it. */
  readonly narrow: NonNullable<Table['options']>[string];
  readonly values: Values<Fields> | undefined;
  readonly today: string;
  readonly settings: RuleSettings | undefined;
  /** Where who is stuck finds help. */
  readonly help: string | undefined;
  readonly widgets: Widgets;
}

/** One question of a table, with the control of its kind or the one a product gave for it. */
export const TableField = memo(function TableField(props: TableFieldProps) {
  const { field, list } = props;
  const known = isListed(field) ? knownOptions(field, props.today) : none;
  if (list !== undefined && !known) return <ListedField {...props} list={list} />;
  return <Drawn {...props} options={known ?? none} onRetry={() => {}} />;
}, isTheSame);

const none: readonly Option[] = [];

/** Whether a question would be drawn as it stands: what is worked out anew at each drawing is compared by what it says. */
function isTheSame(before: TableFieldProps, after: TableFieldProps): boolean {
  const { failures, window, ...rest } = after;
  const kept = Object.entries(rest).every(([key, value]) =>
    Object.is(value, Reflect.get(before, key)),
  );
  return kept && same(before.failures, failures) && same(before.window, window);
}

/** A question whose options the quote service knows. */
function ListedField(props: TableFieldProps & { readonly list: string }) {
  return (
    <OptionList list={props.list}>{(asked) => <Offered {...props} asked={asked} />}</OptionList>
  );
}

interface OfferedProps extends TableFieldProps {
  readonly list: string;
  /** The list, as far as it is loaded. */
  readonly asked: List;
}

function Offered({ list, asked, ...props }: OfferedProps) {
  const say = useSay();
  const { status, options, retry } = asked;
  const offered = status === 'ready' ? options : status;
  const shown = useRef(list);
  useEffect(() => {
    if (status !== 'ready' || shown.current === list) return;
    shown.current = list;
    announce(say(listRenewed));
  }, [list, status, say]);
  // What was begun to be written in another list is no part of this one.
  return <Drawn {...props} key={list} list={list} options={offered} onRetry={retry} />;
}

function Drawn(props: TableFieldProps & { readonly options: Options; onRetry(): void }) {
  const { name, field, widgets, narrow, values, options, label, hint, window, today } = props;
  const Widget = widgets[name] ?? widgets[field.kind] ?? initialWidgets[field.kind];
  if (!Widget) return null;
  const { optional = field.optional } = props;
  const offered =
    typeof options === 'string' || !narrow || !values
      ? options
      : narrow(options, values, today, props.settings);
  return (
    <Widget
      {...{ name, label, window, today, widgets }}
      hint={hint && linked(hint, props.help)}
      field={optional === field.optional ? field : { ...field, optional }}
      answer={props.answer}
      readOnly={props.readOnly}
      note={props.note}
      failures={props.failures}
      options={offered}
      onRetry={props.onRetry}
      onAnswer={(answer, isTyped = !field.answered) =>
        props.onAnswer(props.fieldKey, answer, isTyped)
      }
      onLeave={(controls) => props.onLeave(props.fieldKey, controls)}
    />
  );
}

/** A hint whose words in brackets lead to the broker's help, where there is one. */
function linked(hint: string, help: string | undefined): ReactNode {
  const [before, words, after] = hint.split(/[[\]]/);
  if (!words || !help) return hint.replace(/[[\]]/g, '');
  return (
    <span>
      {before}
      <a className="q-link" href={help}>
        {words}
      </a>
      {after}
    </span>
  );
}
