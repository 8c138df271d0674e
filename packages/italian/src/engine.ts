/**
 * Whether a text looks like an engine's serial number: 6 to 100 letters, digits and separators. Every maker has
 * another format, so a stricter check is impossible.
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
 * Whether a text is a hull identification number (CIN, ISO 10087): country, builder, serial number, month and year of
 * building, and model year. Example: FR-AAAC9171G210.
 */
export function isCin(text: string): boolean {
  const cin = text.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}-?[A-Z\d]{3}[A-HJ-NPR-Z\d]{5}[A-L]\d{3}$/.test(cin);
}

const kwOfHorsepower = 0.7355;

/**
 * Whether kilowatts and horsepower describe the same engine. They may differ by 10 %
 * (docs/rules/italian.md#engine-power), or by rounding to whole horsepower. For small engines, rounding alone exceeds
 * 10 %: 1 kW is 1,36 CV, and the engine's papers say 1 or 2.
 */
export function isPowerPair(kw: number, cavalli: number): boolean {
  const expected = kw / kwOfHorsepower;
  const isRounded = cavalli === Math.floor(expected) || cavalli === Math.ceil(expected);
  return kw > 0 && cavalli > 0 && (isRounded || Math.abs(cavalli / expected - 1) < 0.1 + 1e-9);
}
