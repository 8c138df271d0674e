import {
  type AnswerStore,
  type Answers,
  type Change,
  createAnswerStore,
  createAnswers,
  type Failure,
  type Settled,
  same,
  type Table,
} from '@preventivo/core';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { type FormikContextType, useFormik } from 'formik';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCommitEffect, useEventCallback } from '../field/effects.ts';
import { afterPress } from '../focus/after-press.ts';
import { announce } from '../index.ts';
import {
  type Answered,
  errorsOf,
  failuresOf,
  nothingWrong,
  type PageErrors,
  type PageStatus,
} from './page-status.ts';
import type { Notes } from './said-of-change.ts';
import { createValidation, loadLookAgain, type Validation } from './validation.ts';

/** Takes what somebody does in the questions of a table: those of a page, or of a group in it. */
export interface FieldEvents {
  /** A question was answered. @param isTyped whether it is being typed, and not whole at once */
  onAnswer(key: string, answer: Change<unknown>, isTyped: boolean): void;
  /** A question was left. @param controls the controls of the field that were left. @defaultValue all */
  onLeave(key: string, controls?: readonly string[]): void;
}

export interface FormOptions {
  /** The table that is asked. */
  readonly table: Table;
  /** The fields of this page, in order. */
  readonly keys: readonly string[];
  /** Where the answers stand. */
  readonly answers: AnswerStore<Answered>;
  /** Failures to show, on a page that a rejected submission came back to. */
  readonly shown?: readonly Failure[] | undefined;
  /** The ids of the people that who is logged in has saved. @defaultValue nobody is logged in */
  readonly records?: readonly string[] | undefined;
}

/** A page of a table as a form of Formik. */
export interface Form extends FieldEvents {
  /** `values` are the settled answers, `errors` the messages that are shown, `status` a {@link PageStatus}. */
  readonly formik: FormikContextType<Answered>;
  readonly answers: Answers;
  readonly validation: Validation;
  /** The failures whose messages are in `errors`. */
  readonly failures: readonly Failure[];
  /** What stands at the answers that others changed, by key. */
  readonly notes: Notes;
  /** Changes what the errors cannot say. */
  setStatus(change: Partial<PageStatus>): void;
  /** A control that a host drew was left. */
  onBlur(event: FocusEvent<HTMLFormElement>): void;
}

/** What Formik calls when the page is submitted. */
export interface Submission {
  /** Finds everything that is wrong. */
  validate(): Promise<PageErrors>;
  onSubmit(): Promise<void>;
}

const none: readonly Failure[] = [];

/** Keeps the answers and failures of a page in Formik, and its answers in their store as well. */
export function useForm(
  { table, keys, answers: store, shown = none, records }: FormOptions,
  submission: Submission,
): Form {
  const { client, readToday, messages, say, settings } = usePreventivo();
  const lists = useKnownLists();
  const [notes, setNotes] = useState<Notes>({});
  const circumstances = useEventCallback(() => {
    const today = readToday();
    return { client, today, messages, say, settings, lists: lists(), records, keys };
  });
  const [initialValues] = useState(store.settled);
  const formik = useFormik<Answered>({
    initialValues,
    initialStatus: nothingWrong,
    validateOnBlur: false,
    validateOnChange: false,
    ...submission,
    onReset: () => store.reset(initialValues),
  });
  const { setFormikState, setValues, setFieldTouched } = formik;

  // The newest, which may not be drawn yet.
  const status = useRef<PageStatus>(formik.status);
  const isSeen = useRef(false);
  const setStatus = useCallback(
    (change: Partial<PageStatus>) => {
      const next = { ...status.current, ...change };
      status.current = next;
      const { errors } = change;
      setFormikState((now) => ({ ...now, ...(errors && { errors }), status: next }));
    },
    [setFormikState],
  );
  const failures = useMemo(
    () => failuresOf(formik.errors, formik.status),
    [formik.errors, formik.status],
  );
  useCommitEffect(() => {
    // A check of Formik or a host has set errors.
    if (failures !== status.current.failures && formik.status === status.current)
      setStatus({ errors: formik.errors, failures });
  }, [formik.errors, formik.status, failures, setStatus]);

  const form = useMemo(() => {
    /** Says what a change did to other questions. */
    const answers = createAnswers(table, store, circumstances, (settled) => {
      validation.settled();
      // Where it cannot be had, the change itself is seen all the same.
      void sayOf(settled).catch(() => undefined);
    });
    async function sayOf({ before, after, keys }: Settled) {
      // After what the control says of the answer itself, also where nothing has to be loaded.
      const { saidOfChange } = await loadLookAgain();
      const said = saidOfChange(table, before, after, keys, circumstances().say);
      if (said.words) announce(said.words);
      // A note that goes would move what is pressed from under the pointer.
      afterPress(() => setNotes(said.noted));
    }
    const validation = createValidation(table, store, circumstances, {
      failures: () => status.current.failures,
      found: () => status.current.found,
      show: (next, found) => setStatus({ failures: next, errors: errorsOf(next), found }),
      isSeen: () => isSeen.current,
    });
    const onLeave = (key: string, controls?: readonly string[]) => {
      answers.flush();
      void setFieldTouched(key);
      validation.left(key, controls);
    };
    return {
      answers,
      validation,
      onLeave,
      onAnswer(key: string, answer: Change<unknown>, isTyped: boolean) {
        if (isTyped) answers.type(key, answer);
        else answers.choose(key, answer);
        validation.changed(key);
      },
      // The questions of the table say themselves when they are left.
      onBlur({ target }: FocusEvent<HTMLFormElement, Element>) {
        const name = target.getAttribute('name') ?? '';
        const [key = ''] = name.split('.');
        if (key in table.fields && !target.closest('.q-fields'))
          onLeave(key, key === name ? undefined : [name]);
      },
    };
  }, [table, store, circumstances, setStatus, setFieldTouched]);

  // What settles in the store is drawn.
  const drawn = useRef(new WeakSet<Answered>([initialValues]));
  useEffect(() => {
    const draw = () => {
      const settled = store.settled();
      if (drawn.current.has(settled)) return;
      drawn.current.add(settled);
      void setValues(settled);
    };
    draw();
    return store.subscribe(draw);
  }, [store, setValues]);
  // What a host's own field, or a host, has answered goes into the store.
  const { values } = formik;
  useEffect(() => {
    if (drawn.current.has(values)) return;
    drawn.current.add(values);
    const before = store.settled();
    for (const [key, answer] of Object.entries(values))
      if (!same(answer, before[key])) form.onAnswer(key, answer, false);
  }, [values, store, form]);

  // Once: a form that begins anew with other answers has nothing of them.
  const lastShown = useRef(none);
  useEffect(() => {
    if (lastShown.current !== shown) form.validation.show(shown);
    lastShown.current = shown;
  }, [form, shown]);
  // A page may go before the pause is over: the back gesture leaves no field.
  useEffect(() => {
    isSeen.current = true;
    return () => {
      isSeen.current = false;
      form.answers.flush();
    };
  }, [form]);
  return { ...form, formik, failures, notes, setStatus };
}

/**
 * A store for the answers of a form that nobody else holds.
 * @param onChange hears each change, letters that are being typed included
 */
export function useOwnAnswers<T>(
  initial: T,
  onChange: (answers: T) => void = () => {},
): AnswerStore<T> {
  const [store] = useState(() => createAnswerStore(initial));
  const hear = useEventCallback(() => onChange(store.get()));
  useEffect(() => store.subscribe(hear), [store, hear]);
  return store;
}
