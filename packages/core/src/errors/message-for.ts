import { serviceMessages } from './service-messages.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * Returns the text of a server message that belongs to no question: the application's or the language's override for
 * the code or the sentence, else the server's message (docs/rules/submission.md#refusals). Returns undefined if there
 * is none.
 */
export function messageFor(
  said: { readonly code?: string | undefined; readonly message?: string | undefined },
  overrides: Words,
): string | undefined {
  const { code = '', message = '' } = said;
  const own = (of = '') => (Object.hasOwn(overrides, of) ? overrides[of] : undefined);
  const ofService: Words = serviceMessages;
  return own(code) ?? own(message) ?? own(ofService[code]) ?? said.message;
}
