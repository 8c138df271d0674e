import type { Client, Result, User } from '@preventivo/core';

/** Logs in and asks who that is (docs/rules/accounts.md#login). */
export async function logIn(
  client: Client,
  given: { readonly email: string; readonly password: string },
): Promise<Result<User>> {
  const entered = await client.login(given);
  if (!entered.ok) return entered;
  const user = await client.myData();
  if (user.ok) return user;
  // Who could only not be asked is asked again.
  if (user.kind === 'network') return user;
  client.token.remove();
  return { ok: false, kind: 'refused' };
}
