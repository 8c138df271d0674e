import { tokenCookie } from '../device/names.ts';

/** Where the bearer token of a session is kept. None of these throws. */
export interface TokenStore {
  /** The token, or null where nobody is logged in. */
  get(): string | null;
  set(token: string, lifetimeSeconds: number): void;
  remove(): void;
}

/** How long a token of the header `x-token` is kept: 2 hours (docs/rules/accounts.md#token). */
export const headerTokenSeconds = 2 * 60 * 60;
/** How long a token of a response body is kept, where the host allows it: 30 days. */
export const bodyTokenSeconds = 30 * 24 * 60 * 60;

/** Whether a token can stand in a header: anything else never came from a server. */
export const isToken = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[\x21-\x7e]{1,4096}$/.test(raw);

/**
 * Keeps the token in the cookie `jwt` (`SameSite=Lax`, `Secure` on https), so that all lines of one
 * site share the session. Where there is no page, or cookies are forbidden, it keeps nothing.
 * @param name name of the cookie. Default: 'jwt'
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

/** None where there is no page, or where a sandboxed frame forbids them. */
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
    // The Cookie Store API is asynchronous and not everywhere; the next call needs the token at once.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // Without cookies nobody stays logged in; the form works all the same.
  }
}
