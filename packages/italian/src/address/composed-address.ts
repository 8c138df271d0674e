import { tidied } from '../tidied.ts';
import type { Address } from './address.ts';
import { normaliseMunicipality } from './municipality.ts';

type Parts = Pick<Address, 'street' | 'street_number' | 'zip' | 'city'>;

/**
 * Returns 'STREET, number, zip CITY (PV), ITALIA', or '' if one of the four parts is missing
 * (docs/rules/address.md#composed-address).
 */
export function composeAddress(address: Parts): string {
  const parts = composedParts(address);
  return parts ? `${parts.street}, ${parts.street_number}, ${parts.zip} ${parts.city}, ITALIA` : '';
}

/**
 * Returns the four parts in the spelling of the composed address, or undefined if a part is missing
 * (docs/rules/address.md#composed-address).
 */
export function composedParts({ street, street_number, zip, city }: Parts): Parts | undefined {
  const parts = {
    street: tidied(street)
      .replace(/[\s,]+/g, ' ')
      .trim()
      .replace(/[`´‘]/g, "'")
      .toUpperCase(),
    street_number: tidied(street_number),
    zip: tidied(zip),
    city: normaliseMunicipality(city),
  };
  return Object.values(parts).every(Boolean) ? parts : undefined;
}

/** Temporarily replaces the decimal comma of 'KM 3,5', so that `split` does not cut the text at this comma. */
const decimal = '\u066B';

/**
 * Splits a composed address into its parts (docs/rules/address.md#composed-address). A text of another format goes
 * into `search`, like a text that the user has just typed.
 */
export function parseComposedAddress(text: string): Address {
  // The comma of 'KM 3,5' is decimal, not a separator.
  const split = text
    .replace(/(\bKM \d+),(?=\d)/gi, `$1${decimal}`)
    .split(',')
    .map((part) => part.trim().replace(decimal, ','));
  const parts = withProvinceInPlace(split);
  const [number = '', place = ''] = parts.slice(-3);
  const street = parts.slice(0, -3).join(', ');
  const [zip, city] = [place.slice(0, 5), place.slice(6).trim()];
  const composed =
    parts.at(-1)?.toUpperCase() === 'ITALIA' && /^\d{5} /.test(place) && street && number && city;
  return {
    search: text,
    street: composed ? street : '',
    street_number: composed ? number : '',
    zip: composed ? zip : '',
    city: composed ? city : '',
    is_manual_address: false,
  };
}

/** Joins the province to its city when a comma separates them: '20121 Milano, MI, Italia'. */
function withProvinceInPlace(parts: readonly string[]): readonly string[] {
  const [place = '', province = '', country = ''] = parts.slice(-3);
  const [, code] = /^\(?([a-z]{2})\)?$/i.exec(province) ?? [];
  return code && /^\d{5} /.test(place)
    ? [...parts.slice(0, -3), `${place} (${code})`, country]
    : parts;
}
