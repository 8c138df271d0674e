import { serviceMessages } from './service-messages.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * Returns the text to show for a server message that belongs to no question. Prefers an override of
 * the application or the language: of the code, then of the sentence
 * (docs/rules/submission.md#refusals).
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
