import { type Failure, isPageOutdated, schedulePreload, whenIdle } from '@preventivo/core';
import { useLanguage, useMessage } from '@preventivo/core/react';
import {
  focusOnceDrawn,
  lazyComponent,
  moveOnEnter,
  Notice,
  useEventCallback,
} from '@preventivo/ui';
import { FormikProvider } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answered, PageStatus, Summary } from './checking/page-status.ts';
import { TableFields, type TableFieldsProps } from './fields/table-fields.tsx';
import { loadAnswering, loadPageSummary } from './load.ts';
import { nextTask } from './next-task.ts';
import { type FormOptions, useForm } from './use-form.ts';
import type { Widgets } from './widget.ts';

/** The props of `<TableForm>`. */
export interface TableFormProps
  extends FormOptions,
    Pick<TableFieldsProps, 'shownAnswers' | 'folded' | 'above'> {
  /** The id of the form, for a button outside of it. */
  readonly id?: string;
  /** Custom controls, by form key or by kind. @defaultValue the built-in controls */
  readonly widgets?: Widgets;
  /** The sentence under the heading of the summary. @defaultValue the first failure's */
  readonly sentence?: string;
  /** Validates the controls outside the table. */
  readonly alsoCheck?: (() => readonly Failure[]) | undefined;
  /**
   * The controls outside the table that are invalid now. @defaultValue those that the last `alsoCheck` returned, until
   * the next submit
   */
  readonly alsoWrong?: readonly string[] | undefined;
  /**
   * Submits valid answers. Resolves to the failures to show, or to a function that goes to the next page. The form
   * calls that function only while it is mounted, so that a user who has left the page stays where they are.
   */
  onValidSubmit(values: Answered): Promise<readonly Failure[] | (() => void)>;
  /** Called with the failures that blocked a submit. */
  readonly onRejected?: ((failures: readonly Failure[]) => void) | undefined;
  /** Whether the first field that `onValidSubmit` refuses gets the focus, not the summary. @defaultValue false */
  readonly focusRefused?: boolean;
  /** Rendered before the summary and the fields. */
  readonly heading?: ReactNode;
  /** Rendered after the fields: consents, buttons. `busy` is true while `onValidSubmit` runs. */
  readonly children?: (busy: boolean) => ReactNode;
}

/** Offline the chunk of the summary may fail to load: then only its sentence shows. */
const LazyPageSummary = lazyComponent(async () => (await loadPageSummary()).PageSummary, {
  fallback: ({ message }) => (
    <Notice kind="error" alert>
      {message}
    </Notice>
  ),
  isDeferred: () => true,
});
/** Loads the summary, so that it renders together with the errors of the fields. */
const preload = () => LazyPageSummary.preload().catch(() => undefined);

/** One page of a table as a form: its fields, their errors, the summary. */
export function TableForm(props: TableFormProps) {
  const { table, keys, alsoCheck, onValidSubmit } = props;
  const unexpected = useMessage('UNEXPECTED');
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);

  const page = useForm(props, {
    validate: useEventCallback(async () => {
      toFocus.current = undefined;
      page.setStatus({ broken: undefined });
      try {
        page.flush();
        await nextTask();
        const wrong = [...(await page.checkAll()), ...(alsoCheck?.() ?? [])];
        if (wrong.length > 0) await preload();
        return page.show(wrong, wrong);
      } catch {
        await fail();
        return {};
      }
    }),
    onSubmit: useEventCallback(async () => {
      if (page.status().broken) return;
      try {
        const refused = await page.askAll();
        // The user may have left the page meanwhile.
        const isRight = refused.length === 0 && form.current;
        const answer = isRight ? await onValidSubmit(page.flush()) : refused;
        if (typeof answer === 'function') {
          if (form.current) answer();
          return;
        }
        if (answer.length > 0) await preload();
        if (props.focusRefused) toFocus.current = answer[0]?.control;
        page.show(answer, refused);
      } catch {
        await fail();
      }
    }),
  });
  const { formik, failures } = page;
  const { isSubmitting, submitCount } = formik;
  const { broken }: PageStatus = formik.status;

  /** Records that the validation failed to load or threw (docs/rules/submission.md#failed-check). */
  async function fail() {
    // If a chunk is missing since a deployment, the page itself offers a reload.
    const message = (await isPageOutdated()) ? undefined : unexpected;
    if (message) await preload();
    page.setStatus({ broken: { message } });
  }

  const [summary, setSummary] = useState(emptySummary);
  // Set the summary of an ended submit while rendering, so that it appears in the same commit as the errors.
  if (!isSubmitting && submitCount !== summary.attempt) {
    const [first] = failures;
    const message = broken?.message ?? (first && (props.sentence ?? (first.group ?? first).error));
    setSummary({ failures, message, attempt: submitCount });
  }
  const onRejected = useEventCallback((rejected: readonly Failure[]) => {
    if (rejected.length > 0) props.onRejected?.(rejected);
  });
  useEffect(() => onRejected(summary.failures), [summary, onRejected]);

  useEffect(
    () =>
      schedulePreload(async () => {
        const { holdArrivingQuestions, ignoreStrayPresses } = await loadAnswering();
        ignoreStrayPresses();
        if (form.current) holdArrivingQuestions(form.current);
      }),
    [],
  );
  // The summary is small, and loads before a visitor can press «Continua».
  useEffect(() => whenIdle(() => void preload()), []);

  useEffect(() => {
    const { current: control } = toFocus;
    // The focus can press a button that unfolds the field, and React renders nothing inside an effect.
    if (summary.failures.length > 0 && control) queueMicrotask(() => focusOnceDrawn(form, control));
  }, [summary]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    try {
      await formik.submitForm();
    } catch {
      // The host's own validation threw.
      await fail();
      formik.setSubmitting(false);
    }
  }

  return (
    // method=post keeps the answers out of the address bar if a script fails to load.
    <form
      ref={form}
      id={props.id}
      noValidate
      method="post"
      lang={useLanguage()}
      className="q-form"
      onSubmit={(event) => void submit(event)}
      onBlur={page.onBlur}
      onKeyDown={moveOnEnter}
    >
      <FormikProvider value={formik}>
        {props.heading}
        {summary.message && (
          <LazyPageSummary
            {...summary}
            alsoWrong={props.alsoWrong}
            shown={failures}
            found={formik.status.found}
            table={table}
          />
        )}
        <div key={page.resets} className="q-fields">
          <TableFields
            table={table}
            keys={keys}
            shownAnswers={props.shownAnswers}
            folded={props.folded}
            above={props.above}
            values={formik.values}
            notes={page.notes}
            failures={failures}
            widgets={props.widgets ?? noWidgets}
            onAnswer={page.onAnswer}
            onLeave={page.onLeave}
          />
        </div>
        {/* If the button stayed busy during validation, it would ignore a quick second press. */}
        {props.children?.(isSubmitting && !formik.isValidating)}
      </FormikProvider>
    </form>
  );
}

const emptySummary: Summary = { failures: [], message: undefined, attempt: 0 };
const noWidgets: Widgets = {};
