import { expect, type Page, type Route } from '@playwright/test';
import { type Account, enter, loginDialog, profile, sessionOver } from '../people/accounts.ts';

/**
 * Answers the next call to this URL as if the session had ended. Later calls reach the server. Returns a function that
 * counts these answers.
 */
export async function endSessionAt(page: Page, call: string | RegExp): Promise<() => number> {
  let ended = 0;
  const answer = async (route: Route) => {
    ended += 1;
    await route.fulfill({
      status: 401,
      json: { status: 401, success: false, error_code: 'TOKEN_EXPIRED', msg: 'TOKEN_EXPIRED' },
    });
  };
  await page.route(call, answer, { times: 1 });
  return () => ended;
}

/** Logs in again in the dialog that covers the form. */
export async function comeBack(page: Page, { email }: Account): Promise<void> {
  await expect(loginDialog(page).getByRole('heading')).toBeFocused();
  await expect(loginDialog(page).getByRole('button', { name: 'Registrati' })).toHaveCount(0);
  await enter(page, email);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(profile(page)).toBeVisible();
  await expect(sessionOver(page)).toHaveCount(0);
}
