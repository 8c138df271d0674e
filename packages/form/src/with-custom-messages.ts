import { type Failure, type MessageOverrides, same } from '@preventivo/core';

/**
 * Replaces the messages of a failure by the application's messages, which are found by code or by text
 * (docs/rules/submission.md#messages).
 */
export function withCustomMessages(failure: Failure, messages: MessageOverrides): Failure {
  const { code, error, invalid, help, group } = failure;
  const override = (text: string) => (Object.hasOwn(messages, text) ? messages[text] : undefined);
  const byCode = override(code);
  const replaced = (text: string) => override(text) ?? text;
  const told = {
    ...failure,
    error: byCode ?? replaced(error),
    // On page 1 the field and the error summary show the same text, so replace both.
    invalid: byCode && invalid === error ? byCode : replaced(invalid),
    ...(help && { help: replaced(help) }),
    ...(group && {
      group: { ...group, error: override(group.code) ?? replaced(group.error) },
    }),
  };
  return same(told, failure) ? failure : told;
}
