import {
  type Client,
  type Failed,
  type Failure,
  type Fields,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import type { Rules } from './load-rules.ts';

// What looks again is loaded with what asks: before, nothing is shown wrong.

/** What the quote service answered to the checks of a form. The same content is asked once. */
export interface RemoteAnswers {
  /** Those that were not answered yet. */
  open(questions: readonly RemoteQuestion[]): readonly RemoteQuestion[];
  /** Asks; it is over when all have come to something. A call that failed leaves its question open. */
  ask(rules: Rules, questions: readonly RemoteQuestion[]): Promise<void>;
  /** Lets go of look-ups that failed: until they are asked again, nothing is known. */
  forgetFailed(): void;
  /** What of these was refused. */
  refused(rules: Rules, questions: readonly RemoteQuestion[]): readonly Failure[];
}

/** Asks the quote service about answers, and remembers. */
export function createRemoteAnswers(
  client: Pick<Client, 'validate' | 'searchAddress'>,
): RemoteAnswers {
  const verdicts = new Map<string, Verdict>();
  const asking = new Map<string, Promise<void>>();

  async function asked(rules: Rules, question: RemoteQuestion, name: string) {
    const verdict = await verdictOn(client, rules, question);
    asking.delete(name);
    if (verdict) verdicts.set(name, verdict);
  }

  const isOpen = (question: RemoteQuestion) => !verdicts.has(nameOf(question));

  return {
    open: (questions) => questions.filter(isOpen),
    ask: async (rules, questions) => {
      const calls = questions.filter(isOpen).map((question) => {
        const name = nameOf(question);
        const call = asking.get(name) ?? asked(rules, question, name);
        asking.set(name, call);
        return call;
      });
      await Promise.all(calls);
    },
    refused: (rules, questions) =>
      questions.flatMap((question) => {
        const verdict = verdicts.get(nameOf(question)) ?? fine;
        return verdict.fine ? [] : rules.refusedRemotely(question, verdict.said);
      }),
    forgetFailed: () => {
      for (const [name, { failed }] of verdicts) if (failed) verdicts.delete(name);
    },
  };
}

interface Verdict {
  readonly fine: boolean;
  /** The service's own words. */
  readonly said?: string | undefined;
  /** Whether it only could not be told. */
  readonly failed?: boolean;
}
const fine: Verdict = { fine: true };

/** What the service says; nothing where it did not look. */
async function verdictOn(
  client: Parameters<typeof createRemoteAnswers>[0],
  rules: Rules,
  { what, content }: RemoteQuestion,
): Promise<Verdict | undefined> {
  if (what === 'address') {
    const found = await rules.findAddress(client, String(content));
    // A look-up that fails counts as not found (docs/rules/address.md#known-to-the-search).
    return { fine: found === 'found', failed: found === 'failed' };
  }
  const result = await client.validate(what, content);
  if (result.ok) return fine;
  return isVerdict(result) ? { fine: false, said: result.message } : undefined;
}

/** Whether the same is asked of the same content. */
export const isSameQuestion = (one: RemoteQuestion, other: RemoteQuestion) =>
  nameOf(one) === nameOf(other);

const nameOf = ({ what, content }: RemoteQuestion) => JSON.stringify([what, content]);

/** Whether the service looked at the content: one that is busy, away or answers nonsense says nothing of it. */
const isVerdict = ({ kind, status = 0 }: Failed) =>
  kind === 'refused' && status > 204 && status < 500 && status !== 404 && status !== 429;

/** The fields that are looked at with one: those that a rule over several answers marks as well. */
export function lookedAtWith(table: Table, key: string): readonly string[] {
  const rules = (table.checks ?? []).filter(({ marks }) => marks.includes(key));
  return [...new Set([key, ...rules.flatMap(({ marks }) => marks)])];
}

/** The given answers that are judged otherwise now that a choice they hang on was made anew. */
export function judgedAnew(
  { checks = [], fields }: Table,
  values: Values<Fields>,
  key: string,
): readonly string[] {
  return checks
    .flatMap(({ dependsOn = [], marks }) => (dependsOn.includes(key) ? marks : []))
    .filter((mark) => !same(values[mark], fields[mark]?.initial));
}

/**
 * What is shown after some fields were looked at again: what was shown of them goes, what was
 * found comes where it was shown before, or where it `isRevealed` now; what is said on «Continua» only
 * comes where just that was shown.
 */
export function afterLook(
  shown: readonly Failure[],
  found: readonly Failure[],
  looked: readonly string[],
  isRevealed: (failure: Failure) => boolean,
): readonly Failure[] {
  const failed = new Set(shown.map(({ control }) => control));
  const stays = shown.filter(({ field }) => !looked.includes(field));
  const wasSaid = (one: Failure) =>
    shown.some(({ control, code }) => control === one.control && code === one.code);
  const comes = found.filter((one) =>
    one.late ? wasSaid(one) : failed.has(one.control) || isRevealed(one),
  );
  return [...stays, ...comes];
}
