import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { sendIt, toTrip } from '../support/pages/funnel.ts';
import { look } from '../support/pages/looked-at.ts';
import { control, go, title } from '../support/pages/visitor.ts';
import { giulia } from '../support/people/people.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { test } from '../support/server/embed-test.ts';
import type { PageServer } from '../support/server/page-server.ts';
import type { Server } from '../support/server/server.ts';
import { thorough } from '../support/thorough.ts';

/** Styles of a host page that would make the funnel unusable if they applied to it. */
const hostile = `
  html { font-size: 6px; }
  body { margin: 0; font: italic 9px/1 serif; color: #777; text-align: right; letter-spacing: 4px; text-transform: uppercase;
    cursor: wait; user-select: none; visibility: visible; word-spacing: 20px; }
  * { box-sizing: content-box !important; font-family: cursive !important; z-index: 0 !important; letter-spacing: 4px !important; }
  label, legend, fieldset { display: none !important; }
  input, select, button { all: unset !important; pointer-events: none !important; }
  p, h2, div.q, .q-btn, .q-field { display: inline !important; margin: 0 0 90px !important; color: pink !important; }
  dialog { position: static !important; opacity: 0 !important; }
  svg { width: 300px !important; height: 300px !important; }
`;

interface Around {
  readonly element: string;
  readonly css?: string;
  readonly also?: string;
}

/**
 * Serves a page of another site with the element. Its content security policy is the strictest that the documentation
 * allows.
 */
