import { type AddressProvider, addressesFrom, type Reference } from '@preventivo/api/server';

/** An address in the format of our service. `civico` is null for a whole street. */
interface Indirizzo {
  readonly via: string;
  readonly civico: string | null;
  readonly cap: string;
  readonly comune: string;
  readonly provincia: string;
}

/** The address search of our service: `GET search?q=<typed text>`. */
export const ourAddresses =
  (url: string) =>
  (reference: Reference): AddressProvider =>
    addressesFrom(reference, async (input) => {
      const address = new URL('search', url);
      address.searchParams.set('q', input);
      const response = await fetch(address, { signal: AbortSignal.timeout(3_000) });
      // Any error means that the search is unavailable. Visitors can type their address instead.
      if (!response.ok) throw new Error(`status ${response.status}`);
      const found: readonly Indirizzo[] = await response.json();
      return found.map(({ via, civico, cap, comune, provincia }) => ({
        street: via,
        number: civico ?? '',
        cap,
        city: comune,
        province: provincia,
      }));
    });
