import { isListed, knownOptions, type Option, onFirstInteraction, same } from '@preventivo/core';
import type { List } from '@preventivo/core/query';
import { useKnownLists, usePreventivo, useTranslate } from '@preventivo/core/react';
import { listRenewed } from '@preventivo/core/words';
import { announce, lazy } from '@preventivo/ui';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { initialWidgets } from '../initial-widgets.tsx';
import type { FieldEvents } from '../use-form.ts';
import type { AnyAnswer, WidgetProps, Widgets } from '../widget.ts';

interface TableFieldProps
  extends FieldEvents,
    Omit<WidgetProps<AnyAnswer>, keyof FieldEvents | 'options' | 'onRetry' | 'today'> {
  readonly fieldKey: string;
  readonly list: string | undefined;
  readonly hint: string | undefined;
  /** Filters the list's options by the other answers. */
  readonly narrow: ((options: readonly Option[]) => readonly Option[]) | undefined;
  readonly widgets: Widgets;
}

/** One question of a table. It renders the custom control for its key or kind, or else the default control. */
export const TableField = memo(function TableField(props: TableFieldProps) {
  const { today } = usePreventivo();
  const { field, list } = props;
  const known = isListed(field) ? knownOptions(field, today) : none;
  if (list === undefined || known)
    return <Drawn {...props} options={known ?? none} onRetry={() => {}} />;
  return <OptionList list={list}>{(asked) => <Offered {...props} asked={asked} />}</OptionList>;
}, isTheSame);

const none: readonly Option[] = [];

/** Whether the props are equal. Compares by content the props that may be new objects at each render. */
function isTheSame(before: TableFieldProps, after: TableFieldProps): boolean {
  const { field, failures, window, ...rest } = after;
  return (
    Object.entries(rest).every(([key, value]) => Object.is(value, Reflect.get(before, key))) &&
    same(before.field, field) &&
    same(before.failures, failures) &&
    same(before.window, window)
  );
}

function Offered({ asked, ...props }: TableFieldProps & { readonly asked: List }) {
  const t = useTranslate();
  const { list } = props;
  const { status, options, retry } = asked;
  const shown = useRef(list);
  useEffect(() => {
    if (status !== 'ready' || shown.current === list) return;
    shown.current = list;
    announce(t(listRenewed));
  }, [list, status, t]);
  // The key remounts the control for another list. This discards the text that the user typed to search the previous
  // list.
  return (
    <Drawn {...props} key={list} options={status === 'ready' ? options : status} onRetry={retry} />
  );
}

type DrawnProps = TableFieldProps & Pick<WidgetProps<AnyAnswer>, 'options' | 'onRetry'>;

function Drawn({ fieldKey, list: _, narrow, ...props }: DrawnProps) {
  const { today, help } = usePreventivo();
  const { name, field, hint, options, widgets } = props;
  const Widget = widgets[name] ?? widgets[field.kind] ?? initialWidgets[field.kind];
  if (!Widget) return null;
  return (
    <Widget
      {...props}
      today={today}
      hint={hint && linked(hint, help)}
      options={narrow && typeof options !== 'string' ? narrow(options) : options}
      onAnswer={(answer, isTyped = !field.answered) => props.onAnswer(fieldKey, answer, isTyped)}
      onLeave={(controls) => props.onLeave(fieldKey, controls)}
    />
  );
}

/** Makes the words in brackets a link to the broker's help, if the broker has one. */
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

interface OptionListProps {
  /** The name of the list at the quote service. */
  readonly list: string;
  /** Renders the options, or a placeholder while their request runs or after it failed. */
  readonly children: (list: List) => ReactNode;
}

const code = lazy(() => import('@preventivo/core/query').then(({ NeededList }) => NeededList));

/**
 * Passes an option list of the line to its children. The query is a separate component that loads after the first
 * interaction: this keeps react-query out of the first chunk. It renders next to the children, so they stay mounted
 * when it loads.
 */
export function OptionList({ list, children }: OptionListProps) {
  const known = useKnownLists();
  const [Query, setQuery] = useState(code.loaded);
  const [hasFailed, setFailed] = useState(false);
  const [result, setResult] = useState<List & { readonly name: string }>();
  useEffect(() => {
    if (Query || hasFailed) return undefined;
    return onFirstInteraction(() =>
      code.preload().then(
        (component) => setQuery(() => component),
        // The chunk with the query fails to load when the browser is offline. Report this like a failed list, with a
        // retry.
        () => setFailed(true),
      ),
    );
  }, [Query, hasFailed]);

  const take = useCallback((name: string, next: List) => {
    // While the list loads, the query reports the same result as `beforeQuery`, so do not render again.
    setResult((now) =>
      next.status === 'loading' && now?.name !== name ? undefined : { ...next, name },
    );
  }, []);

  return (
    <>
      {children(result?.name === list ? result : beforeQuery())}
      {Query && <Query list={list} onChange={take} />}
    </>
  );

  /** Returns the list before its query has reported: the cached options, or the status 'loading' or 'failed'. */
  function beforeQuery(): List {
    const options = known()[list];
    const retry = () => setFailed(false);
    if (options) return { status: 'ready', options, retry };
    return { status: hasFailed ? 'failed' : 'loading', options: [], retry };
  }
}
