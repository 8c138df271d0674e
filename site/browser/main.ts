import { onErasure } from '@preventivo/core/draft';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { brokerOf, putBroker, putDocuments } from './broker.ts';
import { partOf } from './json.ts';
import { offerDrafts } from './resume.ts';
import { startSearch } from './search.ts';
import { fetchSettings, putTheme } from './settings.ts';

// What the pages of the site do beyond being read. They wait for it with their first paint, so that nothing moves
// (decision 92); without it everything is there but the search and the drafts.

const root = document.querySelector<HTMLElement>('.site');
const main = document.querySelector('main');
const search = document.querySelector<HTMLFormElement>('form[role="search"]');
const erase = document.querySelector<HTMLButtonElement>('.site-erase');
const resume = document.querySelector<HTMLElement>('.site-resume');

dropOldDrafts(Date.now());
if (main && search) startSearch(search, main);
if (main && resume) {
  void offerDrafts(resume, main);
  // A page that is come back to stands as it was left, and what was begun since is not in it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offerDrafts(resume, main);
  });
  offerAnew(resume, main);
}
if (erase) offerErasure(erase);
if (root) void setUp(root);

/** In another tab the device may be erased: what is no longer there is not offered. */
function offerAnew(part: HTMLElement, list: HTMLElement): void {
  onErasure(() => {
    void offerDrafts(part, list);
    offerAnew(part, list);
  });
}

function offerErasure(button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener('click', async () => {
    button.ariaDisabled = 'true';
    // Where there is no network, pressing again tries again.
    const part = await import('./erase.ts').catch(() => undefined);
    button.ariaDisabled = null;
    part?.askToErase(() => {
      if (resume && main) void offerDrafts(resume, main);
    });
  });
}

async function setUp(page: HTMLElement): Promise<void> {
  // No name rather than one that changes before one's eyes.
  page.dataset.pending = '';
  const { theme, broker, documents } = await fetchSettings();
  putTheme(page, partOf(theme));
  const whose = brokerOf(broker);
  if (whose) putBroker(page, whose);
  putDocuments(page, partOf(documents));
  delete page.dataset.pending;
}
