import type { RuleSettings } from '@preventivo/core';
import type { Reference } from '../reference/reference.ts';
import { addressReader } from './read-address.ts';

/** Where a service answers, and how it is asked. */
export interface ServiceOptions {
  readonly url: string;
  /** @defaultValue the global one */
  readonly fetch?: typeof globalThis.fetch;
  /** Which house numbers and streets somebody may type. @defaultValue 'strict' */
  readonly rules?: RuleSettings['addresses'];
}

/** What the providers that ask another service have in common. */
export function external({ municipalities, streets }: Reference, options: ServiceOptions) {
  const { url, fetch, rules } = options;
  return {
    read: addressReader(municipalities, streets, rules),
    fetch: fetch ?? globalThis.fetch.bind(globalThis),
    /** An address below the service's own. */
    address: (path: string, query: Readonly<Record<string, string>> = {}): URL => {
      const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
      for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
      return address;
    },
  };
}
