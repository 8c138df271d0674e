/**
 * Whether a password is strong enough: 6 to 16 letters, digits or !@#$%^&*. It must contain a digit and a special
 * character (docs/rules/accounts.md#password).
 */
export function isPassword(text: string): boolean {
  return /^[A-Za-z\d!@#$%^&*]{6,16}$/.test(text) && /\d/.test(text) && /[!@#$%^&*]/.test(text);
}
