import { fill, type Option, type RuleSettings } from '@preventivo/core';
import { type Day, monthName, monthNames, monthOf, yearOf } from '@preventivo/italian';

/** The first year that the form offers, and the maximum number of years. */
const years = { from: 2000, most: 30 };

/**
 * Returns the years that the form offers for a vehicle, the latest first
 * (docs/rules/questions.md#registration-of-a-microcar).
 */
export function vehicleYears(today: Day): readonly Option[] {
  const latest = yearOf(today);
  const count = Math.min(years.most, latest - years.from + 1);
  return Array.from({ length: count }, (_, ago) => asOption(latest - ago));
}

/**
 * Whether the form accepts a registration in this month. In the current year, the form accepts only the current month
 * and later months, because the vehicle is not registered yet. A setting of the broker allows every month
 * (docs/rules/questions.md#registration-of-a-microcar).
 */
export function mayBeRegistered(
  year: string | null,
  month: string,
  today: Day,
  settings?: RuleSettings,
): boolean {
  return (
    settings?.registrationMonths === 'any' ||
    Number(year) !== yearOf(today) ||
    Number(month) >= monthOf(today)
  );
}

export const monthSays = {
  listed: 'Per il {year} solo {months}. È già immatricolato? Chiama [il tuo consulente].',
  from: 'i mesi da {month} in poi',
  ...Object.fromEntries(monthNames.map((name) => [name, name])),
};

/**
 * Returns the months that the form offers for a year, with a sentence about whom to call for other months. Returns
 * undefined if the form offers all months.
 */
export function listedMonths(year: string | null, today: Day, settings?: RuleSettings) {
  if (mayBeRegistered(year, '1', today, settings)) return undefined;
  const month = monthName(today);
  const months = monthOf(today) === 12 ? month : fill(monthSays.from, { month });
  return fill(monthSays.listed, { year: year ?? '', months });
}

interface Registration {
  readonly annoImmatricolazione: string | null;
  readonly meseImmatricolazione: string | null;
  readonly annoAcquisto: string | null;
}

/**
 * Returns the month if the registration year allows it. If the year does not allow it and is later than the
 * purchase year, returns the current month: the form then moves the purchase year to the same year. Otherwise returns null, so that the form asks for
 * the month again (docs/rules/questions.md#registration-of-a-microcar).
 */
export function possibleMonth(v: Registration, today: Day, settings?: RuleSettings): string | null {
  const { annoImmatricolazione: year, meseImmatricolazione: month, annoAcquisto } = v;
  if (month === null || mayBeRegistered(year, month, today, settings)) return month;
  return annoAcquisto === null || Number(year) <= Number(annoAcquisto)
    ? null
    : String(monthOf(today));
}

/**
 * Returns the purchase year, which is never before the registration year. For a vehicle registered in the current
 * year, it is the current year. If both years were equal, as with a prefilled year, the purchase year changes
 * together with the registration year.
 */
export function raisedPurchase(v: Registration, before: Registration, today: Day) {
  const { annoAcquisto: purchase, annoImmatricolazione: registration } = v;
  const follows = purchase !== null && purchase === before.annoImmatricolazione;
  if (follows && registration !== null) return registration;
  const isOnly = registration === String(yearOf(today));
  const isTooEarly = purchase !== null && Number(registration) > Number(purchase);
  return isOnly || isTooEarly ? registration : purchase;
}

const asOption = (year: number): Option => ({ id: String(year), value: String(year) });
