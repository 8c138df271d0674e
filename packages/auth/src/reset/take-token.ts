/**
 * The token of the mailed link, taken out of the address at once: neither the history nor a
 * referrer nor a measuring script is to have it. '' where there is none, as after a reload.
 */
export function takeToken(): string {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? '';
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token;
}
