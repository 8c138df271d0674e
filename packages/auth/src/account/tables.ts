import { person, type Table, type TextField, text } from '@preventivo/core';
import { messages } from '@preventivo/core/messages';
import { isPassword } from '@preventivo/italian';

/** The person's fields in the account forms: the rules of page 1 with the account's error codes. */
const personFields = {
  name: asAccount(person.fields.nome, 'NAME'),
  surname: asAccount(person.fields.cognome, 'SURNAME'),
  email: asAccount(person.fields.email, 'EMAIL'),
  phone: { ...asAccount(person.fields.cellulare, 'PHONE'), beside: true },
};

function asAccount(field: TextField, code: 'NAME' | 'SURNAME' | 'EMAIL' | 'PHONE'): TextField {
  // Omit the hints of page 1: they explain the quote, not the account.
  const { hint: _hint, ...rest } = field;
  return { ...rest, code, error: messages[code], invalid: messages[code] };
}

/** A new password. The user types it twice, because the boxes hide the text (docs/rules/accounts.md#password). */
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
    beside: true,
  }),
};

/** The rule that both passwords must be equal. It marks both boxes, because either may contain the typing error. */
const samePassword = {
  controls: ['pass', 'confirmPass'] as const,
  code: 'PASSWORD_MISMATCH',
  error: messages.PASSWORD_MISMATCH,
  invalid: messages.PASSWORD_MISMATCH,
  holds: (v: { readonly pass: string; readonly confirmPass: string }) =>
    typedPassword(v.pass) === typedPassword(v.confirmPass),
};

/** Removes spaces around a password, which pasting may add. A valid password contains no spaces. */
export const typedPassword = (text: string): string => text.trim();

const loginEmail = { ...personFields.email, autocomplete: 'username' };
const loginFields = {
  email: loginEmail,
  // Accept any text: the password rules apply to new passwords only.
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

export const loginTable: Table<typeof loginFields> = { fields: loginFields };

export const erasureTable: Table<{ readonly password: typeof password }> = { fields: { password } };

export const forgottenTable: Table<typeof forgottenFields> = { fields: forgottenFields };

/** Table of the registration, without the consents. */
export const registrationTable: Table<typeof registrationFields> = {
  fields: registrationFields,
  checks: [samePassword],
};

export const newPasswordTable: Table<typeof newPassword> = {
  fields: newPassword,
  checks: [samePassword],
};
