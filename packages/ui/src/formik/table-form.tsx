import {
  type Failure,
  type Fields,
  sharedMessages,
  type Table,
  type Values,
} from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { Formik, useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCommitEffect } from '../field/use-commit-effect.ts';
import { ErrorSummary, focusOnceDrawn, moveOnEnter } from '../index.ts';
import { TableFields } from './table-fields.tsx';
import { useAnswers } from './use-answers.ts';
import { useValidation } from './use-validation.ts';
import type { Widgets } from './widget.ts';

export interface TableFormProps {
  /** The id of the form, for a button that stands outside of it. */
  readonly id?: string;
  readonly table: Table;
  /** The fields of this page, in order. */
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
  readonly widgets?: Widgets;
  /** Answers in words that are shown and not asked, by form key. @defaultValue none */
  readonly given?: Readonly<Record<string, string>>;
  /** Answers that came after the page was drawn: what was typed before it ran, a draft that was found. */
  readonly adopted?: Values<Fields> | undefined;
  /** Failures to show from the start, on a page that a rejected submission came back to. */
  readonly shown?: readonly Failure[] | undefined;
  /** The ids of the people that who is logged in has saved. @defaultValue nobody is logged in */
  readonly records?: readonly string[] | undefined;
  /** The sentence under the heading of the summary. @defaultValue the first failure's own */
  readonly sentence?: string;
  /** Checks what stands on the page besides the fields. */
  readonly alsoCheck?: (() => readonly Failure[]) | undefined;
  /** Hears every change of the answers, key by key; `settled` is false while one is being written. */
  onChange(values: Values<Fields>, settled: boolean): void;
  /** Goes on with answers that are right; what it answers is wrong after all is shown. */
  onValidSubmit(values: Values<Fields>): Promise<readonly Failure[]>;
  /** Hears what kept the page from being left. */
  onRejected?: ((failures: readonly Failure[]) => void) | undefined;
  /** Whether the first field that `onValidSubmit` names is focused, and not the summary. @defaultValue false */
  readonly focusRefused?: boolean;
  /** Before the summary and the fields. */
  readonly heading?: ReactNode;
  /** After the fields: consents, the buttons. Told whether an answer of `onValidSubmit` is waited for. */
  readonly children?: (busy: boolean) => ReactNode;
}

/** What keeps the page from being left, and the sentence over it. */
interface Summary {
  readonly failures: readonly Failure[];
  readonly message: string;
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
  const { table, keys, shown = [], alsoCheck, onChange, onValidSubmit } = props;
  const { values } = useFormikContext<Values<Fields>>();
  const answers = useAnswers(table, usePreventivo(), onChange);
  const validation = useValidation(table, keys, shown, props.records);
  const [summary, setSummary] = useState<Summary>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const passing = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);

  // After the summary, which takes the focus when it comes.
  useEffect(() => {
    if (attempt > 0 && toFocus.current) focusOnceDrawn(form, toFocus.current);
  }, [attempt]);

  const { adopted } = props;
  const drawnWith = useRef(adopted);
  // Before the page is painted again, or the boxes would lose what stands in them.
  useCommitEffect(() => {
    if (adopted && adopted !== drawnWith.current) answers.adopt(adopted);
  }, [adopted]);

  function show(failures: readonly Failure[], message: string | undefined) {
    validation.show(failures);
    setSummary(message === undefined ? undefined : { failures, message });
    setAttempt((before) => before + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (passing.current) return;
    passing.current = true;
    try {
      const flushed = answers.flush();
      const wrong = [...(await validation.lookAtAll(flushed)), ...(alsoCheck?.() ?? [])];
      setBusy(wrong.length === 0);
      const known = wrong.length > 0 ? wrong : await validation.askAll(flushed);
      const found = known.length > 0 ? known : await onValidSubmit(flushed);
      toFocus.current = props.focusRefused && wrong.length === 0 ? found[0]?.control : undefined;
      show(found, found[0] && (props.sentence ?? (found[0].group ?? found[0]).error));
      if (found.length > 0) props.onRejected?.(found);
    } catch {
      // What checks could not be loaded, or failed itself (docs/rules/submission.md#failed-check).
      show([], sharedMessages.UNEXPECTED);
    } finally {
      passing.current = false;
      setBusy(false);
    }
  }

  return (
    // method=post: should a script be missing, no answer may end up in the address bar.
    <form
      ref={form}
      id={props.id}
      noValidate
      method="post"
      lang="it"
      className="q-form"
      onSubmit={(event) => void submit(event)}
      onKeyDown={moveOnEnter}
    >
      {props.heading}
      {summary && (
        <ErrorSummary
          attempt={attempt}
          errors={summary.failures.map(({ control, error }) => ({ control, error }))}
          message={summary.message}
        />
      )}
      <div className="q-fields">
        <TableFields
          table={table}
          keys={keys}
          given={props.given}
          values={values}
          notes={answers.notes}
          failures={validation.failuresOf(values)}
          widgets={props.widgets ?? noWidgets}
          onAnswer={(key, answer, written) => {
            const next = written ? answers.write(key, answer) : answers.click(key, answer);
            validation.changed(next, key);
          }}
          onLeave={(key, controls) => validation.left(answers.flush(), key, controls)}
        />
      </div>
      {props.children?.(busy)}
    </form>
  );
}

const noWidgets: Widgets = {};
