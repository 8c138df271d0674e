import { fold, normaliseHouseNumber } from '@preventivo/italian';
import type { ReferenceData } from '../reference/data.ts';
import type { Municipalities } from '../reference/municipalities/municipalities.ts';
import type { PlaceParts } from './provider.ts';
import type { ReadAddress } from './read-address/read-address.ts';

/** An address as a service answers it. */
export interface ServicePlace {
  readonly street: string;
  readonly number: string;
  readonly cap: string;
  readonly city: string;
  /** Two letters, or the name of the province; only needed where two municipalities share a name. */
  readonly province: string;
}

/**
 * Completes what a service found: the municipality from the register, and the house number and the
 * postal code that were typed where the service knows the street only.
 * Undefined where the municipality is none of today's, or the street is missing.
 */
export function completePlace(
  all: Municipalities,
  { current }: ReferenceData['provinces'],
  found: ServicePlace,
  typed?: ReadAddress,
): PlaceParts | undefined {
  const exact = all.currentNamed(found.city);
  const named = exact.length > 0 ? exact : all.aroundLocality(found.city);
  const isInProvince = (pv: string) =>
    pv === found.province ||
    current.some(({ code, name }) => code === pv && fold(found.province).includes(fold(name)));
  const [first, another] = named;
  const place = another
    ? // A service may still say the province of before a reform, or none.
      (named.find(({ province }) => isInProvince(province)) ??
      named.find(({ caps }) => caps.includes(found.cap)))
    : first;
  const street = asNamed(found.street);
  if (!place || !street) return undefined;
  const number = normaliseHouseNumber(asNamed(found.number));
  const [only = '', ...others] = place.caps;
  const caps = [found.cap, typed && place.caps.includes(typed.cap) ? typed.cap : ''];
  return {
    street,
    number: number || (typed?.number ?? ''),
    cap: caps.find((cap) => /^\d{5}$/.test(cap)) ?? (others.length === 0 ? only : ''),
    city: place.name,
    pv: place.province,
  };
}

/** As the service names it, but for commas, which would end it in the composed address; '' for what is no name. */
function asNamed(text: string): string {
  const name = text
    .toUpperCase()
    .replace(/[,\s]+/g, ' ')
    .trim();
  return name.length <= longest ? name : '';
}

/** The longest name that a form takes (docs/rules/address.md#street). */
const longest = 100;
