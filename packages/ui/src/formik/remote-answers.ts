import type { Client, Failed, Failure } from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import type { Rules } from './rules.tsx';

/** What the quote service answered to the checks of a form. The same content is asked once. */
export interface RemoteAnswers {
  /** Those that were not answered yet. */
  open(questions: readonly RemoteQuestion[]): readonly RemoteQuestion[];
  /** Asks; it is over when all have come to something. A call that failed leaves its question open. */
  ask(questions: readonly RemoteQuestion[]): Promise<void>;
  /** What of these was refused. */
  refused(rules: Rules, questions: readonly RemoteQuestion[]): readonly Failure[];
}

/** Asks the quote service about answers, and remembers. */
export function createRemoteAnswers(client: Pick<Client, 'validate'>): RemoteAnswers {
  const fine = new Set<string>();
  const refusals = new Map<string, Failed>();
  const asking = new Map<string, Promise<void>>();

  async function asked(question: RemoteQuestion, name: string) {
    const result = await client.validate(question.what, question.content);
    asking.delete(name);
    if (result.ok) fine.add(name);
    else if (isVerdict(result)) refusals.set(name, result);
  }

  const isOpen = (question: RemoteQuestion) => {
    const name = nameOf(question);
    return !fine.has(name) && !refusals.has(name);
  };

  return {
    open: (questions) => questions.filter(isOpen),
    ask: async (questions) => {
      const calls = questions.filter(isOpen).map((question) => {
        const name = nameOf(question);
        const call = asking.get(name) ?? asked(question, name);
        asking.set(name, call);
        return call;
      });
      await Promise.all(calls);
    },
    refused: (rules, questions) =>
      questions.flatMap((question) => {
        const refusal = refusals.get(nameOf(question));
        return refusal ? rules.refusedRemotely(question, refusal.message) : [];
      }),
  };
}

/** Whether the same is asked of the same content. */
export const isSameQuestion = (one: RemoteQuestion, other: RemoteQuestion) =>
  nameOf(one) === nameOf(other);

const nameOf = ({ what, content }: RemoteQuestion) => JSON.stringify([what, content]);

/** Whether the service looked at the content: one that is busy, away or answers nonsense says nothing of it. */
const isVerdict = ({ kind, status = 0 }: Failed) =>
  kind === 'refused' && status > 204 && status < 500 && status !== 404 && status !== 429;
