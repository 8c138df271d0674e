import { tokenCookie } from '../device/names.ts';

/** Stores the bearer token of a session. Its methods never throw. */
export interface TokenStore {
  /** Returns the token, or null while logged out. */
  get(): string | null;
  set(token: string, lifetimeSeconds: number): void;
  remove(): void;
}

/** How long a token of the header `x-token` is stored: 2 hours (docs/rules/accounts.md#token). */
export const headerTokenSeconds = 2 * 60 * 60;
/** How long a token of a response body is stored, if the host application allows it: 30 days. */
export const bodyTokenSeconds = 30 * 24 * 60 * 60;

/** Whether a token can be sent in a header. No server issues any other token. */
export const isToken = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[\x21-\x7e]{1,4096}$/.test(raw);

/**
 * Stores the token in the cookie `jwt` (`SameSite=Lax`, `Secure` on https), so that all lines of a site share the
 * session. Stores nothing outside a page, or if the browser forbids cookies.
 * @param name name of the cookie. @defaultValue 'jwt'
 */
export function cookieToken(name = tokenCookie): TokenStore {
  return {
    get: () => {
      const found = cookies().find((cookie) => cookie.startsWith(`${name}=`));
      const token = found && decoded(found.slice(name.length + 1));
      return isToken(token) ? token : null;
    },
    set: (token, lifetimeSeconds) => write(name, encodeURIComponent(token), lifetimeSeconds),
    remove: () => write(name, '', 0),
  };
}

/** Empty outside a page, and in a sandboxed frame that forbids cookies. */
function cookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

function decoded(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

function write(name: string, value: string, lifetimeSeconds: number): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // The Cookie Store API is asynchronous and some browsers lack it, but the next call needs the token immediately.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // Without cookies the login does not persist, but the form still works.
  }
}
