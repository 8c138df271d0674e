import { companyOfSaved, personOfSaved } from '@preventivo/core/saved';
import {
  composeAddress,
  isHouseNumber,
  isManualStreet,
  isSameAddress,
  mayBeHouseNumber,
  mayBeStreet,
  parseComposedAddress,
} from '@preventivo/italian';
import { AddressesUnavailable } from '../addresses/service.ts';
import type { RequestContext, Services } from '../context.ts';
import { companiesOf, peopleOf } from '../users/records.ts';
import { withKnownTown } from './known-places.ts';

/**
 * Returns services whose `named` accepts the valid unusual addresses of this body. An unusual
 * address is valid in three cases: the page accepts it after a confirmation, the account has saved
 * it, or the search finds it. While the search is unavailable, every address counts as found,
 * because the visitor cannot fix the search. Ignores the flag in the body that an address was typed
 * by hand.
 */
export async function withKnownAddresses(
  services: Services,
  context: RequestContext,
): Promise<Services> {
  const sent = addressesIn(context.body)
    .map((one) => withKnownTown(one, services.reference))
    .filter((one) => !isWritten(one, services));
  if (sent.length === 0) return services;
  const odd = sent.filter((one) => !isUnusual(one, services)).slice(0, maxLookups);
  const saved = odd.length > 0 ? await savedAddresses(context, services) : [];
  const answers = await Promise.all(
    odd.map((one) => saved.some((other) => isSameAddress(one, other)) || isFound(one, services)),
  );
  const found = odd.filter((_, index) => answers[index]);
  const named = [...sent.filter((one) => isUnusual(one, services)), ...found];
  return {
    ...services,
    named: (address) => named.some((one) => isSameAddress(one, composeAddress(address))),
  };
}

/** Maximum number of addresses to look up. No valid request needs more. */
const maxLookups = 4;

function isWritten(composed: string, { settings: { addresses } }: Services): boolean {
  const { street, street_number } = parseComposedAddress(composed);
  return isManualStreet(street, addresses) && isHouseNumber(street_number, addresses);
}

/**
 * Whether the page accepts this address after a confirmation. The name of a town is not a street:
 * with 'ROMA' the visitor probably means 'VIA ROMA'.
 */
function isUnusual(composed: string, { reference }: Services): boolean {
  const { street, street_number } = parseComposedAddress(composed);
  const isTown = !street.includes(' ') && reference.municipalities.currentNamed(street).length > 0;
  return mayBeStreet(street) && mayBeHouseNumber(street_number) && !isTown;
}

async function isFound(composed: string, { addresses }: Services): Promise<boolean> {
  try {
    const found = await addresses.search(composed.replace(/[()]/g, ''), crypto.randomUUID());
    return found.some(({ description }) => isSameAddress(description, composed));
  } catch (error) {
    if (error instanceof AddressesUnavailable) return true;
    throw error;
  }
}

async function savedAddresses(
  context: RequestContext,
  { store }: Services,
): Promise<readonly string[]> {
  const account = await context.account();
  if (!account) return [];
  const [people, companies] = await Promise.all([
    peopleOf(account, store),
    companiesOf(account, store),
  ]);
  return [
    ...people.map((one) => personOfSaved(one, account)),
    ...companies.map((one) => companyOfSaved(one, account)),
  ].map(({ indirizzoResidenza_SedeLegale }) => composeAddress(indirizzoResidenza_SedeLegale));
}

/**
 * Returns every composed address in a body. A saved record has only the parts of an address, so
 * this function composes them.
 */
function addressesIn(body: unknown): readonly string[] {
  if (typeof body === 'string') return parseComposedAddress(body).street ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  const { address, addressNumber, postalCodeOfResidence, cityOfResidence } = { ...blank, ...body };
  const own = composeAddress({
    street: written(address),
    street_number: written(addressNumber),
    zip: written(postalCodeOfResidence),
    city: written(cityOfResidence?.value),
  });
  return [...(own ? [own] : []), ...Object.values(body).flatMap(addressesIn)];
}

/**
 * Returns '' for a part that is not text. Converting an object to text could throw, if its
 * `toString` is not a function.
 */
const written = (part: unknown) => (typeof part === 'string' ? part : '');

const blank: {
  readonly address: unknown;
  readonly addressNumber: unknown;
  readonly postalCodeOfResidence: unknown;
  readonly cityOfResidence?: { readonly value?: unknown } | null;
} = { address: '', addressNumber: '', postalCodeOfResidence: '' };
