/**
 * Whether a text may be the serial number of an engine: at least 6 characters, letters or digits
 * among them (`lines.md 5`), at most 100.
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
