import { createClient, memoryToken } from '@preventivo/core/http';
import { missingOfPerson, personOfSaved, savedOfPerson } from '@preventivo/core/saved';
import { expect, it, vi } from 'vitest';
import { giuliasAccount, seedAccount } from '../../seeded-account.ts';
import { accountApi, credentials, marco } from '../../testing/account-api.ts';
import { now } from '../../testing/test-api.ts';

/** Creates an API and a page that uses the funnels' client. */
function page(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  const expired = vi.fn();
  const client = createClient({
    line: 'travel',
    token: memoryToken(() => now.getTime()),
    fetch: async (input, init) =>
      api.app.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
    onExpired: expired,
  });
  return { ...api, client, expired };
}

it('the API works with the client of the funnels, from the registration to a saved person', async () => {
  const { client, mailedToken } = page();
  expect(await client.register(marco)).toEqual({ ok: true, data: null });
  expect(await client.login(credentials)).toMatchObject({ code: 'USER_NOT_ACTIVATED' });
  expect((await client.activate(await mailedToken(), marco.password)).ok).toBe(true);
  expect((await client.activate(await mailedToken(), marco.password)).ok).toBe(false);
  expect((await client.login(credentials)).ok).toBe(true);
  const mine = await client.myData();
  const user = mine.ok ? mine.data : undefined;
  expect(user).toMatchObject({ name: 'Marco', email: marco.email, companies: [], vehicles: [] });
  if (!user?.userData) throw new Error('Nobody is logged in.');
  expect(missingOfPerson(user.userData, user).length).toBeGreaterThan(3);

  const [giulia] = giuliasAccount.people;
  const complete = { ...giulia, id: user.userData.id, name: 'Marco', surname: 'Bianchi' };
  const form = personOfSaved({ ...complete, gender: 'uomo' }, user);
  const saved = await client.savePerson(savedOfPerson(form, user.userData.id));
  expect(saved).toMatchObject({ ok: true, data: [{ id: user.userData.id, address: 'VIA ROMA' }] });
  const [person] = saved.ok ? saved.data : [];
  expect(person && missingOfPerson(person, user)).toEqual([]);
});

it("an expired token ends the client's session", async () => {
  let clock = now;
  const { client, store, expired } = page({ clock: () => clock });
  await seedAccount(store);
  const { email, password } = giuliasAccount;
  expect((await client.login({ email, password })).ok).toBe(true);
  const mine = await client.myData();
  expect(mine.ok && mine.data.people.map(({ name }) => name)).toEqual(['Giulia', 'Enrico']);
  expect(mine.ok && mine.data.companies).toHaveLength(1);
  clock = new Date(now.getTime() + 121 * 60 * 1000);
  expect(await client.myData()).toMatchObject({ kind: 'expired', code: 'TOKEN_EXPIRED' });
  expect(expired).toHaveBeenCalledOnce();
  expect(client.token.get()).toBeNull();
});
