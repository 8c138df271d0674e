import { applicable, type Change, type Failure, same } from '@preventivo/core';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { afterPointerUp, announce, useEventCallback } from '@preventivo/ui';
import { type FormikConfig, useFormik } from 'formik';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notes } from './checking/announcements-of-change.ts';
import type { PageChecks, PageContext } from './checking/check-page.ts';
import {
  type Answered,
  errorsOf,
  failuresOf,
  nothingWrong,
  type PageStatus,
} from './checking/page-status.ts';
import { loadAnswering, loadPageSummary } from './load.ts';
import { type OwnedAnswers, useAnswers } from './use-answers.ts';
import { withCustomMessages } from './with-custom-messages.ts';

/** Callbacks of the questions on a page, or in a group on it. */
export interface FieldEvents {
  /** Called on each change. @param isTyped whether the user is still typing. The answer may be incomplete then */
  onAnswer(key: string, answer: Change<unknown>, isTyped: boolean): void;
  /** Called on blur. @param controls the controls of the field that lost focus. @defaultValue all */
  onLeave(key: string, controls?: readonly string[]): void;
}

export interface FormOptions extends OwnedAnswers {
  /** The fields of this page, in order. */
  readonly keys: readonly string[];
  /** Failures of a rejected submission, to show on this page. */
  readonly shown?: readonly Failure[] | undefined;
  /** The ids of the saved records of the logged-in user. @defaultValue no user is logged in */
  readonly records?: readonly string[] | undefined;
}

const none: readonly Failure[] = [];

/**
 * Keeps the answers and the failures of a page in Formik: the answers as `values`, the messages as `errors`, and a
 * {@link PageStatus} as `status`.
 */
