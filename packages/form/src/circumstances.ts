import {
  type Client,
  type Failure,
  type Lists,
  type MessageOverrides,
  type RuleSettings,
  type Say,
  same,
} from '@preventivo/core';

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
