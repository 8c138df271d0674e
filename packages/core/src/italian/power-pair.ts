/** One metric horsepower, in kW. */
const kwOfHorsepower = 0.7355;

/**
 * Whether kilowatts and horsepower are of the same engine: within a tenth of each other
 * (docs/rules/italian.md#engine-power), or one of the whole numbers of horsepower on either side.
 * Of a small engine the rounding alone is more than a tenth: 1 kW is 1,36 CV, papers say 1 or 2.
 */
export function isPowerPair(kw: number, cavalli: number): boolean {
  const expected = kw / kwOfHorsepower;
  const isRounded = cavalli === Math.floor(expected) || cavalli === Math.ceil(expected);
  return kw > 0 && cavalli > 0 && (isRounded || Math.abs(cavalli / expected - 1) < 0.1 + 1e-9);
}
