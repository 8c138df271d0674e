import {
  type AnswerStore,
  type Answers,
  type Change,
  createAnswerStore,
  createAnswers,
  type Failure,
  type Fields,
  type Settled,
  type Table,
  type Values,
} from '@preventivo/core';
import { useKnownLists, usePreventivo } from '@preventivo/core/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEventCallback } from '../field/effects.ts';
import { afterPress } from '../focus/after-press.ts';
import { announce } from '../index.ts';
import type { Notes } from './said-of-change.ts';
import { createValidation, loadLookAgain, type Validation } from './validation.ts';

/** Takes what somebody does in the questions of a table: those of a page, or of a group in it. */
export interface FieldEvents {
  /** A question was answered. @param isTyped whether it is being typed, and not whole at once */
  onAnswer(key: string, answer: Change<unknown>, isTyped: boolean): void;
  /** A question was left. @param controls the controls of the field that were left. @defaultValue all */
  onLeave(key: string, controls?: readonly string[]): void;
}

/** A page of a table while it is answered. */
export interface Form extends FieldEvents {
  readonly answers: Answers;
  readonly validation: Validation;
  /** What stands at the answers that others changed, by key. */
  readonly notes: Notes;
}

export interface FormOptions {
  /** The table that is asked. */
  readonly table: Table;
  /** The fields of this page, in order. */
  readonly keys: readonly string[];
  /** Where the answers stand. */
  readonly answers: AnswerStore<Values<Fields>>;
  /** Failures to show, on a page that a rejected submission came back to. */
  readonly shown?: readonly Failure[] | undefined;
  /** The ids of the people that who is logged in has saved. @defaultValue nobody is logged in */
  readonly records?: readonly string[] | undefined;
}

const none: readonly Failure[] = [];

/** The answers of a page and what is wrong with them, with what they are checked against today. */
export function useForm({ table, keys, answers: store, shown = none, records }: FormOptions): Form {
  const { client, readToday, messages, say, settings } = usePreventivo();
  const lists = useKnownLists();
  const [notes, setNotes] = useState<Notes>({});
  const circumstances = useEventCallback(() => {
    const today = readToday();
    return { client, today, messages, say, settings, lists: lists(), records, keys };
  });

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
    const validation = createValidation(table, store, circumstances);
    return {
      answers,
      validation,
      onAnswer(key: string, answer: Change<unknown>, isTyped: boolean) {
        if (isTyped) answers.type(key, answer);
        else answers.choose(key, answer);
        validation.changed(key);
      },
      onLeave(key: string, controls?: readonly string[]) {
        answers.flush();
        validation.left(key, controls);
      },
    };
  }, [table, store, circumstances]);

  // Once: a form that begins anew with other answers has nothing of them.
  const lastShown = useRef(none);
  useEffect(() => {
    if (lastShown.current !== shown) form.validation.show(shown);
    lastShown.current = shown;
  }, [form, shown]);
  // A page may go before the pause is over: the back gesture leaves no field.
  useEffect(() => () => void form.answers.flush(), [form]);
  return { ...form, notes };
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
