/**
 * Whether a text is the identification number of a hull (CIN, ISO 10087): country, builder, serial
 * number, month and year of building, model year: FR-AAAC9171G210.
 */
export function isCin(text: string): boolean {
  const cin = text.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}-?[A-Z\d]{3}[A-HJ-NPR-Z\d]{5}[A-L]\d{3}$/.test(cin);
}
