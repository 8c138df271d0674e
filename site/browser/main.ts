import { onErasure } from '@preventivo/core/draft';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { brokerOf, putBroker, putDocuments } from './broker.ts';
import { partOf } from './json.ts';
import { offerDrafts } from './resume.ts';
import { startSearch } from './search.ts';
import { fetchSettings, putTheme } from './settings.ts';

// Scripts of the site's pages. The first paint waits for them, so that no element moves (decision
// 92). Without them only the search and the drafts are missing.

const root = document.querySelector<HTMLElement>('.site');
const main = document.querySelector('main');
const search = document.querySelector<HTMLFormElement>('form[role="search"]');
const erase = document.querySelector<HTMLButtonElement>('.site-erase');
const resume = document.querySelector<HTMLElement>('.site-resume');

dropOldDrafts(Date.now());
if (main && search) startSearch(search, main);
if (main && resume) {
  void offerDrafts(resume, main);
  // A page from the back/forward cache lacks drafts started since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offerDrafts(resume, main);
  });
  offerAnew(resume, main);
}
if (erase) offerErasure(erase);
if (root) void setUp(root);

/** Updates the offered drafts after an erasure in another tab. */
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
    // Another press retries after a network failure.
    const part = await import('./erase.ts').catch(() => undefined);
    button.ariaDisabled = null;
    part?.askToErase(() => {
      if (resume && main) void offerDrafts(resume, main);
    });
  });
}

async function setUp(page: HTMLElement): Promise<void> {
  // Hide the broker's name until the settings load: a missing name is better than one that visibly
  // changes.
  page.dataset.pending = '';
  const { theme, broker, documents } = await fetchSettings();
  putTheme(page, partOf(theme));
  const whose = brokerOf(broker);
  if (whose) putBroker(page, whose);
  putDocuments(page, partOf(documents));
  delete page.dataset.pending;
}
