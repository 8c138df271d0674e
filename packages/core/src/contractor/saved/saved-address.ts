import {
  type Address,
  composeAddress,
  houseNumberWord,
  isMunicipalityText,
  normaliseHouseNumber,
  parseComposedAddress,
} from '@preventivo/italian';
import { savedMunicipality } from './saved-municipality.ts';

type Parts = Omit<Address, 'search' | 'is_manual_address'>;

/**
 * Returns the address of a saved record. The record does not store whether the user chose the address from the search
 * or typed it. The form therefore treats the address as typed, and does not search for it again. An address stored as
 * a single text goes into the search box, for a new search.
 */
export function savedAddress(parts: Parts): Address {
  const read = completed(parts);
  const known = Object.values(read).filter((part) => part !== '');
  if (known.length === 1 && /[,\d]/.test(read.street)) return wholeAddress(read.street);
  return { ...read, search: composeAddress(read), is_manual_address: known.length > 0 };
}

/**
 * Parses an address stored as a single text, with any separators. A text without a street, a number or a municipality
 * with its province goes into the search box instead.
 */
export function wholeAddress(text: string): Address {
  const composed = parseComposedAddress(text);
  const [, street = '', zip = '', city = ''] = written.exec(text.trim()) ?? [];
  const read = completed(composed.street ? composed : { street, street_number: '', zip, city });
  if (read.street && read.street_number && isMunicipalityText(read.city)) return savedAddress(read);
  return { ...nothing, search: text, is_manual_address: false };
}

const nothing = { street: '', street_number: '', zip: '', city: '' };

/** Matches 'Via Garibaldi 12, 20121 Milano (MI)', with or without 'Italia'. */
const written = /^(.+?)[\s,-]+(\d{5})[\s,-]+([^,\d]+?)(?:,\s*ital(?:ia|y))?$/i;

function completed({ street, street_number, zip, city }: Parts): Parts {
  const [, road = street, number = street_number] =
    (city !== '' && ownNumber(street, street_number)) || [];
  return {
    street: road.toUpperCase(),
    street_number: number,
    zip,
    city: savedMunicipality(city),
  };
}

function ownNumber(street: string, number: string) {
  const found = numberedStreet(street);
  const isOwn =
    number === '' || normaliseHouseNumber(found?.[2] ?? '') === normaliseHouseNumber(number);
  return isOwn ? found : null;
}

/**
 * Finds a house number after a comma, or after a kind of street whose names never end with a number. In 'STRADA
 * STATALE 16', for example, the number belongs to the name.
 */
const numberedStreet = (street: string) =>
  behindComma.exec(street) ?? (/\bKM\b/i.test(street) ? null : behindName.exec(street));

/** Kinds of streets whose names never end with a number. The name of a 'STRADA' may. */
const kinds = [
  'VIA|VIALE|V\\.?LE|CORSO|C\\.?SO|PIAZZA|P\\.?ZZA|PIAZZALE|P\\.?LE|LARGO|L\\.?GO|VICOLO|V\\.?LO|V',
  "CONTRADA|C\\.?DA|LOCALIT[AÀ]'?|LOC|FRAZIONE|FRAZ|FR|BORGO|BORGATA|RIONE|REGIONE|CASCINA|SALITA|VIALETTO",
].join('|');
const houseNumber = `(?:${houseNumberWord})?(\\d{1,5}(?: ?[/-]? ?[A-Z]|[/-]\\d{1,3})?)$`;
const behindComma = RegExp(`^(.+?) *, *${houseNumber}`, 'i');
const behindName = RegExp(`^((?:${kinds})[ .] *[^ ].*?) +${houseNumber}`, 'iu');
