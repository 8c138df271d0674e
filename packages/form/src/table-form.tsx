import {
  type Failure,
  type Fields,
  isPageOutdated,
  schedulePreload,
  type Values,
  whenIdle,
} from '@preventivo/core';
import { useLanguage, useMessage, usePreventivo } from '@preventivo/core/react';
import {
  focusOnceDrawn,
  lazyComponent,
  moveOnEnter,
  Notice,
  useCommitEffect,
  useEventCallback,
} from '@preventivo/ui';
import { FormikProvider } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { inOwnWords } from './circumstances.ts';
import { loadAnswering, loadPageSummary } from './load.ts';
import { errorsOf, type PageStatus } from './page-status.ts';
import { TableFields } from './table-fields.tsx';
import { type FormOptions, useForm } from './use-form.ts';
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
  const { table, keys, alsoCheck, onValidSubmit } = props;
  const { messages } = usePreventivo();
  const unexpected = useMessage('UNEXPECTED');
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);
  /** Whether a check failed itself in this attempt, and what the page says of it. */
  const broken = useRef<{ readonly message: string | undefined }>(undefined);
  const isPassing = useRef(false);

  const page = useForm(props, {
    validate: useEventCallback(async () => {
      toFocus.current = undefined;
      broken.current = undefined;
      try {
        page.flush();
        const wrong = [
          ...(await page.checkAll()),
          ...(alsoCheck?.() ?? []).map((failure) => inOwnWords(failure, messages)),
        ];
        // Drawn with the errors of the fields.
        if (wrong.length > 0) await preload().catch(() => undefined);
        const errors = errorsOf(wrong);
        setStatus({ failures: wrong, errors, found: wrong });
        return errors;
      } catch {
        await fail();
        return {};
      }
    }),
    onSubmit: useEventCallback(async () => {
      if (broken.current) return;
      try {
        const refused = await page.askAll();
        // Whoever has left the page meanwhile does not go on from it.
        const answer =
          refused.length > 0 || !form.current ? refused : await onValidSubmit(page.flush());
        if (typeof answer === 'function') {
          if (form.current) answer();
          return;
        }
        if (answer.length > 0) await preload().catch(() => undefined);
        if (props.focusRefused) toFocus.current = answer[0]?.control;
        page.show(answer);
      } catch {
        await fail();
      }
    }),
  });
  const { formik, failures, setStatus } = page;
  const { isSubmitting, submitCount } = formik;

  /** What checks could not be loaded, or failed itself (docs/rules/submission.md#failed-check). */
  async function fail() {
    // A missing chunk is the page's to say: it offers a reload.
    const message = (await isPageOutdated()) ? undefined : unexpected;
    if (message) await preload().catch(() => undefined);
    broken.current = { message };
  }

  // An attempt has ended.
  const ended = useRef(0);
  useCommitEffect(() => {
    if (isSubmitting || submitCount === ended.current) return;
    ended.current = submitCount;
    const [first] = failures;
    const message =
      broken.current?.message ?? (first && (props.sentence ?? (first.group ?? first).error));
    setStatus({
      summary: message === undefined ? undefined : { failures, message, attempt: submitCount },
    });
    if (first) props.onRejected?.(failures);
  }, [isSubmitting, submitCount]);

  useEffect(
    () =>
      schedulePreload(async () => {
        const { holdStill, steady } = await loadAnswering();
        steady();
        if (form.current) holdStill(form.current);
      }),
    [],
  );
  // What says that something is missing is small, and there before anybody can press «Continua».
  useEffect(() => whenIdle(() => void preload().catch(() => undefined)), []);

  const { summary }: PageStatus = formik.status;
  // After the summary, which takes the focus when it comes.
  useEffect(() => {
    if (summary && toFocus.current) focusOnceDrawn(form, toFocus.current);
  }, [summary]);

  async function submit() {
    if (isPassing.current) return;
    isPassing.current = true;
    try {
      await formik.submitForm();
    } catch {
      // A host's own check failed.
      await fail();
      formik.setSubmitting(false);
    } finally {
      isPassing.current = false;
    }
  }

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
      onBlur={page.onBlur}
      onKeyDown={moveOnEnter}
    >
      <FormikProvider value={formik}>
        {props.heading}
        {summary && (
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
            values={formik.values}
            notes={page.notes}
            failures={failures}
            widgets={props.widgets ?? noWidgets}
            onAnswer={page.onAnswer}
            onLeave={page.onLeave}
          />
        </div>
        {/* A button that is at work for a moment longer swallows the press of who is quick. */}
        {props.children?.(isSubmitting && !formik.isValidating)}
      </FormikProvider>
    </form>
  );
}

const noWidgets: Widgets = {};
