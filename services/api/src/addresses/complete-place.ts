import { fold, normaliseHouseNumber } from '@preventivo/italian';
import type { ReferenceData } from '../reference/data.ts';
import type { Municipalities } from '../reference/municipalities/municipalities.ts';
import type { PlaceParts } from './provider.ts';
import type { ReadAddress } from './read-address/read-address.ts';

export interface ServicePlace {
  readonly street: string;
  readonly number: string;
  readonly cap: string;
  readonly city: string;
  /** The province, as two letters or by its name. Distinguishes municipalities with equal names. */
  readonly province: string;
}

/**
 * Completes an address from a service. The municipality comes from the register. A missing house
 * number or postal code comes from the typed address.
 * Returns undefined if the municipality no longer exists or the street is missing.
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
    ? // Services may return no province, or a former one. For both cases, use the postal code.
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

/**
 * Removes commas, because they separate the parts of an address. Returns '' for a text that is too
 * long to be a name.
 */
function asNamed(text: string): string {
  const name = text
    .toUpperCase()
    .replace(/[,\s]+/g, ' ')
    .trim();
  return name.length <= longest ? name : '';
}

/** Longest name that a form accepts (docs/rules/address.md#street). */
const longest = 100;
