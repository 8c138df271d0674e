import {
  companyMessages,
  contractorMessages,
  policyMessages,
  sharedMessages,
  submissionMessages,
} from '@preventivo/core';

/** What is said of a request. A question's own words stand in its line. */
export const said = {
  ...sharedMessages,
  ...contractorMessages,
  ...companyMessages,
  ...policyMessages,
  ...submissionMessages,
};

/** The message of a code of a server's; nothing for one nobody knows. */
export const saidOf = (code: string): string | undefined =>
  new Map<string, string>(Object.entries(said)).get(code);
