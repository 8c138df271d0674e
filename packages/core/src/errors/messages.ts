import { accountMessages } from './account-messages.ts';
import { answerMessages } from './answer-messages.ts';
import { companyMessages } from './company-messages.ts';
import { completenessMessages } from './completeness-messages.ts';
import { contractorMessages } from './contractor-messages.ts';
import { createTranslator } from './create-translator.ts';
import { policyMessages } from './policy-messages.ts';
import { serviceMessages } from './service-messages.ts';
import { sharedMessages } from './shared-messages.ts';
import { submissionMessages } from './submission-messages.ts';

/**
 * Every message by its code, with the specification's misspellings
 * (docs/rules/submission.md#messages). `fill` replaces placeholders such as `{from}`. The messages
 * of a single question are in its table.
 */
export const messages = {
  ...sharedMessages,
  ...contractorMessages,
  ...companyMessages,
  ...completenessMessages,
  ...accountMessages,
  ...policyMessages,
  ...submissionMessages,
  ...answerMessages,
  ...serviceMessages,
};

/** The code of a message in the catalogue. */
export type MessageCode = keyof typeof messages;
/** The catalogue: each sentence by its code, in Italian. */
export type Messages = Readonly<Record<MessageCode, string>>;
/**
 * Texts of an application that replace texts of the catalogue or of a line. A key is a code (of the catalogue or of a
 * line's question) or the replaced text. `wordingOf` creates these overrides from names.
 */
export type MessageOverrides = Partial<Messages> & Readonly<Record<string, string | undefined>>;

/** Returns the message of a code, preferring the application's override. Returns undefined for an unknown code. */
export function messageOf(code: MessageCode, overrides?: Overrides): string;
export function messageOf(code: string, overrides?: Overrides): string | undefined;
export function messageOf(code: string, overrides: Overrides = {}): string | undefined {
  return isCode(code)
    ? (overrides[code] ?? createTranslator(overrides)(messages[code]))
    : undefined;
}
type Overrides = Readonly<Record<string, string | undefined>>;

// Checks own properties only, because a server may send 'constructor' as a code.
const isCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);
