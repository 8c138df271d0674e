import { type Client, cookieToken, type Failed, type TokenOwner } from '@preventivo/core';
import type { PageSettings } from './funnel-props.ts';

/** The timeout for loading the HTTP code and the settings, in milliseconds. */
const LOAD_TIMEOUT = 20_000;

/** The result of a call that got no response (`core/README.md`, 'The client'). */
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };

/**
 * Returns the client of a line. Its first call loads the HTTP code and waits for the settings, which may set the URLs
 * of the back end.
 * @param load imports the HTTP code. @defaultValue the chunk of this application
 */
export function lazyClient(
  line: string,
  settings?: Promise<PageSettings>,
  load = () => import('@preventivo/core/http'),
): Client {
  const listeners = new Set<() => void>();
  const token = cookieToken();
  const onExpired = () => {
    for (const listener of [...listeners]) listener();
  };
  let whose: TokenOwner | undefined;
  let loading: Promise<Client> | undefined;

  async function loadClient() {
    loading ??= Promise.all([load(), settings]).then(([{ createClient }, set]) =>
      createClient({ ...set?.api, line, token, onExpired, resolveTokenOwner: () => whose?.() }),
    );
    return loading.catch(() => {
      // The network may have failed only for a moment: the next call tries the import again.
      loading = undefined;
    });
  }
  async function call(name: PropertyKey, args: readonly unknown[]) {
    const timeout = new Promise<undefined>((resolve) =>
      setTimeout(resolve, LOAD_TIMEOUT, undefined),
    );
    const client = await Promise.race([loadClient(), timeout]);
    return client ? Reflect.get(client, name)(...args) : noAnswer;
  }

  const own: Pick<Client, 'line' | 'token' | 'logout' | 'onExpired' | 'onOtherToken'> = {
    line,
    token,
    // Remove the token at once, even if the HTTP code then fails to load.
    logout({ session = token.get(), ...options } = {}) {
      if (token.get() === session) token.remove();
      return call('logout', [{ ...options, session }]);
    },
    onExpired(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onOtherToken(ask) {
      whose = ask;
    },
  };
  // The proxy forwards every other call to the client that `loadClient` loads.
  return new Proxy(own as Client, {
    get: (client, name) =>
      Reflect.get(client, name) ?? ((...args: readonly unknown[]) => call(name, args)),
  });
}
