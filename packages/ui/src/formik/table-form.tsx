import type { Failure, Fields, Table, Values } from '@preventivo/core';
import { Formik, useFormikContext } from 'formik';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorSummary, moveOnEnter } from '../index.ts';
import { TableFields } from './table-fields.tsx';
import { useAnswers } from './use-answers.ts';
import { useLooks } from './use-looks.ts';
import type { Widgets } from './widget.ts';

export interface TableFormProps {
  readonly table: Table;
  /** The fields of this page, in order. */
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
  readonly widgets?: Widgets;
  /** Answers that came after the page was drawn: what was typed before it ran, a draft that was found. */
  readonly adopted?: Values<Fields> | undefined;
  /** Failures to show from the start, on a page that a rejected submission came back to. */
  readonly shown?: readonly Failure[] | undefined;
  /** The sentence under the heading of the summary. @defaultValue the first failure's own */
  readonly sentence?: string;
  /** Checks what stands on the page besides the fields. */
  readonly alsoCheck?: (() => readonly Failure[]) | undefined;
  /** Hears every change of the answers, key by key; `settled` is false while one is being written. */
  onKeep(values: Values<Fields>, settled: boolean): void;
  /** Goes on with answers that are right; what it answers is wrong after all is shown. */
  onPassed(values: Values<Fields>): Promise<readonly Failure[]>;
  /** Before the summary and the fields. */
  readonly heading?: ReactNode;
  /** After the fields: consents, the buttons. */
  readonly children?: ReactNode;
}

/** One page of a table as a form: its fields, their errors, the summary. */
export function TableForm(props: TableFormProps) {
  return (
    <Formik initialValues={props.values} onSubmit={() => {}}>
      <Page {...props} />
    </Formik>
  );
}

function Page(props: TableFormProps) {
  const { table, keys, shown = [], alsoCheck, onKeep, onPassed } = props;
  const { values } = useFormikContext<Values<Fields>>();
  const answers = useAnswers(table, onKeep);
  const looks = useLooks(table, keys, shown);
  const [summary, setSummary] = useState<readonly Failure[]>([]);
  const [attempt, setAttempt] = useState(0);
  const passing = useRef(false);

  const { adopted } = props;
  // Before the page is painted again, or the boxes would lose what stands in them.
  useLayout(() => {
    if (adopted) answers.adopt(adopted);
  }, [adopted]);

  function refuse(failures: readonly Failure[]) {
    looks.show(failures);
    setSummary(failures);
    if (failures.length > 0) setAttempt((before) => before + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (passing.current) return;
    passing.current = true;
    try {
      const flushed = answers.flush();
      const found = [...(await looks.lookAtAll(flushed)), ...(alsoCheck?.() ?? [])];
      refuse(found.length > 0 ? found : await onPassed(flushed));
    } finally {
      passing.current = false;
    }
  }

  return (
    // method=post: should a script be missing, no answer may end up in the address bar.
    <form
      noValidate
      method="post"
      lang="it"
      className="q-form"
      onSubmit={(event) => void submit(event)}
      onKeyDown={moveOnEnter}
    >
      {props.heading}
      {summary.length > 0 && (
        <ErrorSummary
          attempt={attempt}
          errors={summary.map(({ control, error }) => ({ control, error }))}
          message={props.sentence ?? summary[0]?.error ?? ''}
        />
      )}
      <div className="q-fields">
        <TableFields
          table={table}
          keys={keys}
          values={values}
          failures={looks.failuresOf(values)}
          widgets={props.widgets ?? {}}
          onAnswer={(key, answer, written) => {
            const next = written ? answers.write(key, answer) : answers.click(key, answer);
            looks.changed(next, key);
          }}
          onLeave={(key) => looks.left(answers.flush(), key)}
        />
      </div>
      {props.children}
    </form>
  );
}

// On a server there is nothing to lay out, and React 18 says so aloud.
const useLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;
