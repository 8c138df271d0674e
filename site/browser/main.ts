import { onErasure } from '@preventivo/core/draft';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { brokerOf, putBroker, putDeveloperLinks, putDocuments } from './broker.ts';
import { partOf } from './json.ts';
import { hasChosenOther, offerLanguages } from './languages.ts';
import { offerDrafts } from './resume.ts';
import { startSearch } from './search.ts';
import { fetchSettings, putTheme } from './settings.ts';

// The scripts of the site's pages. They block the first paint, so that no element moves later (decision 92). Without
// scripts, a page has no search and offers no drafts; the rest works.

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
  // A page from the back/forward cache does not show drafts that the visitor has started since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offerDrafts(resume, main);
  });
  offerAnew(resume, main);
}
if (erase) offerErasure(erase);
if (root) void setUp(root);

/** Updates the offered drafts when another tab erases the device's data. */
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
    // If the chunk fails to load, the visitor can press the button again.
    const part = await import('./erase.ts').catch(() => undefined);
    button.ariaDisabled = null;
    part?.askToErase(button, () => {
      if (resume && main) void offerDrafts(resume, main);
    });
  });
}

async function setUp(page: HTMLElement): Promise<void> {
  // Hide the broker's name until the settings have loaded: a name that appears late is better than a name that changes.
  // If the visitor has chosen another language, hide the whole page: the page in that language may replace it.
  page.dataset.pending = languages && hasChosenOther() ? 'language' : '';
  // Show the page after a second, even if the settings are still loading.
  const patience = setTimeout(() => {
    page.dataset.pending = '';
  }, 1000);
  const settings = await fetchSettings();
  clearTimeout(patience);
  if (languages && offerLanguages(languages, settings)) return;
  const { theme, broker, documents, developerLinks, leadSource } = settings;
  putTheme(page, partOf(theme));
  const whose = brokerOf(broker);
  if (whose) putBroker(page, whose);
  putDocuments(page, partOf(documents));
  putDeveloperLinks(page, developerLinks);
  // If this code fails to load, the links work, and a line does not know the campaign.
  if (leadSource === true)
    import('./source.ts').then(({ passSourceOn }) => passSourceOn()).catch(() => undefined);
  delete page.dataset.pending;
}
