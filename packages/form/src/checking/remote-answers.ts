import type { Client, Failed, Failure } from '@preventivo/core';
import type { RemoteQuestion } from '@preventivo/core/check';
import type { Rules } from '../load-rules.ts';

type Validators = Pick<Client, 'validate' | 'searchAddress'>;

interface Verdict {
  readonly fine: boolean;
  /** The service's message about a refused value. */
  readonly said?: string | undefined;
  /** Whether the request failed. */
  readonly failed?: boolean;
}

/** Validates answers with the quote service, and caches the verdict on each value. */
export function createRemoteAnswers(client: Validators) {
  const verdicts = new Map<string, Verdict>();
  const pending = new Map<string, Promise<Verdict | undefined>>();
  const isOpen = (question: RemoteQuestion) => !verdicts.has(nameOf(question));

  return {
    open: (questions: readonly RemoteQuestion[]) => questions.filter(isOpen),
    /** Requests the missing verdicts. After a failed call, the verdict stays missing. */
    async ask(rules: Rules, questions: readonly RemoteQuestion[]) {
      const calls = questions.filter(isOpen).map((question) => {
        const name = nameOf(question);
        const call = pending.get(name) ?? verdictOn(client, rules, question);
        pending.set(name, call);
        return call.then((verdict) => {
          pending.delete(name);
          if (verdict) verdicts.set(name, verdict);
        });
      });
      await Promise.all(calls);
    },
    refused: (rules: Rules, questions: readonly RemoteQuestion[]): readonly Failure[] =>
      questions.flatMap((question) => {
        const verdict = verdicts.get(nameOf(question));
        return verdict?.fine === false ? rules.refusedRemotely(question, verdict.said) : [];
      }),
    /** Drops the verdicts of failed searches, so that the next validation requests them again. */
    forgetFailed() {
      for (const [name, { failed }] of verdicts) if (failed) verdicts.delete(name);
    },
  };
}

/** Requests the service's verdict. Resolves to undefined if the service did not validate the value. */
async function verdictOn(
  client: Validators,
  rules: Rules,
  { what, content }: RemoteQuestion,
): Promise<Verdict | undefined> {
  if (what === 'address') {
    const found = await rules.findAddress(client, String(content));
    // A failed search counts as not found (docs/rules/address.md#known-to-the-search).
    return { fine: found === 'found', failed: found === 'failed' };
  }
  const result = await client.validate(what, content);
  if (result.ok) return { fine: true };
  return isVerdict(result) ? { fine: false, said: result.message } : undefined;
}

export const nameOf = ({ what, content }: RemoteQuestion) => JSON.stringify([what, content]);

/** Whether a failed call is a verdict on the value. A response from a busy, broken or missing service is not. */
const isVerdict = ({ kind, status = 0 }: Failed) =>
  kind === 'refused' && status > 204 && status < 500 && status !== 404 && status !== 429;
