import { hmac, isSameDigest, randomHex } from './digest.ts';

/**
 * The cookie that contains the proofs of logins. Pages delete it when a visitor erases their data
 * on the device (`deviceCookie` in packages/core/src/device/names.ts).
 */
export const deviceCookie = 'preventivo-device';
/**
 * Maximum number of accounts in the cookie of one device, because a family may share the device.
 */
const most = 4;
/** 180 days in seconds, since the last login of the device. */
const lifetime = 180 * 24 * 60 * 60;

interface Owner {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * Recognises a device that has logged in to an account before. The proof is a signed random name in
 * a cookie; the server does not store it. The cookie opens no session. It only lets the server
 * count the device's failed logins separately from those of strangers. A new password invalidates
 * all earlier proofs.
 */
export interface KnownDevices {
  /** Returns the device's name if a cookie proves an earlier login to this account. */
  nameOf(
    cookies: string | undefined,
    owner: Owner | undefined,
    now: Date,
  ): Promise<string | undefined>;
  /**
   * Returns a `set-cookie` header with a new proof for this account. The header keeps the earlier
   * proofs for other accounts.
   */
  welcome(cookies: string | undefined, owner: Owner, now: Date, isSecure: boolean): Promise<string>;
}

/** `<name>-<expiry in seconds since 1970>-<signature>` */
const proofPattern = /^([0-9a-f]{16})-(\d{1,12})-([0-9a-f]{64})$/;

/** @param secret key for the signatures of the proofs */
export function knownDevices(secret: string): KnownDevices {
  const sign = (owner: Owner, name: string, until: number) =>
    hmac(secret, `device ${name} ${until} ${owner.id} ${owner.passwordHash}`);

  async function proofOf(proofs: readonly string[], owner: Owner, now: Date) {
    let found: { readonly name: string; readonly proof: string } | undefined;
    for (const proof of proofs) {
      const [, name = '', until = '0', signature = ''] = proofPattern.exec(proof) ?? [];
      const isOwn = isSameDigest(signature, await sign(owner, name, Number(until)));
      if (isOwn && Number(until) * 1000 > now.getTime()) found ??= { name, proof };
    }
    return found;
  }

  return {
    nameOf: async (cookies, owner, now) => {
      // For an unknown email, verify against `noOwner`. Otherwise the timing would reveal which
      // emails have accounts.
      const found = await proofOf(proofsIn(cookies), owner ?? noOwner, now);
      return owner && found?.name;
    },
    welcome: async (cookies, owner, now, isSecure) => {
      const proofs = proofsIn(cookies);
      const before = await proofOf(proofs, owner, now);
      const name = before?.name ?? randomHex(64);
      const until = Math.floor(now.getTime() / 1000) + lifetime;
      const fresh = `${name}-${until}-${await sign(owner, name, until)}`;
      const others = proofs.filter((proof) => proof !== before?.proof);
      return cookie([fresh, ...others].slice(0, most).join('_'), lifetime, isSecure);
    },
  };
}

const noOwner: Owner = { id: '', passwordHash: '' };

function proofsIn(cookies = ''): readonly string[] {
  const written = cookies.split(/; */).find((one) => one.startsWith(`${deviceCookie}=`)) ?? '';
  const proofs = written.slice(deviceCookie.length + 1).split('_');
  return proofs.filter((proof) => proofPattern.test(proof)).slice(0, most);
}

/**
 * Creates the cookie. It has no `HttpOnly`, because the page must be able to delete it offline,
 * with 'Cancella i miei dati da questo dispositivo'.
 */
const cookie = (value: string, maxAge: number, isSecure: boolean) =>
  `${deviceCookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
