import { type Account, openAccount } from '../people/accounts.ts';
import { test as travel } from './travel-test.ts';

export const test = travel.extend<{ readonly account: Account }>({
  account: async ({ request }, use) => {
    await use(await openAccount(request));
  },
});
