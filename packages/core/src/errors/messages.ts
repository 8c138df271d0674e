import { accountMessages } from './account-messages.ts';
import { companyMessages } from './company-messages.ts';
import { completenessMessages } from './completeness-messages.ts';
import { contractorMessages } from './contractor-messages.ts';
import { policyMessages } from './policy-messages.ts';
import { propertyMessages } from './property-messages.ts';
import { questionMessages } from './question-messages.ts';
import { sharedMessages } from './shared-messages.ts';
import { submissionMessages } from './submission-messages.ts';

/**
 * Every message by its code, misspellings included (docs/rules/submission.md#messages). `{from}`
 * and the like are places for `fill`. A question that only one line asks brings its own words.
 */
export const messages = {
  ...sharedMessages,
  ...contractorMessages,
  ...companyMessages,
  ...completenessMessages,
  ...accountMessages,
  ...policyMessages,
  ...submissionMessages,
  ...propertyMessages,
  ...questionMessages,
};

export type MessageCode = keyof typeof messages;
/** The catalogue; an application overrides any of it with a `Partial<Messages>`. */
export type Messages = Readonly<Record<MessageCode, string>>;
