import type { Address } from './address.ts';
import { normaliseMunicipality } from './municipality.ts';
import { tidied } from './tidied.ts';

type Parts = Pick<Address, 'street' | 'street_number' | 'zip' | 'city'>;

/**
 * 'STREET, number, zip CITY (PV), ITALIA', or '' while one of the four parts is missing
 * (docs/rules/address.md#composed-address).
 */
export function composeAddress(address: Parts): string {
  const parts = composedParts(address);
  return parts ? `${parts.street}, ${parts.street_number}, ${parts.zip} ${parts.city}, ITALIA` : '';
}

/**
 * The four parts as they stand in the composed address (docs/rules/address.md#composed-address); nothing
 * while one is missing.
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

/** Stands for the comma of a number meanwhile. */
const decimal = '\u066B';

/**
 * The parts of a composed address (docs/rules/address.md#composed-address). A text of another form is all
 * in `search`, as if just typed.
 */
export function parseComposedAddress(text: string): Address {
  // The comma of 'KM 3,5' parts nothing.
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

/** A comma before the province parts nothing: '20121 Milano, MI, Italia'. */
function withProvinceInPlace(parts: readonly string[]): readonly string[] {
  const [place = '', province = '', country = ''] = parts.slice(-3);
  const [, code] = /^\(?([a-z]{2})\)?$/i.exec(province) ?? [];
  return code && /^\d{5} /.test(place)
    ? [...parts.slice(0, -3), `${place} (${code})`, country]
    : parts;
}
