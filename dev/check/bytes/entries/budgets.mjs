/**
 * The budget of each entry point in KB with Brotli, without the package's peers. It is the current size plus a small
 * margin.
 */
const budgets = {
  '@preventivo/address': {
    '.': 12.7,
    './formik': 10.3,
    './lazy/address-details': 19.2,
    './lazy/search-outcome': 6.2,
    './styles.css': 0.4,
  },
  '@preventivo/auth': {
    '.': 7,
    './dialogs': 33.9,
    './lazy/token-owner': 2.1,
    './reset': 27.9,
    './styles.css': 0.7,
  },
  '@preventivo/contractor': {
    '.': 35,
    './check': 6.4,
    './saved': 84.7,
    './lazy/fill-from-code': 2.3,
    './lazy/pass-contractor': 8.5,
    './lazy/saved-form': 88.2,
    './lazy/stub-card': 53.2,
    './styles.css': 0.6,
  },
  '@preventivo/core': {
    '.': 13.9,
    './check': 42.5,
    './consents': 1.6,
    './dates': 23.5,
    './draft': 1.9,
    './query': 2,
    './react': 2.6,
    './messages': 1.7,
    './wire': 26.8,
    './http': 5.7,
    './saved': 46.8,
    './testing': 48.2,
    './lazy/erase-device': 1.1,
    './lazy/old-drafts': 0.6,
    './words': 7.8,
    './translation': 12.8,
    './messages/en': 11.1,
    './messages/en/lines': 1,
  },
  '@preventivo/embed': {
    '.': 2.4,
  },
  '@preventivo/form': {
    '.': 20.7,
    './deferred': 46.8,
    './lazy/answering': 4.5,
    './lazy/page-summary': 4.5,
    './styles.css': 0.3,
  },
  '@preventivo/funnel': {
    '.': 63.1,
    './tracker': 0.5,
    './consent': 0.6,
    './server': 61.7,
    './settings': 0.3,
    './lazy/contractor-of-account': 8.8,
    './lazy/dialogs': 72,
    './lazy/draft-note': 7.9,
    './lazy/field-events': 0.8,
    './lazy/handoff': 13.4,
    './lazy/erase-device': 4,
    './lazy/kept-state': 7.2,
    './lazy/lead-source': 6.6,
    './lazy/questions-page': 103.8,
    './lazy/settings-of': 5.8,
    './lazy/solve-challenge': 1.7,
    './lazy/ticket': 15.8,
    './styles.css': 11,
    './element': 62.8,
    './languages': 13.7,
  },
  '@preventivo/italian': {
    '.': 8.9,
  },
  '@preventivo/privacy': {
    '.': 7,
    './formik': 7.4,
    './styles.css': 0.6,
  },
  '@preventivo/property': {
    './en': 1.1,
    '.': 2.7,
  },
  '@preventivo/ui': {
    '.': 15,
    './calendar': 24.5,
    './lazy/combobox-list': 6.5,
    './lazy/email-typo': 0.7,
    './checkbox': 4.5,
    './dialog': 2.7,
    './number-input': 4.5,
    './plate-input': 2.9,
    './text-area': 2.8,
    './counted-input': 3.7,
    './list-input': 3.2,
    './near-date-input': 29.8,
    './layout-stability': 1.5,
    './styles.css': 6.5,
    './tokens.css': 1.2,
  },
  '@preventivo/wizard': {
    '.': 4.1,
    './dialogs': 5.8,
    './ticket': 2.4,
    './styles.css': 4.5,
  },
};

/**
 * The budgets for the entry points of a line's package. All lines have the same budgets. They include imports from
 * other packages. '.' also includes the line's custom controls.
 */
const anyLine = { '.': 19.1, './line': 9.7, './en': 3.1 };

export function budgetOf(name, entry) {
  const budget = name.startsWith('@preventivo/line-') ? anyLine[entry] : budgets[name]?.[entry];
  if (budget === undefined)
    throw new Error(`${name} ${entry} has no budget: give it one in dev/check/bytes/entries`);
  return budget;
}
