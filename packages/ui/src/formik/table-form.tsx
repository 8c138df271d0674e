import {
  type Failure,
  type Fields,
  isPageOutdated,
  schedulePreload,
  type Values,
  whenIdle,
} from '@preventivo/core';
import { useLanguage, useMessage, useSettled } from '@preventivo/core/react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEventCallback } from '../field/effects.ts';
import { focusOnceDrawn, lazyComponent, moveOnEnter, Notice } from '../index.ts';
import { checkFields, type FieldChecks, FormAsFormik } from './form-as-formik.tsx';
import { TableFields } from './table-fields.tsx';
import { type FormOptions, useForm } from './use-form.ts';
import { loadPageSummary } from './validation.ts';
import type { Widgets } from './widget.ts';

/** What `<TableForm>` takes. */
export interface TableFormProps extends FormOptions {
  /** The id of the form, for a button that stands outside of it. */
  readonly id?: string;
  /** Controls of one's own, by form key or by kind. @defaultValue those of the shared kinds */
  readonly widgets?: Widgets;
  /** Answers in words that are shown and not asked, by form key. @defaultValue none */
  readonly shownAnswers?: Readonly<Record<string, string>>;
  /** Questions that are answered, checked and not shown for now. @defaultValue none */
  readonly folded?: readonly string[] | undefined;
  /** The sentence under the heading of the summary. @defaultValue the first failure's own */
  readonly sentence?: string;
  /** Checks what stands on the page besides the fields. */
  readonly alsoCheck?: (() => readonly Failure[]) | undefined;
  /** The controls besides the fields that are wrong as it stands. @defaultValue what `alsoCheck` found, until the next «Continua» */
  readonly alsoWrong?: readonly string[] | undefined;
  /**
   * Goes on with answers that are right; what it answers is wrong after all is shown. A function that it answers runs
   * only where the page still stands: nobody is moved on from where they went meanwhile.
   */
  onValidSubmit(values: Values<Fields>): Promise<readonly Failure[] | (() => void)>;
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

/** Where there is no connection to bring it, its sentence stands alone. */
const LazyPageSummary = lazyComponent(async () => (await loadPageSummary()).PageSummary, {
  fallback: ({ message }) => (
    <Notice kind="error" alert>
      {message}
    </Notice>
  ),
  isDeferred: () => true,
});
const { preload } = LazyPageSummary;

/** One page of a table as a form: its fields, their errors, the summary. */
export function TableForm(props: TableFormProps) {
  const { subscribe, resets } = props.answers;
  // Answers that begin anew take with them what was wrong, and letters that are no answer.
  return <Page key={useSyncExternalStore(subscribe, resets, resets)} {...props} />;
}

function Page(props: TableFormProps) {
  const { table, keys, alsoCheck, onValidSubmit } = props;
  const unexpected = useMessage('UNEXPECTED');
  const pageForm = useForm(props);
  const { answers, validation, notes } = pageForm;
  const values = useSettled(answers.store);
  const failures = useSyncExternalStore(
    validation.subscribe,
    validation.failures,
    validation.failures,
  );
  const [summary, setSummary] = useState<Summary>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [fieldChecks] = useState<FieldChecks>(() => new Map());
  const passing = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);

  useEffect(
    () =>
      schedulePreload(async () => {
        const { holdStill, steady } = await import('@preventivo/ui/lazy/look-again');
        steady();
        if (form.current) holdStill(form.current);
      }),
    [],
  );
  // What says that something is missing is small, and there before anybody can press «Continua».
  useEffect(() => whenIdle(() => void preload().catch(() => undefined)), []);

  // After the summary, which takes the focus when it comes.
  useEffect(() => {
    if (attempt > 0 && toFocus.current) focusOnceDrawn(form, toFocus.current);
  }, [attempt]);

  /** @param sentence what stands over the summary. @defaultValue what the first says */
  async function show(found: readonly Failure[], sentence?: string) {
    if (found.length > 0 || sentence) await preload().catch(() => undefined);
    validation.show(found);
    const failures = validation.failures();
    const [first] = failures;
    const message = sentence ?? (first && (first.group ?? first).error);
    setSummary(message === undefined ? undefined : { failures, message });
    setAttempt((before) => before + 1);
    // Drawn with the summary: a button that is at work for a moment longer swallows the press of who is quick.
    setBusy(false);
  }

  const submit = useEventCallback(async () => {
    if (passing.current) return;
    passing.current = true;
    try {
      const flushed = answers.flush();
      const wrong = [
        ...((await validation.checkUntouched()) ?? (await validation.checkAll())),
        ...(await checkFields(fieldChecks, flushed)),
        ...(alsoCheck?.() ?? []),
      ];
      setBusy(wrong.length === 0);
      const known = wrong.length > 0 ? wrong : await validation.askAll();
      // Whoever has left the page meanwhile does not go on from it.
      const answer = known.length > 0 || !form.current ? known : await onValidSubmit(flushed);
      const isMove = typeof answer === 'function';
      if (isMove && form.current) answer();
      const found = isMove ? [] : answer;
      toFocus.current = props.focusRefused && wrong.length === 0 ? found[0]?.control : undefined;
      await show(found, found[0] && props.sentence);
      if (found.length > 0) props.onRejected?.(found);
    } catch {
      // What checks could not be loaded, or failed itself (docs/rules/submission.md#failed-check).
      // A missing chunk is the page's to say: it offers a reload.
      await show([], (await isPageOutdated()) ? undefined : unexpected);
    } finally {
      passing.current = false;
    }
  });

  return (
    // method=post: should a script be missing, no answer may end up in the address bar.
    <form
      ref={form}
      id={props.id}
      noValidate
      method="post"
      lang={useLanguage()}
      className="q-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={moveOnEnter}
    >
      <FormAsFormik
        form={pageForm}
        checks={fieldChecks}
        isSubmitting={busy}
        submitCount={attempt}
        submit={submit}
      >
        {props.heading}
        {summary && (
          <LazyPageSummary
            {...summary}
            alsoWrong={props.alsoWrong}
            shown={failures}
            found={validation.found()}
            {...{ attempt, table }}
          />
        )}
        <div className="q-fields">
          <TableFields
            table={table}
            keys={keys}
            shownAnswers={props.shownAnswers}
            folded={props.folded}
            values={values}
            notes={notes}
            failures={failures}
            widgets={props.widgets ?? noWidgets}
            onAnswer={pageForm.onAnswer}
            onLeave={pageForm.onLeave}
          />
        </div>
        {props.children?.(busy)}
      </FormAsFormik>
    </form>
  );
}

const noWidgets: Widgets = {};
