import { type Account, openAccount, savePerson } from '../support/people/accounts.ts';
import { test as base } from '../support/server/account-test.ts';

interface Prepared {
  /** Somebody whose own record is complete. All tests of a worker share them: nothing is sent. */
  readonly known: Account;
}

/** Tests in which somebody with a saved contractor comes to a page, and sends nothing. */
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
