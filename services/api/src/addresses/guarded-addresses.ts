import type { AddressProvider } from './provider.ts';
import { AddressesUnavailable, timeout } from './service.ts';

/**
 * Returns a provider that throws `AddressesUnavailable` when the given one throws or takes too long.
 * So an error of a plug-in has the consequences of a service that does not respond.
 */
export function guardedAddresses(provider: AddressProvider): AddressProvider {
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), timeout);
    });
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      throw unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    search: (input, session) => guarded(async () => provider.search(input, session)),
    details: (placeId, session) => guarded(async () => provider.details(placeId, session)),
  };
}

/** The log shows the kind of the error as its code, and its place in the plug-in. */
function unavailable(error: unknown): AddressesUnavailable {
  const { name: code, stack } = error instanceof Error ? error : { name: 'unknown', stack: '' };
  return Object.assign(new AddressesUnavailable('of the plug-in', code), { code, stack });
}
