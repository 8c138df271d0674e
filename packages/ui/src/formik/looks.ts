import {
  type AnswerStore,
  type Failure,
  type Fields,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import { afterPress } from '../focus/after-press.ts';
import { afterLook, judgedAnew, lookedAtWith } from './after-look.ts';
import { type Circumstances, inOwnWords } from './circumstances.ts';
import { loadRules } from './load-rules.ts';
import { createRemoteAnswers, isSameQuestion, type RemoteAnswers } from './remote-answers.ts';

/** The page that failures are shown on. */
export interface ShownPage {
  failures(): readonly Failure[];
  /** What the last check found, shown or not. */
  found(): readonly Failure[];
  show(failures: readonly Failure[], found: readonly Failure[]): void;
  /** Whether the page is there. */
  isSeen(): boolean;
}

/** What is shown wrong on a page, as looks see and change it. */
export interface ShownFailures extends ShownPage {
  /** What was found here, not told by the server: another answer may put it right. */
  readonly own: WeakSet<Failure>;
  /** Whether a question was answered since the page opened. */
  isEdited(key: string): boolean;
}

/** Looks at the fields of a page: by the rules, and by what the quote service says of them. */
export interface Looks {
  /** Looks again at a field whose answer was changed, and at those it is looked at with. */
  lookAgain(key: string, left: undefined): Promise<void>;
  /** Looks at a field as when it is left. @param controls those that were left. @defaultValue all */
  lookAsLeft(key: string, controls?: readonly string[]): void;
  judgeAnew(key: string): void;
  checkAll(): Promise<readonly Failure[]>;
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
  /** Whether it is judged as it was: what the server said of it stands then. */
  readonly isAsBefore: boolean;
}

/** Looks at the fields of a page of a table, and shows what it finds. */
export function createLooks(
  table: Table,
  answers: AnswerStore<Values<Fields>>,
  circumstances: () => Circumstances,
  shown: ShownFailures,
): Looks {
  // The answers that were looked at last: an earlier look may end after it.
  let latest: Values<Fields> | undefined;
  // What asks the service: before the first look, there is nothing to ask.
  let remote: RemoteAnswers | undefined;
  // The fields that the service looked at together.
  let pairs: readonly (readonly string[])[] = [];

  /** Checks some fields, with those that the service looks at together with them. */
  async function look(values: Values<Fields>, around: readonly string[]): Promise<Found> {
    latest = values;
    const rules = await loadRules();
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
    for (const failure of [...found.wrong, ...found.refused]) shown.own.add(failure);
    return found;
  }

  /** The fields that are looked at with one: also when there is nothing to ask of them any more, and all that are shown wrong. */
  const keysLookedAtWith = (key: string) => [
    ...lookedAtWith(table, key),
    ...pairs.filter((pair) => pair.includes(key)).flat(),
    ...shown
      .failures()
      .filter((failure) => shown.own.has(failure))
      .map(({ field }) => field),
  ];

  const lookWith = (values: Values<Fields>, key: string) => look(values, keysLookedAtWith(key));

  /** Looks at a field again; what is wrong with it is shown where it was before, or now that it was left. */
  async function lookAgain(key: string, left: Left | undefined) {
    // What a press takes the focus from is looked at after it: it is judged by the day of the press, as all is then.
    if (left) await new Promise<void>(afterPress);
    // Where the rules cannot be had, «Continua» says so.
    const found = await lookWith(answers.get(), key).catch(() => undefined);
    if (!found) return;
    showAgain(found, key, left);
    const open = left ? (remote?.open(found.questions) ?? []) : [];
    if (open.length === 0) return;
    await remote?.ask(await loadRules(), open);
    // The page has gone meanwhile, and its answers may be others'.
    if (!shown.isSeen()) return;
    await new Promise<void>(afterPress);
    const now = await lookWith(answers.get(), key);
    // An answer about what stands there no more is no answer.
    const isStale = open.some((one) => !now.questions.some((other) => isSameQuestion(one, other)));
    if (!isStale && now.refused.length > 0) showAgain(now, key, left);
  }

  function showAgain(
    { values, looked, wrong, refused }: Found,
    key: string,
    left: Left | undefined,
  ) {
    const isRevealed = (failure: Failure) =>
      left !== undefined &&
      // What the service refuses is refused of all the answers it looked at.
      (refused.includes(failure) ||
        (failure.field === key && (left.controls?.includes(failure.control) ?? true)));
    const all = [...wrong, ...refused];
    // Nobody answered anew what the server refused.
    const stands = (failure: Failure) =>
      left?.isAsBefore === true &&
      !shown.own.has(failure) &&
      !all.some(({ control }) => control === failure.control);
    const others = shown.found().filter(({ field }) => !looked.includes(field));
    const found = values === latest ? [...others, ...all] : shown.found();
    shown.show(afterLook(shown.failures(), all, looked, { isRevealed, stands }), found);
  }

  /** Looks at a field as when it is left: what is wrong with it is shown now. */
  function lookAsLeft(key: string, controls?: readonly string[], isAsBefore = true) {
    remote?.forgetFailed();
    const empty = same(answers.get()[key], table.fields[key]?.initial);
    if (shown.isEdited(key) || !empty) void lookAgain(key, { controls, isAsBefore });
  }

  /** Looks at the answers that are judged otherwise now that a choice was made anew. */
  function judgeAnew(key: string) {
    for (const other of judgedAnew(table, answers.get(), key)) lookAsLeft(other, undefined, false);
  }

  return {
    lookAgain,
    lookAsLeft,
    judgeAnew,
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
