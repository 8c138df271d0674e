/**
 * The token of the mailed link, taken out of the address at once: neither the history nor a
 * measuring script is to have it. It stands behind the '#', which no server is sent. '' where there
 * is none, as after a reload.
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
