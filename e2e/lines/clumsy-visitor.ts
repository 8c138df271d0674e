import { expect, type Page } from '@playwright/test';
import { summary } from '../support/pages/complaints.ts';
import { consent, storedPrivacy } from '../support/pages/consents.ts';
import { question } from '../support/pages/funnel.ts';
import { choose, control, go, send, title } from '../support/pages/visitor.ts';
import { type ClumsyHands, clumsyHands } from '../support/people/clumsy-hands.ts';
import { test } from '../support/server/account-test.ts';
import { requestsOf } from '../support/server/database.ts';
import { gate } from '../support/server/gate.ts';
import type { Answer, Answers } from './answer.ts';
import { askerOf, forBoth, type Journey, storedOnce } from './journey.ts';

/** A line that asks for people, one that asks for companies, and the one that folds its entries. */
const inEveryRun = ['travel', 'commercial-vehicle', 'microcar'];

/**
 * Declares that somebody slow, clumsy and hurried completes a line all the same: keys and presses
 * before the page runs, 400 ms from key to key, wrong answers first, every press twice, back and forth,
 * the page loaded again in the middle. Exactly what they meant is stored, once.
 */
export function clumsyVisitorCompletes(journey: Journey): void {
  test(`somebody slow, clumsy and hurried asks for ${journey.words}, and exactly what they meant is stored once`, {
    tag: inEveryRun.includes(journey.line) ? [] : '@thorough',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.clock.install();
    const hands = clumsyHands(page);
    const asker = askerOf(journey);
    await tooEarly(page, journey);
    await answerClumsily(page, hands, asker.answers);
    for (const [at, { title: wanted, answers }] of journey.pages.entries()) {
      await go(page).dblclick();
      await expect(title(page)).toHaveText(wanted);
      if (at === 0) await backAndForth(page, wanted);
      const all = Object.entries(answers);
      const half = at === 0 ? Math.ceil(all.length / 2) : all.length;
      await answerClumsily(page, hands, Object.fromEntries(all.slice(0, half)));
      if (half === all.length) continue;
      await page.reload();
      await expect(title(page)).toHaveText(wanted);
      await answerClumsily(page, hands, Object.fromEntries(all.slice(half)));
    }
    await hands.tick('newsletter', []);
    await consent(page);
    await send(page).dblclick();
    await expect(question(page)).toBeVisible();
    expect(requestsOf(asker.email)).toEqual(
      storedOnce(journey, {
        contractor: asker.stored,
        privacy: storedPrivacy(asker.email),
        sfLeadIds: null,
      }),
    );
  });
}

/** Types and presses before anything of the page runs; what was pressed is answered once it does. */
async function tooEarly(page: Page, { line, asks, settings }: Journey): Promise<void> {
  const scripts = gate();
  if (settings) await page.route('**/settings.json', (route) => route.fulfill({ json: settings }));
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(`/${line}/`, { waitUntil: 'commit' });
  await go(page).waitFor();
  const type = asks === 'azienda' ? 'giuridica' : 'fisica';
  if (forBoth.includes(line)) await choose(page, 'tipoPersona', type);
  else await control(page, 'nome').pressSequentially('Giul');
  await go(page).dblclick();
  scripts.open();
  await expect(summary(page)).toBeVisible();
}

/** Goes back to page 1, finds it as it was left, and comes forward again. */
async function backAndForth(page: Page, wanted: string): Promise<void> {
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(control(page, 'cognome')).toHaveValue("D'Amico");
  await go(page).click();
  await expect(title(page)).toHaveText(wanted);
}

async function answerClumsily(page: Page, hands: ClumsyHands, answers: Answers): Promise<void> {
  for (const [name, given] of Object.entries(answers)) await answerOne(page, hands, name, given);
}

async function answerOne(page: Page, hands: ClumsyHands, name: string, given: Answer) {
  if (typeof given === 'function') await given(page);
  else if (typeof given !== 'string' && 'only' in given) {
    await hands.write(name, given.typed);
    await page.keyboard.press('Tab');
    await expect(control(page, name)).toHaveValue(given.only);
  } else if (typeof given !== 'string' && 'taken' in given) {
    await hands.write(name, given.typed);
    await page.getByRole('option', { name: given.taken, exact: true }).click();
  } else if (typeof given !== 'string') await hands.tick(name, given);
  else {
    const one = page.locator(`[name="${name}"], [name="${name}.giorno"]`).first();
    const kind = await one.evaluate((it) => [
      it.getAttribute('name'),
      it.getAttribute('type'),
      it.localName,
    ]);
    if (kind[0] !== name) await hands.writeDay(name, given);
    else if (kind[1] === 'radio' || kind[2] === 'select') await hands.choose(name, given);
    else await hands.write(name, given);
  }
}
