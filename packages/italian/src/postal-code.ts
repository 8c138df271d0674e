/**
 * Whether a text is a postal code that mail is delivered to: 5 digits, 00010 to 98168, none of a
 * whole zoned city (docs/rules/address.md#postal-code).
 */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text) && text >= '00010' && text <= '98168' && !general.includes(text);
}

/** The general codes of the 41 cities that have codes by zone: no mail is delivered to them. */
const general =
  '00100 06100 09100 10100 15100 16100 19100 20100 24100 25100 28900 29100 30100 34100 35100 ' +
  '37100 38100 40100 41100 42100 43100 44100 47100 47500 47900 48100 50100 56100 57100 60100 ' +
  '61100 65100 70100 71100 74100 80100 84100 89100 90100 95100 98100';
