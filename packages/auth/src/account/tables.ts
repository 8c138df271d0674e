import { person, type Table, type TextField, text } from '@preventivo/core';
import { messages } from '@preventivo/core/messages';
import { isPassword } from '@preventivo/italian';

/** What an account asks of a person as page 1 does: the same rules, refused with the account's codes. */
const personFields = {
  name: asAccount(person.fields.nome, 'NAME'),
  surname: asAccount(person.fields.cognome, 'SURNAME'),
  email: asAccount(person.fields.email, 'EMAIL'),
  phone: asAccount(person.fields.cellulare, 'PHONE'),
};

function asAccount(field: TextField, code: 'NAME' | 'SURNAME' | 'EMAIL' | 'PHONE'): TextField {
  // The hints of page 1 speak of the quote.
  const { hint: _hint, ...rest } = field;
  return { ...rest, code, error: messages[code], invalid: messages[code] };
}

/**
 * A password that is chosen: written twice, since nobody sees it (docs/rules/accounts.md#password).
 */
const newPassword = {
  pass: text({
    label: 'Crea una password',
    code: 'PASSWORD_WEAK',
    error: messages.PASSWORD_WEAK,
    invalid: messages.PASSWORD_WEAK,
    valid: isPassword,
    autocomplete: 'new-password',
  }),
  confirmPass: text({
    label: 'Ripeti la password',
    code: 'PASSWORD_MISMATCH',
    error: messages.PASSWORD_MISMATCH,
    invalid: messages.PASSWORD_MISMATCH,
    autocomplete: 'new-password',
  }),
};

/** Either of the two may be the wrong one. */
const samePassword = {
  marks: ['pass', 'confirmPass'] as const,
  code: 'PASSWORD_MISMATCH',
  error: messages.PASSWORD_MISMATCH,
  invalid: messages.PASSWORD_MISMATCH,
  holds: (v: { readonly pass: string; readonly confirmPass: string }) =>
    typedPassword(v.pass) === typedPassword(v.confirmPass),
};

/** A password without the spaces that were pasted along: none begins or ends with one. */
export const typedPassword = (text: string): string => text.trim();

const loginEmail = { ...personFields.email, autocomplete: 'username' };
const loginFields = {
  email: loginEmail,
  // Whether it is a good one was judged when it was chosen.
  password: text({
    label: 'Password',
    code: 'PASS',
    error: messages.PASS,
    invalid: messages.PASS,
    autocomplete: 'current-password',
  }),
};
const { password } = loginFields;
const forgottenFields = { email: loginEmail };
const registrationFields = { ...personFields, ...newPassword };

/** What the login asks. */
export const loginTable: Table<typeof loginFields> = { fields: loginFields };

/** What is asked of who deletes their account. */
export const erasureTable: Table<{ readonly password: typeof password }> = { fields: { password } };

/** What is asked of who has forgotten a password. */
export const forgottenTable: Table<typeof forgottenFields> = { fields: forgottenFields };

/** What the registration asks, besides the consents. */
export const registrationTable: Table<typeof registrationFields> = {
  fields: registrationFields,
  checks: [samePassword],
};

/** What is asked for a new password. */
export const newPasswordTable: Table<typeof newPassword> = {
  fields: newPassword,
  checks: [samePassword],
};
