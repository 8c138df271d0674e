import { memoryDrafts } from '@preventivo/testing/drafts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './mount.tsx';
import { drawFirstPage } from './server.tsx';
import { companyOuting, outingBackEnd } from './testing/outing.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  document.body.innerHTML = '';
});

/** The page of a line that takes companies as it was built, before any script of it has run. */
function page() {
  const { html, seed } = drawFirstPage(companyOuting);
  document.body.innerHTML = '<div id="root" class="q" data-q-early></div>';
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('there is no root');
  root.dataset.qSeed = JSON.stringify(seed);
  root.innerHTML = html;
}
const comesToLife = () =>
  act(async () =>
    mount(companyOuting, {
      client: outingBackEnd().client,
      storage: memoryDrafts(companyOuting).storage,
    }),
  );
const company = () => screen.getByRole<HTMLInputElement>('radio', { name: "Sono un'azienda" });

it('the first question stands in the page, and is taken over as it stood', async () => {
  page();
  const radio = company();
  await comesToLife();
  expect(company()).toBe(radio);
  expect(radio).not.toBeChecked();
});

it('a type that was chosen before the page ran is chosen, and its questions come', async () => {
  page();
  company().click();
  await comesToLife();
  expect(await screen.findByRole('textbox', { name: 'Partita IVA' })).toBeVisible();
  expect(company()).toBeChecked();
});
