/** How many numbers are tried before the page may draw. */
const slice = 500;

/**
 * Finds the number whose digest a server asks for. The browser computes digests off the main thread.
 * @param challenge `<issued>.<salt>.<target>.<numbers>`
 * @returns `<issued>.<number>`; undefined where there is no such number, or the page is not served securely
 */
export async function solveChallenge(challenge: string): Promise<string | undefined> {
  const [issued, salt, target, numbers] = challenge.split('.');
  const { subtle } = crypto;
  if (!subtle) return undefined;
  const encoder = new TextEncoder();
  const digestOf = async (number: number) =>
    hex(await subtle.digest('SHA-256', encoder.encode(`${salt}.${number}`)));
  // A server that asks for more work than any page should do is not obeyed.
  const last = Math.min(Number(numbers), 1_000_000);
  for (let start = 0; start < last; start += slice) {
    const digests = await Promise.all(
      Array.from({ length: slice }, (_, at) => digestOf(start + at)),
    );
    const found = digests.indexOf(target ?? '');
    if (found >= 0) return `${issued}.${start + found}`;
  }
  return undefined;
}

const hex = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
