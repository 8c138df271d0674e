import { onErasure } from '@preventivo/core/draft';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { brokerOf, putBroker, putDocuments } from './broker.ts';
import { partOf } from './json.ts';
import { offerDrafts } from './resume.ts';
import { startSearch } from './search.ts';
import { fetchSettings, putTheme } from './settings.ts';

// Scripts of the site's pages. They block the first paint, so that no element moves later (decision
// 92). Without them, only the search and the drafts are missing.

const root = document.querySelector<HTMLElement>('.site');
const main = document.querySelector('main');
const search = document.querySelector<HTMLFormElement>('form[role="search"]');
const erase = document.querySelector<HTMLButtonElement>('.site-erase');
const resume = document.querySelector<HTMLElement>('.site-resume');

dropOldDrafts(Date.now());
if (main && search) startSearch(search, main);
if (main && resume) {
  void offerDrafts(resume, main);
  // A page from the back/forward cache does not show drafts started since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offerDrafts(resume, main);
  });
  offerAnew(resume, main);
}
if (erase) offerErasure(erase);
if (root) void setUp(root);

/** Updates the offered drafts each time another tab erases the device. */
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
    // If the chunk fails to load, another press retries.
    const part = await import('./erase.ts').catch(() => undefined);
    button.ariaDisabled = null;
    part?.askToErase(() => {
      if (resume && main) void offerDrafts(resume, main);
    });
  });
}

async function setUp(page: HTMLElement): Promise<void> {
  // Hide the broker's name until the settings load, because a late name is better than one that
  // changes.
  page.dataset.pending = '';
  const { theme, broker, documents } = await fetchSettings();
  putTheme(page, partOf(theme));
  const whose = brokerOf(broker);
  if (whose) putBroker(page, whose);
  putDocuments(page, partOf(documents));
  delete page.dataset.pending;
}
