import type { Client, Option, PlaceDetails, Result } from '@preventivo/core';
import { type Day, parseMunicipality, wasInForce } from '@preventivo/italian';
import type { FetchQueryOptions } from '@tanstack/react-query';

/** What of the client an address needs. */
export type AddressClient = Pick<
  Client,
  'searchAddress' | 'addressDetails' | 'municipalities' | 'postalCodes'
>;

/** One address that was found, and the session its details are asked with. */
export interface FoundPlace {
  readonly placeId: string;
  readonly description: string;
  readonly session: string;
  /** Says what of the typed text is not in it: a flat, another postal code. */
  readonly note?: string;
}

const minute = 60_000;
/** Offline a call fails at once, instead of waiting for ever. */
const networkMode = 'always';

/** The addresses a text may mean (`address/search`, upper case). */
export const placesQuery = (
  client: AddressClient,
  text: string,
): FetchQueryOptions<readonly FoundPlace[]> => ({
  queryKey: ['address/search', text.toUpperCase()],
  staleTime: minute,
  networkMode,
  queryFn: async ({ signal }) => {
    const { session, placeList } = had(await client.searchAddress(text, { signal }));
    return placeList.map((place) => ({ ...place, session }));
  },
});

/** The parts of a found address (`address/details`). */
export const detailsQuery = (
  client: AddressClient,
  place: FoundPlace,
): FetchQueryOptions<PlaceDetails['indirizzo']> => ({
  queryKey: ['address/details', place.placeId],
  staleTime: minute,
  networkMode,
  queryFn: async ({ signal }) => had(await client.addressDetails(place, { signal })).indirizzo,
});

/** Municipalities by the letters of their name (`location/findComune`). */
export const municipalitiesQuery = (
  client: AddressClient,
  nome: string,
  isResidenza: boolean,
): FetchQueryOptions<readonly Option[]> => ({
  queryKey: ['location/findComune', nome.toUpperCase(), isResidenza],
  staleTime: 60 * minute,
  networkMode,
  queryFn: async ({ signal }) =>
    had(await client.municipalities({ nome, isResidenza }, { signal })),
});

/** Municipalities by what people call them too: 'RE (VB)' is Re. */
export const named = (municipalities: readonly Option[]) =>
  municipalities.map(({ id, value }) => ({ id, value, name: parseMunicipality(value)?.name }));

/** Municipalities that had their name on a day first; the others follow, since documents name places as they are today. */
export const onDay = (municipalities: readonly Option[], day: Day): readonly Option[] => {
  const hadName = ({ periods }: Option) =>
    !periods || wasInForce({ from: '', to: null, periods }, day);
  return [...municipalities].sort((a, b) => Number(hadName(b)) - Number(hadName(a)));
};

/** The postal codes of a municipality written 'NAME (PV)' (`location/findCap`); nothing for another text. */
export function postalCodesQuery(
  client: AddressClient,
  city: string,
): FetchQueryOptions<readonly Option[]> | undefined {
  const municipality = parseMunicipality(city);
  if (!municipality) return undefined;
  const { name: comune, province: provincia } = municipality;
  return {
    queryKey: ['location/findCap', comune, provincia],
    staleTime: 60 * minute,
    networkMode,
    retry: false,
    queryFn: async ({ signal }) =>
      had(await client.postalCodes({ comune, provincia }, { signal })).map(asPostalCode),
  };
}

/** A postal code as its own id; another back end may keep them as numbers, without their zeros. */
function asPostalCode({ id, value }: Option): Option {
  const code = [value, id].map((text) => `${text}`.trim()).find((text) => /^\d{2,5}$/.test(text));
  return code ? { id: code.padStart(5, '0'), value: code.padStart(5, '0') } : { id, value };
}

/** What an answer holds. A failure is thrown, since react-query knows it by that. */
function had<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new Error(
    `@preventivo/address: a call about places failed (${result.status ?? result.kind})`,
  );
}
