/**
 * Returns the token of the mailed link; '' without one, as after a reload. Removes the token from
 * the URL at once, so that neither the history nor analytics get it. The token is in the hash,
 * which browsers do not send to servers.
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