export function useForm(
  options: FormOptions,
  submission: Pick<FormikConfig<Answered>, 'onSubmit' | 'validate'>,
) {
  const { table, shown = none } = options;
  const { client, readToday, messages, t, settings } = usePreventivo();
  const lists = useKnownLists();
  const [notes, setNotes] = useState<Notes>({});
  const [resets, setResets] = useState(0);
  /** The keys of the questions that the user has answered since the page opened. */
  const [edited] = useState(() => new Set<string>());
  const circumstances = useEventCallback((): PageContext => {
    const { keys, records } = options;
    return { table, keys, records, client, settings, today: readToday(), lists: lists() };
  });
  const formik = useFormik<Answered>({
    initialValues: useState(options.values)[0],
    initialStatus: nothingWrong,
    validateOnBlur: false,
    validateOnChange: false,
    ...submission,
    onReset: () => {
      edited.clear();
      newest.current = nothingWrong;
      answers.reset();
      // Remount the inputs: this also clears typed text that is no valid value, such as a partial date.
      setResets((times) => times + 1);
    },
  });

  const { errors, status: rendered } = formik;
  const failures = useMemo(() => failuresOf(errors, rendered), [errors, rendered]);
  // The newest status, which may not be rendered yet.
  const newest = useRef<PageStatus>(rendered);
  const status = useEventCallback(
    (): PageStatus =>
      // When the newest status is rendered, `failures` also contains the errors that a host has set in Formik.
      newest.current === rendered ? { ...newest.current, failures } : newest.current,
  );
  const setStatus = useEventCallback((change: Partial<PageStatus>) => {
    newest.current = { ...newest.current, ...change };
    formik.setStatus(newest.current);
  });

  /**
   * Shows failures with the application's messages.
   * @param found all failures of the page's own validation, including those that are not shown yet
   */
  const show = useEventCallback((next: readonly Failure[], found: readonly Failure[]) => {
    const worded = (all: readonly Failure[]) => all.map((one) => withCustomMessages(one, messages));
    const change = { failures: worded(next), found: worded(found) };
    const errors = errorsOf(change.failures);
    const before = status();
    // Most keystrokes change no failure: avoid a render of the page.
    if (!same(change, { failures: before.failures, found: before.found })) {
      setStatus(change);
      formik.setErrors(errors);
    }
    return errors;
  });

  /** Drops the errors of questions that no longer apply. A question that applies again starts without an error. */
  function forgetUnasked(now: Answered) {
    const asked = new Set<string>(applicable(table, now));
    // Consents are not in the table and always apply.
    const isAsked = (field: string) => asked.has(field) || !(field in table.fields);
    for (const key of edited) if (!isAsked(key)) edited.delete(key);
    const stays = ({ field }: Failure) => isAsked(field);
    const { failures, found } = status();
    if (![...failures, ...found].every(stays)) show(failures.filter(stays), found.filter(stays));
  }

  const answers = useAnswers(formik, {
    ...options,
    around: circumstances,
    onAnswered(keys) {
      const { failures, found } = status();
      const isWrong = failures.length > 0 || found.length > 0;
      for (const key of keys) {
        edited.add(key);
        const isJudge = table.checks?.some(({ dependsOn }) => dependsOn?.includes(key));
        // Skip the validation for most keystrokes: no error is known, and no rule depends on the field.
        if (isWrong || isJudge) check((checks) => checks.changed(key));
      }
    },
    onSettled({ before, after, keys }) {
      forgetUnasked(after);
      void loadAnswering()
        .then(({ announcementsOfChange }) => {
          const said = announcementsOfChange(table, before, after, keys, t);
          // Change the notes after the press: removing a note earlier would move the pressed control away from the
          // pointer.
          afterPointerUp(() => setNotes(said.noted));
          if (said.words) announce(said.words);
        })
        // Ignore a chunk that fails to load: the user still sees the change itself.
        .catch(() => undefined);
    },
  });

  const made = useRef<PageChecks>(undefined);
  async function loadChecks() {
    const { createPageChecks } = await loadAnswering();
    made.current ??= createPageChecks({
      ...{ circumstances, edited, answers: answers.now, status },
      // Render synchronously. `announce` then joins the text of the error summary with the other announcements of this
      // change.
      show: (failures, found) => flushSync(() => void show(failures, found)),
    });
    return made.current;
  }

  /** Runs a validation. Ignores a failed import of the validation code: «Continua» reports it. */
  const check = (run: (checks: PageChecks) => Promise<void>) =>
    void loadChecks()
      .then(run)
      .catch(() => undefined);

  const onLeave = useEventCallback((key: string, controls?: readonly string[]) => {
    answers.flush();
    if (!formik.touched[key]) void formik.setFieldTouched(key);
    check((checks) => checks.left(key, controls));
  });

  // Show each rejection once. A new object is a new rejection.
  useEffect(() => void show(shown, none), [show, shown]);

  return {
    formik,
    failures,
    /** Messages next to answers that another answer has changed, by form key. */
    notes,
    resets,
    onAnswer: answers.answer,
    onLeave,
    flush: answers.flush,
    /** Returns the newest status, which may not be rendered yet. */
    status,
    setStatus,
    show,
    /**
     * Returns the failures found without a request. If answers are missing, returns those failures without loading the
     * rules.
     */
    async checkAll(): Promise<readonly Failure[]> {
      // If the summary's code fails to load, the code of the rules may still load.
      const summary = await loadPageSummary().catch(() => undefined);
      const missing = summary?.unanswered(table, answers.now(), options.keys);
      return missing ?? (await loadChecks()).checkAll();
    },
    /** Sends the answers that only the quote service can validate. Returns the failures of the refused answers. */
    askAll: async () => (await loadChecks()).askAll(),
    /** Handles the blur of a host's own control. The table's controls call `onLeave` themselves. */
    onBlur({ target }: FocusEvent<HTMLFormElement, Element>) {
      const name = target.getAttribute('name') ?? '';
      const [key = ''] = name.split('.');
      if (key in table.fields && !target.closest('.q-fields'))
        onLeave(key, key === name ? undefined : [name]);
    },
  };
}
