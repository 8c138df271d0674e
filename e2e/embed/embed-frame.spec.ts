import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { question, sendIt, toTrip } from '../support/pages/funnel.ts';
import { bestPractices } from '../support/pages/looked-at.ts';
import { control, go, title } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/embed-test.ts';
import type { PageServer } from '../support/server/page-server.ts';
import type { Server } from '../support/server/server.ts';
import { thorough } from '../support/thorough.ts';

const heard =
  "heard=[];for(const n of ['start','page','error','sent','leave','receipt'])addEventListener('preventivo:'+n,e=>heard.push([n,e.detail,e.target.localName]))";

/**
 * Opens a page of another site that embeds a funnel by the script for frames. The page has text above and below the
 * script.
 */
async function open(page: Page, site: PageServer, { address }: Server, allowed = site.address) {
  site.show({
    policy: `default-src 'none'; script-src 'unsafe-inline' ${address}; frame-src ${address}; style-src 'unsafe-inline'; img-src data:`,
    html: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Agenzia Rossi</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>html{scroll-padding-top:70px}body{margin:0}
nav{position:sticky;top:0;height:60px;background:#fff}.tall{height:900px}</style><script>${heard}</script></head><body>
<nav aria-label="Sito">Agenzia Rossi</nav><main><h1>Preventivi</h1><p class="tall">Chi siamo</p>
<script src="${address}/embed/frame.js" data-line="travel" data-title="Preventivo viaggi"></script>
<p class="tall" id="below">Dove siamo</p></main></body></html>`,
  });
  await page.route('**/travel/settings.json', (route) =>
    route.fulfill({ json: { frameAncestors: [allowed], theme: { mode: 'light' } } }),
  );
  await page.goto(site.address);
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('the frame has no page');
  await control(inside(frame), 'nome').waitFor();
  return { frame, page: inside(frame) };
}

/** Returns the frame as a `Page`, so that the helpers for pages accept it. */
const inside = (frame: Frame) => frame as unknown as Page;

const heights = (page: Page, frame: Frame) =>
  Promise.all([
    page
      .locator('iframe')
      .first()
      .evaluate((one) => one.getBoundingClientRect().height),
    frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
  ]);

const eventsOf = (page: Page): Promise<unknown[][]> => page.evaluate('heard');

/** Waits until the host page has resized the frame to its content. */
const isAsHigh = (page: Page, frame: Frame) =>
  expect
    .poll(async () => {
      const [around, within] = await heights(page, frame);
      return around - within;
    })
    .toBe(0);

test('a visitor of a framed funnel scrolls only the host page, sees new content in view and sends one request', async ({
  page,
  site,
  server,
}) => {
  const { frame, page: funnel } = await open(page, site, server);
  await expect(funnel.locator('#root')).toHaveAttribute('data-q-embedded', '');
  await isAsHigh(page, frame);
  const [first] = await heights(page, frame);
  await go(funnel).click();
  // The errors make the frame higher. The page must scroll the error summary to below the host page's sticky bar.
  await expect(funnel.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
  await isAsHigh(page, frame);
  expect((await heights(page, frame))[0]).toBeGreaterThan(first);
  await expect(funnel.getByRole('heading', { name: 'Controlla questi campi' })).toBeInViewport();

  const person = giulia();
  const journey = trip();
  await toTrip(funnel, person);
  await expect(title(funnel)).toBeFocused();
  await expect(title(funnel)).toBeInViewport();
  await isAsHigh(page, frame);
  await journey.fill(funnel);
  await consent(funnel);
  await sendIt(funnel);
  // The frame is higher than the window, so the dialog must be in the visible part of the frame.
  await expect(question(funnel)).toBeInViewport({ ratio: 1 });
  expect(requestsOf(person.email, server.dataDir)).toMatchObject([
    { line: 'travel', payload: { specificData: journey.stored } },
  ]);

  // `postMessage` is asynchronous: the host page may receive a message after the dialog has rendered.
  await expect
    .poll(async () => (await eventsOf(page)).map(([name]) => name))
    .toEqual(['start', 'page', 'error', 'page', 'receipt', 'sent']);
  const events = await eventsOf(page);
  expect(events[1]).toEqual(['page', { line: 'travel', page: 1 }, 'iframe']);
  for (const answer of [person.email, 'Giulia', "D'Amico", '3331234567'])
    expect(JSON.stringify(events)).not.toContain(answer);
});

test('a host page whose origin the settings do not list receives no message', async ({
  page,
  site,
  server,
}) => {
  const said = page.waitForEvent('console', (message) => message.text().includes('frameAncestors'));
  const { page: funnel } = await open(page, site, server, 'https://www.altri.example');
  expect((await said).text()).toContain(`does not have '${site.address}'`);
  await go(funnel).click();
  await expect(funnel.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
  expect(await page.evaluate('heard')).toEqual([]);
  expect(await page.locator('iframe').evaluate((one) => one.clientHeight)).toBe(600);
});

test('the host page and the frame ignore messages from other windows', async ({
  page,
  site,
  server,
}) => {
  const { frame } = await open(page, site, server);
  await expect.poll(async () => (await heights(page, frame))[0]).toBeGreaterThan(700);
  await isAsHigh(page, frame);
  const [before] = await heights(page, frame);
  // The host page and a frame of another origin send forged funnel messages.
  await page.evaluate(async () => {
    const forged = {
      preventivo: { height: 5, event: 'preventivo:sent', detail: { line: 'travel' } },
    };
    postMessage(forged, '*');
    const other = document.createElement('iframe');
    other.sandbox.add('allow-scripts');
    other.srcdoc = `<script>parent.postMessage(${JSON.stringify(forged)},'*');parent.frames[0].postMessage({preventivo:{top:9999,height:1}},'*');parent.postMessage('over','*')</script>`;
    const over = new Promise((resolve) =>
      addEventListener('message', ({ data }) => data === 'over' && resolve(data)),
    );
    document.body.append(other);
    await over;
  });
  expect((await heights(page, frame))[0]).toBe(before);
  expect(JSON.stringify(await page.evaluate('heard'))).not.toContain('sent');
  expect(
    await frame.evaluate(() => document.documentElement.style.getPropertyValue('--q-seen-from')),
  ).not.toBe('9999px');
});

/**
 * The axe rules for WCAG, without the best practices. One of these forbids a frame to repeat a landmark of the host
 * page (docs/decisions/0112-frames-post-to-named-origins.md).
 */
const rules = bestPractices.filter((tag) => tag !== 'best-practice');

for (const width of [390, 1280])
  test(
    `a funnel in a frame passes axe in a page of ${width} px`,
    thorough,
    async ({ page, site, server }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { page: funnel } = await open(page, site, server);
      await go(funnel).click();
      await expect(funnel.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'], runOnly: rules })
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
    },
  );
