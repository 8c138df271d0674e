import type { Address } from './address.ts';

/**
 * 'STREET, number, zip CITY (PV), ITALIA', or '' while one of the four parts is missing
 * (`foundation.md 4`, `decisions.md`).
 */
export function composeAddress(
  address: Pick<Address, 'street' | 'street_number' | 'zip' | 'city'>,
): string {
  const street = address.street.trim().replace(/\s+/g, ' ').toUpperCase();
  const [number, zip, city] = [address.street_number, address.zip, address.city].map((part) =>
    part.trim(),
  );
  return street && number && zip && city ? `${street}, ${number}, ${zip} ${city}, ITALIA` : '';
}

/** The parts of a composed address. A text of another form is all in `search`, as if just typed. */
export function parseComposedAddress(text: string): Address {
  const parts = text.split(',').map((part) => part.trim());
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
