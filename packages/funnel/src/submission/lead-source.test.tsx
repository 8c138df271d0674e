import * as rules from '@preventivo/core/check';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, outing, outingBackEnd } from '../testing/outing.fixture.ts';

afterEach(() => history.replaceState(null, '', '/'));

interface Kept {
  readonly page: number;
  readonly source?: object;
}

/** Opens Giulia's draft at a URL, as if she had followed a link on the page `from`. */
function open(url: string, from: string, before: Kept, allows?: () => boolean) {
  history.replaceState(null, '', url);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const answers = { contractor: giuliaAsks, product: aDayOut };
  const { storage, draft } = memoryDrafts(outing, { ...answers, ...before });
  const { client, bodies } = outingBackEnd();
  const props = { line: outing, client, storage, today, allows };
  render(<Funnel {...props} seed={{ today, rules }} />);
  const user = userEvent.setup();
  async function send() {
    for (const name of [/informativa IVASS/, /condizioni generali/, /informativa privacy/])
      await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(await screen.findByRole('button', { name: 'Richiedi il preventivo' }));
    await screen.findByRole('button', { name: 'Salta questa domanda' });
    return bodies('submit')[0];
  }
  const stored = () => draft()?.source;
  return { user, send, stored };
}

const campaign = '/travel/?utm_source=google&utm_medium=cpc';
const search = 'https://www.google.com/search?q=anna';
const source = {
  utm_source: 'google',
  utm_medium: 'cpc',
  referrer: 'www.google.com',
  landing: '/travel/',
};

it('a request has no source, and nothing is stored, unless the page asks for it', async () => {
  const { send, stored } = open(campaign, search, { page: 3 });
  expect(await send()).not.toHaveProperty('source');
  expect(stored()).toBeUndefined();
});

it('a request has no source if the visitor refuses', async () => {
  const { send } = open(campaign, search, { page: 3, source }, () => false);
  expect(await send()).not.toHaveProperty('source');
});

it('a request has the source if the visitor allows it only on the last page', async () => {
  let isAllowed = false;
  const { send } = open(campaign, search, { page: 3 }, () => isAllowed);
  await screen.findByRole('button', { name: 'Richiedi il preventivo' });
  isAllowed = true;
  expect(await send()).toMatchObject({ source });
});

it('the source survives a reload without the parameters of the campaign', async () => {
  const { send } = open('/travel/', '', { page: 3, source }, () => true);
  expect(await send()).toMatchObject({ source });
});

it('a visit by another link replaces the source of the draft', async () => {
  const { send } = open('/travel/?utm_source=newsletter', '', { page: 3, source }, () => true);
  expect(await send()).toMatchObject({
    source: { utm_source: 'newsletter', landing: '/travel/' },
  });
});

it('a draft that someone edited loses the invalid values of its source', async () => {
  const edited = { ...source, utm_source: 'anna@example.it', nome: 'Anna' };
  const { send } = open('/travel/', '', { page: 3, source: edited }, () => true);
  const { utm_source: _, ...rest } = source;
  expect(await send()).toMatchObject({ source: rest });
});

it('the draft has the source from the first answer on, and loses it when the visitor withdraws', async () => {
  let isAllowed = true;
  const { user, stored } = open(campaign, search, { page: 2 }, () => isAllowed);
  await screen.findByRole('heading', { name: 'La gita', level: 2 });
  await user.click(await screen.findByRole('button', { name: 'Continua' }));
  await screen.findByRole('button', { name: 'Richiedi il preventivo' });
  await waitFor(() => expect(stored()).toEqual(source));
  isAllowed = false;
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  await waitFor(() => expect(stored()).toBeUndefined());
});
