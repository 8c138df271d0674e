import type { Client, Failed, Failure } from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import type { Rules } from './load.ts';

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
