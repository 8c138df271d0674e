import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieToken } from './token-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs a page with these cookies. Returns the texts that the code writes to `document.cookie`. */
function page(protocol: 'https:' | 'http:', cookies = '') {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

describe('on a page', () => {
  it('cookieToken writes the cookie jwt, with Secure on https only', () => {
    const safe = page('https:');
    cookieToken().set('a.b-c_d', 7200);
    expect(safe).toEqual(['jwt=a.b-c_d; Path=/; Max-Age=7200; SameSite=Lax; Secure']);
    const local = page('http:');
    cookieToken().set('a.b-c_d', 7200);
    expect(local).toEqual(['jwt=a.b-c_d; Path=/; Max-Age=7200; SameSite=Lax']);
  });

  it('cookieToken encodes the token, so that it cannot add attributes to the cookie', () => {
    const written = page('https:');
    cookieToken().set('x; Domain=example.it', 60);
    expect(written).toEqual([
      'jwt=x%3B%20Domain%3Dexample.it; Path=/; Max-Age=60; SameSite=Lax; Secure',
    ]);
  });

  it('cookieToken reads its own cookie among others', () => {
    page('https:', 'old_jwt=no; jwt=a.b%2Fc; jwt2=no');
    expect(cookieToken().get()).toBe('a.b/c');
    expect(cookieToken('jwt2').get()).toBe('no');
    expect(cookieToken('other').get()).toBeNull();
  });

  it.each(['jwt=', 'jwt=%E0%A4%A', 'jwt=a%0Ab', ''])(
    'cookieToken returns null for the cookies %j',
    (cookies) => {
      page('https:', cookies);
      expect(cookieToken().get()).toBeNull();
    },
  );

  it('cookieToken removes the cookie', () => {
    const written = page('https:');
    cookieToken().remove();
    expect(written).toEqual(['jwt=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
  });
});

it('cookieToken stores nothing without a page', () => {
  const token = cookieToken();
  token.set('one', 60);
  token.remove();
  expect(token.get()).toBeNull();
});

it('cookieToken stores nothing in a frame that forbids cookies', () => {
  const forbidden = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal(
    'document',
    Object.defineProperty({}, 'cookie', { get: forbidden, set: forbidden }),
  );
  const token = cookieToken();
  token.set('one', 60);
  expect(token.get()).toBeNull();
});
