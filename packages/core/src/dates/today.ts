import type { Day } from '../line/field.ts';

/**
 * The day it is in Italy, wherever this runs. Told without luxon, since the first paint asks for it.
 * @param now the moment to look at. @defaultValue now
 * @param zone an IANA time zone. @defaultValue 'Europe/Rome'
 */
export function today(now: Date = new Date(), zone = 'Europe/Rome'): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
