/**
 * Whether a text looks like the serial number of an engine: 6 to 100 letters, digits and the marks
 * between them. Makers number as they like: it is no rule, only what is usual.
 */
export function isEngineSerial(text: string): boolean {
  const serial = text.trim();
  return (
    serial.length >= 6 &&
    serial.length <= 100 &&
    /^[\p{L}\d .\-_/*]*$/u.test(serial) &&
    /[\p{L}\d]/u.test(serial)
  );
}

/**
 * Whether a text is the identification number of a hull (CIN, ISO 10087): country, builder, serial
 * number, month and year of building, model year: FR-AAAC9171G210.
 */
export function isCin(text: string): boolean {
  const cin = text.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}-?[A-Z\d]{3}[A-HJ-NPR-Z\d]{5}[A-L]\d{3}$/.test(cin);
}
