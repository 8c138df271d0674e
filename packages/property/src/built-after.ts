/** Where each band of construction years begins; before 1970 any year of four digits does. */
const bands: Readonly<Record<string, number>> = {
  '1970_1980': 1970,
  '1980_1990': 1980,
  '1990_2000': 1990,
  '2000_2010': 2000,
  '2010_2020': 2010,
  dopo2020: 2020,
};

/**
 * The lower bound of a band of construction years (docs/rules/questions.md#building); the building
 * is of a later year.
 */
export const builtAfter = (band: string | null): number => bands[band ?? ''] ?? 999;
