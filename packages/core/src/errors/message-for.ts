import { serviceMessages } from './service-messages.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * Returns the text to show for a server message that belongs to no question. Prefers the override
 * for the error code, then the override for the text of the message
 * (docs/rules/submission.md#refusals).
 * @param overrides the texts of the application and the language
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
