import { accountMessages } from './account-messages.ts';
import { answerMessages } from './answer-messages.ts';
import { companyMessages } from './company-messages.ts';
import { completenessMessages } from './completeness-messages.ts';
import { contractorMessages } from './contractor-messages.ts';
import { policyMessages } from './policy-messages.ts';
import { sayer } from './sayer.ts';
import { serviceMessages } from './service-messages.ts';
import { sharedMessages } from './shared-messages.ts';
import { submissionMessages } from './submission-messages.ts';

/**
 * Every message by its code, misspellings included (docs/rules/submission.md#messages). `{from}`
 * and the like are places for `fill`. The sentences of a question stand in the table that asks it.
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

/** The code of a message of the catalogue. */
export type MessageCode = keyof typeof messages;
/** The catalogue: each sentence by its code, in Italian. */
export type Messages = Readonly<Record<MessageCode, string>>;
/**
 * Words of an application's own: by code, one of the catalogue or of a line's question; or by the text that they stand
 * in the place of, as `wordingOf` makes them of names.
 */
export type MessageOverrides = Partial<Messages> & Readonly<Record<string, string | undefined>>;

/** The message of a code, in the application's words where it has its own; nothing for a code nobody knows. */
export function messageOf(code: MessageCode, overrides?: Overrides): string;
export function messageOf(code: string, overrides?: Overrides): string | undefined;
export function messageOf(code: string, overrides: Overrides = {}): string | undefined {
  return isCode(code) ? (overrides[code] ?? sayer(overrides)(messages[code])) : undefined;
}
type Overrides = Readonly<Record<string, string | undefined>>;

// Asked of the catalogue itself: a server may answer 'constructor' as well.
const isCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);
