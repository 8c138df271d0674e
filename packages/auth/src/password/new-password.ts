import { text } from '@preventivo/core';
import { isPassword } from '@preventivo/core/italian';
import { messages } from '@preventivo/core/messages';

/**
 * A password that is chosen: written twice, since nobody sees it (docs/rules/accounts.md#password).
 */
export const newPassword = {
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
export const samePassword = {
  marks: ['pass', 'confirmPass'] as const,
  code: 'PASSWORD_MISMATCH',
  error: messages.PASSWORD_MISMATCH,
  invalid: messages.PASSWORD_MISMATCH,
  holds: (v: { readonly pass: string; readonly confirmPass: string }) =>
    typedPassword(v.pass) === typedPassword(v.confirmPass),
};

/** A password without the spaces that were pasted along: none begins or ends with one. */
export const typedPassword = (text: string): string => text.trim();
