import { type Account, openAccount, savePerson } from '../people/accounts.ts';
import { test as base } from '../server/account-test.ts';

interface Prepared {
  /**
   * An account with a complete saved person. All tests of a Playwright worker share it, because none of them sends a
   * quote request.
   */
  readonly known: Account;
}

/** A test that opens a page as a user with a saved contractor. It must not send a quote request. */
export const test = base.extend<object, Prepared>({
  known: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const account = await openAccount(request);
      await savePerson(request, account, account.ownRecord);
      await request.dispose();
      await use(account);
    },
    { scope: 'worker' },
  ],
});
