import { onErasure } from '@preventivo/core/draft';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { brokerOf, putBroker, putDeveloperLinks, putDocuments } from './broker.ts';
import { partOf } from './json.ts';
import { hasChosenOther, offerLanguages } from './languages.ts';
import { offerDrafts } from './resume.ts';
import { startSearch } from './search.ts';
import { fetchSettings, putTheme } from './settings.ts';

// The scripts of the site's pages. They block the first paint, so that no element moves afterwards
// (decision 92). Without them, a page lacks only the search and the drafts.

const root = document.querySelector<HTMLElement>('.site');
const main = document.querySelector('main');
const search = document.querySelector<HTMLFormElement>('form[role="search"]');
const erase = document.querySelector<HTMLButtonElement>('.site-erase');
const resume = document.querySelector<HTMLElement>('.site-resume');
const languages = document.querySelector<HTMLElement>('.site-languages');

dropOldDrafts(Date.now());
if (main && search) startSearch(search, main);
if (main && resume) {
  void offerDrafts(resume, main);
  // A page that returns from the back/forward cache does not show drafts that were started
  // meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offerDrafts(resume, main);
  });
  offerAnew(resume, main);
}
if (erase) offerErasure(erase);
if (root) void setUp(root);

/** If another tab erases the device, updates the drafts that this page offers. */
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
    // If the chunk fails to load, the visitor can press again.
    const part = await import('./erase.ts').catch(() => undefined);
    button.ariaDisabled = null;
    part?.askToErase(button, () => {
      if (resume && main) void offerDrafts(resume, main);
    });
  });
}

async function setUp(page: HTMLElement): Promise<void> {
  // Hides the broker's name until the settings have loaded, because a name that appears late is
  // better than one that changes. If the visitor chose another language, hides the whole page,
  // because the page in that language may replace it.
  page.dataset.pending = languages && hasChosenOther() ? 'language' : '';
  // Slow settings must not keep the page empty.
  const patience = setTimeout(() => {
    page.dataset.pending = '';
  }, 1000);
  const settings = await fetchSettings();
  clearTimeout(patience);
  if (languages && offerLanguages(languages, settings)) return;
  const { theme, broker, documents, developerLinks } = settings;
  putTheme(page, partOf(theme));
  const whose = brokerOf(broker);
  if (whose) putBroker(page, whose);
  putDocuments(page, partOf(documents));
  putDeveloperLinks(page, developerLinks);
  delete page.dataset.pending;
}
