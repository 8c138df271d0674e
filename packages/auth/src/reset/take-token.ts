/**
 * Returns the token of the mailed link and removes it from the URL at once: neither the history nor
 * analytics must get it. It is in the hash, which browsers send to no server. '' without a token,
 * as after a reload.
 */
export function takeToken(): string {
  const address = new URL(location.href);
  const behind = new URLSearchParams(address.hash.slice(1));
  const token = behind.get('token') ?? '';
  behind.delete('token');
  address.hash = behind.toString();
  history.replaceState(history.state, '', address);
  return token;
}
