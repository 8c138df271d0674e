/**
 * Returns the probable address for a mistyped address: `giulia@gmail.com` for `giulia@gmial.com`. Returns undefined
 * if the typed address may be correct.
 */
export function emailTypo(text: string): string | undefined {
  const [, local, domain] = /^(\S+@)(\S+\.\S+)$/.exec(text.trim().toLowerCase()) ?? [];
  if (!local || !domain || KNOWN.includes(domain)) return undefined;
  const near = COMMON.find((one) => isTypoOf(domain, one));
  const meant = domain === 'gmail.it' ? 'gmail.com' : near;
  return meant && local + meant;
}

/**
 * Returns whether a domain is a typo of a common domain.
 * A different first letter is no typo, because `mail.com`, `fmail.com` and `cloud.com` are providers. A different
 * country is no typo either, because `hotmail.fr`, `outlook.de` and `libero.eu` exist. For `gmail.com` alone, any
 * other ending is a typo.
 */
function isTypoOf(domain: string, one: string): boolean {
  const [name, country] = one.split('.');
  const [typedName, typedCountry = ''] = domain.split('.');
  const isElsewhere = typedName === name && name !== 'gmail' && typedCountry !== country;
  if (domain[0] !== one[0] || (isElsewhere && EXISTING.test(typedCountry))) return false;
  return distance(domain, one) <= (one.length > 8 ? 2 : 1);
}

/**
 * Existing top-level domains: country codes and generic domains. Excludes two-letter typos of 'it', such as 'ti' and
 * 'ot'.
 */
const EXISTING =
  /^(?!ti$|i[fgiy]$|[ouj]t$|[ou]i$)(?:[a-z]{2}|com|net|org|info|biz|name|mobi|online|email|cloud|mail)$/;

/** The domains of most Italian email addresses. */
const COMMON = [
  'gmail.com',
  'libero.it',
  'hotmail.it',
  'hotmail.com',
  'outlook.it',
  'outlook.com',
  'yahoo.it',
  'yahoo.com',
  'icloud.com',
  'virgilio.it',
  'tiscali.it',
  'alice.it',
];
/** The common domains, and existing domains that look like typos of them. */
const KNOWN = [
  ...COMMON,
  'mail.com',
  'gmx.com',
  'email.it',
  'email.com',
  'ymail.com',
  'live.it',
  'live.com',
  'me.com',
  'libera.it',
  'liber.it',
  'liberi.it',
];

/** Returns the edit distance: the number of letters to add, remove, change or swap with the next letter. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let at = 1; at <= to.length; at++) {
      const same = from[row - 1] === to[at - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + same,
        swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = now;
  }
  return last[to.length] ?? 0;
}
