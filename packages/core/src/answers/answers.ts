import type { Day } from '@preventivo/italian';
import type { Fields, Values } from '../table/field.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import type { AnswerStore } from './answer-store.ts';
import { settle } from './settle.ts';

/** How long after the last key a typed answer settles, in milliseconds. */
const PAUSE = 300;

/** What an answer does to the others hangs on the day and on what the broker has set. */
interface Circumstances {
  readonly today: Day;
  readonly settings: RuleSettings | undefined;
}

/** Answers that settled: those before and after, and which of them somebody gave. */
export interface Settled {
  readonly before: Values<Fields>;
  readonly after: Values<Fields>;
  readonly keys: readonly string[];
}

/** An answer, or what is made of the one before: boxes that share an answer may change it one right after another. */
export type Change<T> = T | ((before: T) => T);

/** The answer after a change. */
export const changed = <T>(before: T, change: Change<T>): T =>
  typeof change === 'function' ? (change as (before: T) => T)(before) : change;

/** The answers to the questions of a table, while somebody gives them. */
export interface Answers {
  readonly table: Table;
  /** The one place where the answers stand. */
  readonly store: AnswerStore<Values<Fields>>;
  /** Takes an answer that is being typed: it settles after a pause, or when it is flushed. */
  type(key: string, answer: Change<unknown>): void;
  /** Takes an answer that is whole: it settles at once, and what was being typed with it. */
  choose(key: string, answer: Change<unknown>): void;
  /** Settles what was being typed; the answers after it. */
  flush(): Values<Fields>;
}

/**
 * Takes the answers to the questions of a table, and lets each that settles change the others.
 * @param onSettled hears what somebody's answers did to the others
 */
export function createAnswers(
  table: Table,
  store: AnswerStore<Values<Fields>>,
  circumstances: () => Circumstances,
  onSettled: (settled: Settled) => void = () => {},
): Answers {
  // What was answered and has not settled, by key.
  const answered = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settleWith(answers: Values<Fields>) {
    clearTimeout(timer);
    const { today, settings } = circumstances();
    const before = store.settled();
    const after = settle(table, before, answers, today, settings);
    const keys = [...answered.keys()];
    answered.clear();
    store.update(() => after);
    onSettled({ before, after, keys });
  }

  function flush() {
    const now = store.get();
    // What was replaced from elsewhere meanwhile is nobody's answer any more.
    for (const [key, answer] of answered) if (!same(now[key], answer)) answered.delete(key);
    if (answered.size > 0) settleWith(now);
    return store.get();
  }

  return {
    table,
    store,
    type(key, change) {
      const answer = changed<unknown>(store.get()[key], change);
      answered.set(key, answer);
      store.update((answers) => ({ ...answers, [key]: answer }), false);
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    choose(key, change) {
      const answer = changed<unknown>(store.get()[key], change);
      answered.set(key, answer);
      settleWith({ ...store.get(), [key]: answer });
    },
    flush,
  };
}
