import type { Reference } from '../reference/reference.ts';
import { addressReader, type ReadAddress } from './read-address/read-address.ts';

/**
 * Thrown when the service behind a provider fails or responds with an error. The message contains
 * no address.
 */
export class AddressesUnavailable extends Error {
  constructor(service: string, why: string) {
    super(`The address service ${service} did not answer (${why}).`);
    this.name = 'AddressesUnavailable';
  }
}

/** Request timeout in milliseconds. */
export const timeout = 4000;

/** @throws {AddressesUnavailable} */
export async function fetchJson(
  fetch: typeof globalThis.fetch,
  url: URL,
  init: RequestInit = {},
): Promise<unknown> {
  const failed = (why: string) => new AddressesUnavailable(url.host, why);
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw failed(error instanceof Error ? error.name : 'unknown');
    },
  );
  if (!response.ok) throw failed(`status ${response.status}`);
  return response.json().catch(() => {
    throw failed('no JSON');
  });
}

/** Returns the value at a path of untrusted JSON; undefined if the path is missing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  );
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found.trim() : '';
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

export interface ServiceOptions {
  readonly url: string;
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
}

/** Returns a parser of typed addresses. It omits the house number of a text with several meanings. */
export function typedAddressReader({ municipalities, streets }: Reference) {
  const readEach = addressReader(municipalities, streets);
  return (input: string): ReadAddress | undefined => {
    const [first, ...others] = readEach(input);
    return first && others.length > 0 ? { ...first, number: '' } : first;
  };
}

export function serviceClient({ url, fetch }: ServiceOptions) {
  return {
    fetch: fetch ?? globalThis.fetch.bind(globalThis),
    address: (path: string, query: Readonly<Record<string, string>> = {}): URL => {
      const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
      for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
      return address;
    },
  };
}
