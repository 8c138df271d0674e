import { failureOf } from '../mail/mail.ts';
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
    ...provider,
    search: (input, session) => guarded(async () => provider.search(input, session)),
    details: (placeId, session) => guarded(async () => provider.details(placeId, session)),
  };
}

/** Keeps what the log may show of an error: its code or name, and its place in the plug-in. */
function unavailable(error: unknown): AddressesUnavailable {
  const code = failureOf(error);
  const stack = error instanceof Error ? error.stack : '';
  return Object.assign(new AddressesUnavailable('of the plug-in', code), { code, stack });
}
