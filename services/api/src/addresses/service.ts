import type { Reference } from '../reference/reference.ts';
import { addressReader, type ReadAddress } from './read-address/read-address.ts';

/** The service behind a provider did not answer, or not as it should. The message holds no address. */
export class AddressesUnavailable extends Error {
  constructor(service: string, why: string) {
    super(`The address service ${service} did not answer (${why}).`);
    this.name = 'AddressesUnavailable';
  }
}

/** How long an answer is waited for, in milliseconds. */
const timeout = 4000;

/** Another server's JSON. @throws {AddressesUnavailable} */
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

/** What stands at a path inside another server's JSON; undefined where there is nothing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  );
}

/** The text at a path; '' where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found.trim() : '';
}

/** The list at a path; empty where there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Where a service answers, and how it is called. */
export interface ServiceOptions {
  readonly url: string;
  /** @defaultValue the global one */
  readonly fetch?: typeof globalThis.fetch;
}

/** What the providers that call another service have in common. */
export function serviceClient({ municipalities, streets }: Reference, options: ServiceOptions) {
  const { url, fetch } = options;
  const readEach = addressReader(municipalities, streets);
  return {
    /** What was typed; without a number where that can be read in several ways. */
    read: (input: string): ReadAddress | undefined => {
      const [first, ...others] = readEach(input);
      return first && others.length > 0 ? { ...first, number: '' } : first;
    },
    fetch: fetch ?? globalThis.fetch.bind(globalThis),
    /** An address below the service's own. */
    address: (path: string, query: Readonly<Record<string, string>> = {}): URL => {
      const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
      for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
      return address;
    },
  };
}
