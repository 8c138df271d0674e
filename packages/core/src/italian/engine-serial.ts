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
