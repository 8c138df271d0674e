import type { Attribution, Client, Option, PlaceDetails } from '@preventivo/core';
import { type CallQuery, dataOf, shownInPlace } from '@preventivo/core/query';
import { type Day, parseMunicipality, wasInForce } from '@preventivo/italian';

/** The calls of the client that an address needs. */
export type AddressClient = Pick<
  Client,
  'line' | 'searchAddress' | 'addressDetails' | 'municipalities' | 'postalCodes'
>;

/** A found address, with the session id that the request for its details must send. */
export interface FoundPlace {
  readonly placeId: string;
  readonly description: string;
  readonly session: string;
  /** The source to name next to the address. @defaultValue none */
  readonly attribution?: Attribution;
  /** The note about typed text that is not in the address, such as a flat or another postal code. */
  readonly note?: string;
}

const minute = 60_000;
// Each query key contains the line: two lines on a page may share a query client, but have different back ends.

/** Query for the addresses matching a text (`address/search`, upper case). */
export const placesQuery = (
  client: AddressClient,
  text: string,
): CallQuery<readonly FoundPlace[]> => ({
  queryKey: ['address/search', client.line, text.toUpperCase()],
  staleTime: minute,
  ...shownInPlace,
  queryFn: async ({ signal }) => {
    const { placeList, ...shared } = dataOf(await client.searchAddress(text, { signal }));
    return placeList.map((place) => ({ ...place, ...shared }));
  },
});

/** Query for the parts of a found address (`address/details`). */
export const detailsQuery = (
  client: AddressClient,
  place: FoundPlace,
): CallQuery<PlaceDetails['indirizzo']> => ({
  queryKey: ['address/details', client.line, place.placeId],
  staleTime: minute,
  ...shownInPlace,
  queryFn: async ({ signal }) => dataOf(await client.addressDetails(place, { signal })).indirizzo,
});

/** Query for municipalities by the start of their name (`location/findComune`). */
export const municipalitiesQuery = (
  client: AddressClient,
  nome: string,
  isResidenza: boolean,
): CallQuery<readonly Option[]> => ({
  queryKey: ['location/findComune', client.line, nome.toUpperCase(), isResidenza],
  staleTime: 60 * minute,
  ...shownInPlace,
  queryFn: async ({ signal }) =>
    dataOf(await client.municipalities({ nome, isResidenza }, { signal })),
});

/** Adds the name without the province to each municipality: 'Re' for 'RE (VB)'. */
export const named = (municipalities: readonly Option[]) =>
  municipalities.map(({ id, value }) => ({ id, value, name: parseMunicipality(value)?.name }));

/**
 * Sorts municipalities: those that existed under their name on `day` come first. The others stay in the list, because
 * an identity document may show the current name.
 */
export const onDay = (municipalities: readonly Option[], day: Day): readonly Option[] => {
  const hadName = ({ periods }: Option) =>
    !periods || wasInForce({ from: '', to: null, periods }, day);
  return [...municipalities].sort((a, b) => Number(hadName(b)) - Number(hadName(a)));
};

/**
 * Query for the postal codes of a municipality, 'NAME (PV)' (`location/findCap`). For another text, the query is
 * disabled.
 */
export function postalCodesQuery(
  client: AddressClient,
  city: string,
): CallQuery<readonly Option[]> {
  const municipality = parseMunicipality(city);
  const { name: comune, province: provincia } = municipality ?? { name: city, province: '' };
  return {
    queryKey: ['location/findCap', client.line, comune, provincia],
    enabled: municipality !== undefined,
    staleTime: 60 * minute,
    ...shownInPlace,
    queryFn: async ({ signal }) =>
      dataOf(await client.postalCodes({ comune, provincia }, { signal })).map(asPostalCode),
  };
}

/**
 * Returns an option with the five-digit postal code as id and value. Some back ends send postal codes as numbers, which
 * lack leading zeros.
 */
function asPostalCode({ id, value }: Option): Option {
  const code = [value, id].map((text) => `${text}`.trim()).find((text) => /^\d{2,5}$/.test(text));
  return code ? { id: code.padStart(5, '0'), value: code.padStart(5, '0') } : { id, value };
}
