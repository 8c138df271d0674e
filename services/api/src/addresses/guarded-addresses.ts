import { failureOf } from '../mail/mail.ts';
import type { AddressProvider } from './provider.ts';
import { AddressesUnavailable, timeout } from './service.ts';

/**
 * Returns a provider that throws `AddressesUnavailable` when the given provider throws or takes too
 * long. The API then treats a failing plug-in like a service that does not respond.
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

/**
 * Converts an error of a plug-in. Keeps only what may be logged: the code or name, and the stack.
 */
function unavailable(error: unknown): AddressesUnavailable {
  const code = failureOf(error);
  const stack = error instanceof Error ? error.stack : '';
  return Object.assign(new AddressesUnavailable('of the plug-in', code), { code, stack });
}
