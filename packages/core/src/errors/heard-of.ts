import { serviceMessages } from './service-messages.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * What a server says of no question, as it is told: in the words that an application or a language has for the code or the
 * sentence, else as it was said (docs/rules/submission.md#refusals). Nothing where nothing was.
 */
export function heardOf(
  said: { readonly code?: string | undefined; readonly message?: string | undefined },
  overrides: Words,
): string | undefined {
  const { code = '', message = '' } = said;
  const own = (of = '') => (Object.hasOwn(overrides, of) ? overrides[of] : undefined);
  const ofService: Words = serviceMessages;
  return own(code) ?? own(message) ?? own(ofService[code]) ?? said.message;
}