function show(site: PageServer, { address }: Server, { element, css = '', also = '' }: Around) {
  site.show({
    css,
    policy: `default-src 'none'; script-src ${address} 'sha256-${heardHash}'; style-src 'self'; font-src ${address}; connect-src ${address}; img-src data:; base-uri 'none'; form-action 'none'`,
    html: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Agenzia Rossi</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/site.css">
<link rel="icon" href="data:,"><script>${heard}</script></head><body><header><h1>Agenzia Rossi</h1></header><main>
<p id="own">Un paragrafo <a href="#">con un link</a> e <button type="button">un pulsante</button></p>
<form id="newsletter"><label>Email <input name="newsletter"></label></form>${element}${also}</main>
<script type="module" src="${address}/embed/preventivo.js"></script></body></html>`,
  });
}

/** A script that records in the host page which funnel events and key events reach the page. */
const heard =
  "heard=[];for(const n of ['start','page','error','sent','leave','receipt'])addEventListener('preventivo:'+n,e=>heard.push([n,e.detail,e.target.localName]));" +
  "keys=[];addEventListener('keydown',e=>keys.push(e.key));addEventListener('input',e=>keys.push(e.data))";
const heardHash = createHash('sha256').update(heard).digest('base64');

const told = (
  page: Page,
): Promise<readonly (readonly [string, Record<string, unknown>, string])[]> =>
  page.evaluate('heard');

/** Returns the computed styles of the host page's own elements, as text. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'html, body, header, header *, #own, #own *, #newsletter, #newsletter *',
      ),
    ]
      .flatMap((one) =>
        [...getComputedStyle(one)]
          // Exclude the height of the page, which depends on the funnel's content.
          .filter((name) => !/^(block-size|height|perspective-origin|transform-origin)$/.test(name))
          .map(
            (name) => `${one.localName} ${name}: ${getComputedStyle(one).getPropertyValue(name)}`,
          ),
      )
      .join('\n'),
  );

const funnel = ({ address }: Server, more = 'line="travel"') =>
  `<preventivo-funnel ${more} api="${address}/api"></preventivo-funnel>`;
const shown = (page: Page): Locator => page.locator('preventivo-funnel').locator('.q');

test('a visitor completes a funnel in a page with hostile styles and sends one quote request, and the host page stays unchanged', async ({
  page,
  site,
  server,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  show(site, server, { element: '<preventivo-funnel></preventivo-funnel>', css: hostile });
  await page.route(/preventivo\.js$/, (route) => route.abort());
  await page.goto(site.address);
  const before = await looks(page);
  await page.unroute(/preventivo\.js$/);
  complaints.length = 0;

  show(site, server, { element: funnel(server), css: hostile });
  await page.goto(site.address);
  await expect(control(page, 'nome')).toBeVisible();
  expect(await looks(page)).toBe(before);
  await expect(control(page, 'nome')).toHaveCSS('height', '48px');
  await expect(control(page, 'nome')).toHaveCSS('font-family', /^"Figtree Variable"/);
  await expect(control(page, 'nome')).toHaveCSS('text-align', 'start');

  const person = giulia();
  const journey = trip();
  await toTrip(page, person);
  // The next page focuses its title, and the title is in the viewport.
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport();
  await journey.fill(page);
  await consent(page);
  await sendIt(page);
  expect(requestsOf(person.email, server.dataDir)).toMatchObject([
    { line: 'travel', payload: { contractor: person.stored, specificData: journey.stored } },
  ]);
  await page.getByRole('button', { name: 'Via email' }).click();
  await expect(page.getByRole('heading', { name: 'Richiesta inviata' })).toBeFocused();

  const events = await told(page);
  expect(events.filter(([name]) => name !== 'receipt')).toEqual([
    ['start', { line: 'travel' }, 'preventivo-funnel'],
    ['page', { line: 'travel', page: 1 }, 'preventivo-funnel'],
    ['page', { line: 'travel', page: 2 }, 'preventivo-funnel'],
    ['sent', { line: 'travel' }, 'preventivo-funnel'],
  ]);
  expect(events.filter(([name]) => name === 'receipt')).toHaveLength(1);
  for (const answer of [person.email, 'Giulia', "D'Amico", '3331234567'])
    expect(JSON.stringify(events)).not.toContain(answer);
  expect(await page.evaluate('keys')).toEqual([]);
  expect(await looks(page)).toBe(before);
  await expect(page).toHaveTitle('Agenzia Rossi');
  expect(complaints).toEqual([]);
});

test('two elements in one page have separate questions, and an element that is removed and inserted again keeps its state', async ({
  page,
  site,
  server,
}) => {
  show(site, server, {
    element: `<div id="a">${funnel(server)}</div><div id="b">${funnel(server, 'line="bicycle"')}</div>`,
  });
  await page.goto(site.address);
  const [first, second] = [page.locator('#a'), page.locator('#b')];
  await first.locator('[name="nome"]').fill('Giulia');
  await second.locator('[name="nome"]').fill('Anna');
  await expect(first.locator('[name="nome"]')).toHaveValue('Giulia');
  await expect(first.getByText('Preventivo viaggi')).toBeVisible();
  await expect(second.getByText('Preventivo bicicletta')).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('Giulia');

  await page.evaluate(() => {
    const [one] = document.querySelectorAll('preventivo-funnel');
    one?.remove();
    Object.assign(window, { taken: one });
  });
  await expect(first.locator('[name="nome"]')).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector('#a')?.append(Reflect.get(window, 'taken') as Node),
  );
  await expect(first.locator('[name="nome"]')).toHaveValue('Giulia');
  // Another value of `line` starts a new funnel in the element.
  await page.evaluate(() =>
    document.querySelector('#a preventivo-funnel')?.setAttribute('line', 'injury'),
  );
  await expect(first.getByText('Preventivo infortuni')).toBeVisible();
  await expect(first.locator('[name="nome"]')).toHaveValue('');
});

test('an element that is moved while a dialog is open keeps the dialog above the page, and Esc closes the dialog', async ({
  page,
  site,
  server,
}) => {
  show(site, server, { element: `<div id="a">${funnel(server)}</div><div id="b"></div>` });
  await page.goto(site.address);
  await control(page, 'nome').fill('Giulia');
  await page.getByRole('button', { name: 'Accedi' }).first().click();
  await page.getByRole('dialog').getByLabel('Email').fill('giulia@example.it');
  await page.evaluate(() =>
    document.querySelector('#b')?.append(document.querySelector('preventivo-funnel') as Node),
  );
  await expect(page.locator('#b dialog:modal').getByLabel('Email')).toHaveValue(
    'giulia@example.it',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(control(page, 'nome')).toHaveValue('Giulia');
});

test('a host page can set every option of settings.json, even before the script loads, and attributes take precedence', async ({
  page,
  site,
  server,
}) => {
  show(site, server, { element: funnel(server, 'line="travel" theme="dark"') });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector('preventivo-funnel');
      Object.assign(element ?? {}, {
        settings: {
          theme: { mode: 'light', primary: '#7a0019', primaryDark: '#ff99aa' },
          asksChannels: 'sì',
        },
      });
    });
  });
  const said = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto(site.address);
  await expect(shown(page)).toHaveAttribute('data-q-theme', 'dark');
  await expect(go(page)).toHaveCSS('background-color', 'rgb(255, 153, 170)');
  expect((await said).text()).toContain("'asksChannels' takes true or false");
});

test('if settings are missing, the element logs an error and keeps its own content visible', async ({
  page,
  site,
  server,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  show(site, server, {
    element:
      '<preventivo-funnel line="travel"><p id="instead">Chiamaci allo 035 123 456</p></preventivo-funnel>' +
      `<preventivo-funnel line="travle" api="${server.address}/api"></preventivo-funnel>`,
  });
  await page.goto(site.address);
  await expect(page.locator('#instead')).toBeVisible();
  await expect(page.getByText('Il preventivo non è disponibile in questo momento.')).toHaveCount(2);
  expect(said).toEqual([
    expect.stringMatching(/^<preventivo-funnel>: it does not know its back end\. .*`api`/),
    expect.stringMatching(/^<preventivo-funnel>: there is no line 'travle'\. There are .*travel/),
  ]);
});

test("the element shows the host page's fallback until it is loaded, and retries a chunk that failed to load", async ({
  page,
  site,
  server,
}) => {
  show(site, server, {
    element: funnel(server).replace('></', '><p id="instead">Chiamaci allo 035 123 456</p></'),
  });
  await page.route(/\/assets\/line-travel-/, (route) => route.abort());
  await page.goto(site.address);
  await expect(page.getByText('Il preventivo non si è caricato.')).toBeVisible();
  await expect(page.locator('#instead')).toBeVisible();
  await page.unroute(/\/assets\/line-travel-/);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(control(page, 'nome')).toBeVisible();
  await expect(page.locator('#instead')).toBeHidden();
});

for (const width of [390, 1280])
  test(
    `the element passes axe in a page of ${width} px, with every error shown and with a dialog open`,
    thorough,
    async ({ page, site, server }) => {
      // In such a low viewport the bar is not sticky. With a sticky bar, axe reports the covered content: it does not
      // know that scrolling uncovers it.
      await page.setViewportSize({ width, height: 480 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      show(site, server, { element: funnel(server, 'line="travel" theme="auto"') });
      await page.goto(site.address);
      await control(page, 'nome').waitFor();
      await look(page, 'empty');
      await go(page).click();
      await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toBeFocused();
      await look(page, 'every error');
      await page.getByRole('link', { name: 'Cognome non valido' }).click();
      await expect(control(page, 'cognome')).toBeFocused();
      await page.getByRole('button', { name: 'Accedi' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'a dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Accedi' }).first()).toBeFocused();
    },
  );
