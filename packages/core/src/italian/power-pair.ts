/** One metric horsepower, in kW. */
const kwOfHorsepower = 0.7355;

/**
 * Whether kilowatts and horsepower are of the same engine: within a tenth of each other
 * (`italian-rules.md 4`).
 */
export function isPowerPair(kw: number, cavalli: number): boolean {
  const expected = kw / kwOfHorsepower;
  return kw > 0 && cavalli > 0 && Math.abs(cavalli / expected - 1) < 0.1 + 1e-9;
}
