import { applicable, type Change, type Failure, type Table } from '@preventivo/core';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { afterPress, announce, useCommitEffect, useEventCallback } from '@preventivo/ui';
import { type FormikContextType, useFormik } from 'formik';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageChecks } from './check-page.ts';
import { inOwnWords } from './circumstances.ts';
import { loadAnswering, loadPageSummary } from './load.ts';
import {
  type Answered,
  errorsOf,
  failuresOf,
  nothingWrong,
  type PageErrors,
  type PageStatus,
} from './page-status.ts';
import type { Notes } from './said-of-change.ts';
import { type Settled, useAnswers } from './use-answers.ts';

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
  /** The answers, by form key: those that `onChange` told, or others, which then replace those on the page. */
  readonly values: Answered;
  /**
   * Hears each change.
   * @param now the answers with the letters that are being typed
   * @param settled the answers that were given: after a pause, when a field is left, by a choice
   */
  onChange?(now: Answered, settled: Answered): void;
  /** Failures to show, on a page that a rejected submission came back to. */
  readonly shown?: readonly Failure[] | undefined;
  /** The ids of the people that who is logged in has saved. @defaultValue nobody is logged in */
  readonly records?: readonly string[] | undefined;
}

/** A page of a table as a form of Formik. */
export interface Form extends FieldEvents {
  /** `values` are the settled answers, `errors` the messages that are shown, `status` a {@link PageStatus}. */
  readonly formik: FormikContextType<Answered>;
  /** The failures whose messages are in `errors`. */
  readonly failures: readonly Failure[];
  /** What stands at the answers that others changed, by key. */
  readonly notes: Notes;
  /** How often the page was begun anew. */
  readonly resets: number;
  /** Settles what is being typed. */
  flush(): Answered;
  /** Changes what the errors cannot say. */
  setStatus(change: Partial<PageStatus>): void;
  show(failures: readonly Failure[]): void;
  /** Everything on the page that is not right, as far as is known; where nobody answered anything, no rules are waited for. */
  checkAll(): Promise<readonly Failure[]>;
  /** Asks the quote service what it was not asked yet; what it refuses. */
  askAll(): Promise<readonly Failure[]>;
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

/** Keeps the answers and the failures of a page in Formik. */
export function useForm(options: FormOptions, submission: Submission): Form {
  const { table, keys, shown = none, records } = options;
  const { client, readToday, messages, say, settings } = usePreventivo();
  const lists = useKnownLists();
  const [notes, setNotes] = useState<Notes>({});
  const [resets, setResets] = useState(0);
  const circumstances = useEventCallback(() => {
    const today = readToday();
    return { client, today, messages, say, settings, lists: lists(), records, keys };
  });
  const formik = useFormik<Answered>({
    initialValues: useState(options.values)[0],
    initialStatus: nothingWrong,
    validateOnBlur: false,
    validateOnChange: false,
    ...submission,
    onReset: () => {
      edited.clear();
      status.current = nothingWrong;
      answers.reset();
      // New boxes: typed text that is no answer is removed with the old ones.
      setResets((times) => times + 1);
    },
  });
  const { setFormikState, setFieldTouched } = formik;

  // The newest, which may not be rendered yet.
  const status = useRef<PageStatus>(formik.status);
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

  /** The questions that were answered since the page opened. */
  const [edited] = useState(() => new Set<string>());
  const isSeen = useRef(false);
  /** How many checks of answers are under way, and what is to be said when they show something. */
  const checking = useRef(0);
  const unsaid = useRef<string[]>([]);
  const answers = useAnswers(formik, {
    ...options,
    around: circumstances,
    onAnswered: (keys) => form.answered(keys),
    onSettled(settled) {
      forgetUnasked(settled.after);
      // If the chunk fails to load, the change is still visible.
      void sayOf(settled).catch(() => undefined);
    },
  });

  /** Drops the errors of questions that are no longer asked. If one is asked again, it starts without an error. */
  function forgetUnasked(now: Answered) {
    const asked = new Set<string>(applicable(table, now));
    // Consents are no fields of the table and are always asked.
    const stays = (field: string) => asked.has(field) || !(field in table.fields);
    for (const key of edited) if (!stays(key)) edited.delete(key);
    const { failures, found } = status.current;
    const isGone = ({ field }: Failure) => !stays(field);
    if (failures.some(isGone) || found.some(isGone))
      show(
        failures.filter(({ field }) => stays(field)),
        found.filter(({ field }) => stays(field)),
      );
  }

  /** Announces the effects of a change. It runs right before a check shows its result, since a second announcement would interrupt the first. */
  const sayAll = useCallback(() => {
    for (const words of unsaid.current.splice(0)) announce(words);
  }, []);

  /** Says what a change did to other questions. */
  async function sayOf({ before, after, keys }: Settled) {
    // After what the control says of the answer itself, also where nothing has to be loaded.
    const { saidOfChange } = await loadAnswering();
    const said = saidOfChange(table, before, after, keys, say);
    // A note that goes would move what is pressed from under the pointer.
    afterPress(() => setNotes(said.noted));
    if (!said.words) return;
    unsaid.current.push(said.words);
    if (checking.current === 0) sayAll();
  }

  /** @param found what was found, shown or not. @defaultValue what is shown */
  const show = useEventCallback((next: readonly Failure[], found: readonly Failure[] = next) => {
    const { failures, found: before } = status.current;
    const lists = [next, failures, found, before];
    if (next === failures || lists.every(({ length }) => length === 0)) return;
    const told = next.map((failure) => inOwnWords(failure, messages));
    setStatus({ failures: told, errors: errorsOf(told), found });
  });

  const form = useMemo(() => {
    const own = new WeakSet<Failure>();
    let made: PageChecks | undefined;
    /** Loads the checks, when the visitor starts to answer. */
    const checks = async () => {
      const { createPageChecks } = await loadAnswering();
      made ??= createPageChecks({
        ...{ table, circumstances, own, edited },
        show(failures, found) {
          sayAll();
          // Synchronously, so that the summary announces its change in the same moment.
          flushSync(() => show(failures, found));
        },
        answers: answers.now,
        failures: () => status.current.failures,
        found: () => status.current.found,
        isSeen: () => isSeen.current,
      });
      return made;
    };
    // If the chunk fails to load, «Continua» reports it.
    const check = (does: (checks: PageChecks) => Promise<void> | void) =>
      checks().then(does, () => undefined);
    const onLeave = (key: string, controls?: readonly string[]) => {
      answers.flush();
      void setFieldTouched(key);
      void check((one) => one.left(key, controls));
    };
    /** Undefined where the rules have to judge. */
    async function missingAtOnce() {
      // Where it cannot be had, the rules may be.
      const summary = await loadPageSummary().catch(() => undefined);
      const missing = summary?.missingAtOnce(table, answers.now(), circumstances());
      for (const failure of missing ?? []) own.add(failure);
      return missing;
    }
    return {
      onLeave,
      onAnswer: answers.answer,
      answered(keys: readonly string[]) {
        const { failures, found } = status.current;
        for (const key of keys) {
          edited.add(key);
          const isJudge = table.checks?.some(({ dependsOn }) => dependsOn?.includes(key));
          // Otherwise a key validates nothing.
          if (failures.length === 0 && found.length === 0 && !isJudge) continue;
          checking.current += 1;
          void check((one) => one.changed(key)).finally(() => {
            checking.current -= 1;
            if (checking.current === 0) sayAll();
          });
        }
      },
      checkAll: async () => (await missingAtOnce()) ?? (await checks()).checkAll(),
      askAll: async () => (await checks()).askAll(),
      // The fields of the table report by themselves when they are left.
      onBlur({ target }: FocusEvent<HTMLFormElement, Element>) {
        const name = target.getAttribute('name') ?? '';
        const [key = ''] = name.split('.');
        if (key in table.fields && !target.closest('.q-fields'))
          onLeave(key, key === name ? undefined : [name]);
      },
    };
  }, [table, answers, edited, circumstances, show, sayAll, setFieldTouched]);

  // Shown once: another object is another rejection.
  const lastShown = useRef(none);
  useEffect(() => {
    if (lastShown.current !== shown) show(shown);
    lastShown.current = shown;
  }, [show, shown]);
  useEffect(() => {
    isSeen.current = true;
    return () => {
      isSeen.current = false;
    };
  }, []);
  return { ...form, flush: answers.flush, formik, failures, notes, resets, setStatus, show };
}
