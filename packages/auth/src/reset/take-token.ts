/**
 * Returns the token of the mailed link, or '' if the URL has none, as after a reload. Removes the token from the URL at
 * once, so that history and analytics do not store it. The token is in the hash, which browsers do not send to servers.
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
