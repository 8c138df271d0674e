import { isToken, type TokenStore } from './token-store.ts';

/**
 * Keeps the token in the cookie `jwt` (`SameSite=Lax`, `Secure` on https), so that all lines of one
 * site share the session. Where there is no page, or cookies are forbidden, it keeps nothing.
 * @param name name of the cookie. Default: 'jwt'
 */
export function cookieToken(name = 'jwt'): TokenStore {
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
