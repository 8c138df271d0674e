import {
  type AnswerStore,
  applicable,
  type Client,
  type Failure,
  type Fields,
  type Lists,
  type MessageOverrides,
  type RuleSettings,
  type Say,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import { afterPress } from '../focus/after-press.ts';
import { loadRules } from './load-rules.ts';
import type { RemoteAnswers } from './remote-answers.ts';

/** What the answers are checked against. */
export interface Circumstances {
  readonly client: Client;
  readonly today: string;
  readonly messages: MessageOverrides;
  readonly say: Say;
  readonly settings: RuleSettings | undefined;
  /** The option lists that are known. */
  readonly lists: Lists;
  /** The ids of the people that who is logged in has saved. */
  readonly records: readonly string[] | undefined;
  /** The questions of the page. */
  readonly keys: readonly string[];
}

/**
 * What is wrong on a page and shown. A field is looked at when it is left, if it was edited or is
 * not empty; while anything on the page is shown wrong, what is shown is looked at again with each
 * change, and nothing new is shown (docs/rules/screens.md#when-errors-show).
 */
export interface Validation {
  /** What is shown wrong. */
  failures(): readonly Failure[];
  /** What was found wrong when it was last looked at, shown or not. */
  found(): readonly Failure[];
  /** The questions that were answered or left. */
  touched(): ReadonlySet<string>;
  /** Hears that either changed. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  show(failures: readonly Failure[]): void;
  /** An answer was given, or is being typed. */
  changed(key: string): void;
  /** Answers have settled: some questions may be asked no more. */
  settled(): void;
  /** @param controls from which of a field's controls it was left. @defaultValue all */
  left(key: string, controls?: readonly string[]): void;
  /** Everything on the page that is not right, as far as is known. */
  checkAll(): Promise<readonly Failure[]>;
  /** Asks the service what it was not asked yet; what it refuses. */
  askAll(): Promise<readonly Failure[]>;
}

/** What was found when some fields were looked at. */
interface Found {
  readonly values: Values<Fields>;
  readonly looked: readonly string[];
  readonly wrong: readonly Failure[];
  /** What the quote service is asked of answers that are right by themselves, and what it has refused so far. */
  readonly questions: readonly RemoteQuestion[];
  readonly refused: readonly Failure[];
}

/** That a field was left; of one with several controls, from which of them. */
interface Left {
  readonly controls: readonly string[] | undefined;
}

export function createValidation(
  table: Table,
  answers: AnswerStore<Values<Fields>>,
  circumstances: () => Circumstances,
): Validation {
  const listeners = new Set<() => void>();
  let shown: readonly Failure[] = [];
  let known: readonly Failure[] = [];
  // The answers that were looked at last: an earlier look may end after it.
  let latest: Values<Fields> | undefined;
  let touched: ReadonlySet<string> = new Set();
  const edited = new Set<string>();
  // What asks the service comes with the rules: before, there is nothing to ask.
  let remote: RemoteAnswers | undefined;
  // The fields that the service looked at together.
  let pairs: readonly (readonly string[])[] = [];
  // What was found here, not told by the server: another answer may put it right.
  const own = new WeakSet<Failure>();

  function tell() {
    for (const listener of listeners) listener();
  }

  /** @param found what was found, shown or not. @defaultValue what is shown */
  function show(next: readonly Failure[], found = next) {
    if (next === shown || [next, shown, found, known].every(({ length }) => length === 0)) return;
    known = found;
    const { messages } = circumstances();
    shown = next.map((failure) => inOwnWords(failure, messages));
    tell();
  }

  function touch(key: string) {
    if (touched.has(key)) return;
    touched = new Set([...touched, key]);
    tell();
  }

  /** Consents are no fields of the table and are always asked. */
  function isAsked() {
    const asked = new Set<string>(applicable(table, answers.get()));
    return (field: string) => asked.has(field) || !(field in table.fields);
  }

  /** Checks some fields, with those that the service looks at together with them. */
  async function look(values: Values<Fields>, around: readonly string[]): Promise<Found> {
    latest = values;
    const [rules, { createRemoteAnswers }] = await Promise.all([loadRules(), loadLookAgain()]);
    const { client, today, messages, settings, lists, records, keys } = circumstances();
    remote ??= createRemoteAnswers(client);
    const asked = rules.remoteQuestions(table, values, around);
    const marked = asked.map(({ marks }) => marks.map(({ field }) => field));
    const looked = keys.filter((key) => [...around, ...marked.flat()].includes(key));
    const wrong = rules.check(table, values, { keys: looked, today, lists, records, settings });
    // The service is not asked about what is known to be wrong.
    const questions = asked
      .filter(
        ({ marks }) => !marks.some((mark) => wrong.some(({ control }) => control === mark.control)),
      )
      .map((one) => ({ ...one, marks: one.marks.map((mark) => inOwnWords(mark, messages)) }));
    pairs = [...pairs, ...marked.filter(({ length }) => length > 1)].slice(-50);
    const found = {
      values,
      looked,
      wrong: wrong.map((failure) => inOwnWords(failure, messages)),
      questions,
      refused: remote.refused(rules, questions),
    };
    for (const failure of [...found.wrong, ...found.refused]) own.add(failure);
    return found;
  }

  /** The fields that are looked at with one: also when there is nothing to ask of them any more, and all that are shown wrong. */
  const keysLookedAtWith = async (key: string) => [
    ...(await loadLookAgain()).lookedAtWith(table, key),
    ...pairs.filter((pair) => pair.includes(key)).flat(),
    ...shown.filter((failure) => own.has(failure)).map(({ field }) => field),
  ];

  const lookWith = async (values: Values<Fields>, key: string) =>
    look(values, await keysLookedAtWith(key));

  /** Looks at a field again; what is wrong with it is shown where it was before, or now that it was left. */
  async function lookAgain(key: string, left: Left | undefined) {
    // Where the rules cannot be had, «Continua» says so.
    const found = await lookWith(answers.get(), key).catch(() => undefined);
    if (!found) return;
    await showAgain(found, key, left);
    const open = left ? (remote?.open(found.questions) ?? []) : [];
    if (open.length === 0) return;
    const { isSameQuestion } = await loadLookAgain();
    await remote?.ask(await loadRules(), open);
    // The page has gone meanwhile, and its answers may be others'.
    if (listeners.size === 0) return;
    const now = await lookWith(answers.get(), key);
    // An answer about what stands there no more is no answer.
    const isStale = open.some((one) => !now.questions.some((other) => isSameQuestion(one, other)));
    if (!isStale && now.refused.length > 0) await showAgain(now, key, left);
  }

  async function showAgain(
    { values, looked, wrong, refused }: Found,
    key: string,
    left: Left | undefined,
  ) {
    if (left) await new Promise<void>(afterPress);
    const isRevealed = (failure: Failure) =>
      left !== undefined &&
      // What the service refuses is refused of all the answers it looked at.
      (refused.includes(failure) ||
        (failure.field === key && (left.controls?.includes(failure.control) ?? true)));
    const { afterLook } = await loadLookAgain();
    const all = [...wrong, ...refused];
    const others = known.filter(({ field }) => !looked.includes(field));
    const found = values === latest ? [...others, ...all] : known;
    show(afterLook(shown, all, looked, isRevealed), found);
  }

  /** Looks at a field as when it is left: what is wrong with it is shown now. */
  function lookAsLeft(key: string, controls?: readonly string[]) {
    remote?.forgetFailed();
    const empty = same(answers.get()[key], table.fields[key]?.initial);
    if (edited.has(key) || !empty) void lookAgain(key, { controls });
  }

  /** Looks at the answers that are judged otherwise now that a choice was made anew. */
  async function judgeAnew(key: string) {
    const again = await loadLookAgain().catch(() => undefined);
    for (const other of again?.judgedAnew(table, answers.get(), key) ?? []) lookAsLeft(other);
  }

  /** A question that comes back is asked anew: what was wrong with its last answer is past. */
  function forgetUnasked() {
    const stays = isAsked();
    for (const key of edited) if (!stays(key)) edited.delete(key);
    const kept = shown.filter(({ field }) => stays(field));
    known = known.filter(({ field }) => stays(field));
    if (kept.length < shown.length) show(kept, known);
  }

  return {
    failures: () => shown,
    found: () => known,
    touched: () => touched,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (next) => show(next),
    settled: forgetUnasked,
    changed(key) {
      edited.add(key);
      // What is shown may be right by now; what was right may be judged otherwise.
      if (shown.length > 0 || known.length > 0) void lookAgain(key, undefined);
      if (table.checks?.some(({ dependsOn }) => dependsOn?.includes(key))) void judgeAnew(key);
    },
    left(key, controls) {
      touch(key);
      lookAsLeft(key, controls);
    },
    async checkAll() {
      remote?.forgetFailed();
      const { wrong, refused } = await look(answers.get(), circumstances().keys);
      return [...wrong, ...refused];
    },
    async askAll() {
      const { keys } = circumstances();
      const { questions } = await look(answers.get(), keys);
      if (!remote?.open(questions).length) return [];
      await remote.ask(await loadRules(), questions);
      return (await look(answers.get(), keys)).refused;
    },
  };
}

let loaded: typeof import('./look-again.ts') | undefined;
/** Loaded once: who looks again does not wait for it again. */
export const loadLookAgain = async () => {
  loaded ??= await import('@preventivo/ui/lazy/look-again');
  return loaded;
};

/**
 * A failure in the application's words, where it has some for its code
 * (docs/rules/submission.md#messages).
 */
export function inOwnWords(failure: Failure, messages: MessageOverrides): Failure {
  const { code, error, invalid, help, group } = failure;
  const own = wordsOf(code, messages);
  const said = (text: string) => wordsOf(text, messages) ?? text;
  const told = {
    ...failure,
    error: own ?? said(error),
    // Page 1 says the same at the field and in the summary.
    invalid: own && invalid === error ? own : said(invalid),
    ...(help && { help: said(help) }),
    ...(group && {
      group: { ...group, error: wordsOf(group.code, messages) ?? said(group.error) },
    }),
  };
  // One that was told so already stays itself.
  return same(told, failure) ? failure : told;
}

const wordsOf = (code: string, messages: MessageOverrides) =>
  Object.hasOwn(messages, code) ? messages[code] : undefined;
