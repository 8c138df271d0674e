import { type Table, text } from '@preventivo/core';
import { messages } from '@preventivo/core/messages';
import { asked } from '../account/asked.ts';

const fields = {
  email: { ...asked.email, autocomplete: 'username' },
  // Whether it is a good one was judged when it was chosen.
  password: text({
    label: 'Password',
    code: 'PASS',
    error: messages.PASS,
    invalid: messages.PASS,
    autocomplete: 'current-password',
  }),
};

/** What the login asks. */
export const loginTable: Table<typeof fields> = { fields };
