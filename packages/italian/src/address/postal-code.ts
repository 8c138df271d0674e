/**
 * Whether a text is a postal code: 5 digits, 00010 to 98168 (docs/rules/address.md#postal-code). Accepts the general
 * code of a city with several postal codes, such as 20100. Residents may not know any other code.
 */
export const isPostalCode = (text: string): boolean =>
  /^\d{5}$/.test(text) && text >= '00010' && text <= '98168';
