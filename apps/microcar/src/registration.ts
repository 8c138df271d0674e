import { fill, type Option, type RuleSettings } from '@preventivo/core';
import { type Day, monthName, monthNames, monthOf, yearOf } from '@preventivo/italian';

/** The first year offered, and how many at most. */
const years = { from: 2000, most: 30 };

/**
 * The years a vehicle may be of, the latest first
 * (docs/rules/questions.md#registration-of-a-microcar).
 */
export function vehicleYears(today: Day): readonly Option[] {
  const latest = yearOf(today);
  const count = Math.min(years.most, latest - years.from + 1);
  return Array.from({ length: count }, (_, ago) => asOption(latest - ago));
}

/**
 * Whether a vehicle of this year may be registered in this month: of the current year only from the
 * current month on, since it is about to be registered, unless the broker takes any
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

/** What is said of the months. */
export const monthSays = {
  listed: 'Per il {year} solo {months}. È già immatricolato? Chiama [il tuo consulente].',
  from: 'i mesi da {month} in poi',
  ...Object.fromEntries(monthNames.map((name) => [name, name])),
};

/** Which months are listed of a year, and whom to ask for the others; nothing where all are. */
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
 * The month, where it may be of this year. Where not, it is asked anew; only where the purchase has
 * to follow the registration it goes along, to the first month there is
 * (docs/rules/questions.md#registration-of-a-microcar).
 */
export function possibleMonth(v: Registration, today: Day, settings?: RuleSettings): string | null {
  const { annoImmatricolazione: year, meseImmatricolazione: month, annoAcquisto } = v;
  if (month === null || mayBeRegistered(year, month, today, settings)) return month;
  return annoAcquisto === null || Number(year) <= Number(annoAcquisto)
    ? null
    : String(monthOf(today));
}

/**
 * The purchase year: nobody buys a vehicle before its registration. One that is registered this year was bought this year.
 * A year that equals the registration's, as one that was filled in does, follows it.
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
