/** KB with Brotli that a door may bring, without the package's peers: what it is, and a little room. */
const budgets = {
  '@preventivo/address': {
    '.': 12.4,
    './formik': 10.1,
    './lazy/address-details': 16.7,
    './lazy/search-outcome': 4.2,
    './styles.css': 0.4,
  },
  '@preventivo/auth': {
    '.': 7,
    './dialogs': 32.7,
    './lazy/whose-token': 2.1,
    './reset': 26.7,
    './styles.css': 0.7,
  },
  '@preventivo/contractor': {
    '.': 33.7,
    './check': 6.1,
    './saved': 81,
    './lazy/fill-from-code': 2.3,
    './lazy/pass-contractor': 7.5,
    './lazy/saved-form': 84.4,
    './styles.css': 0.6,
  },
  '@preventivo/core': {
    '.': 13.4,
    './check': 42.5,
    './consents': 1.6,
    './dates': 23.5,
    './draft': 1.9,
    './react': 2.6,
    './messages': 1.6,
    './wire': 25.5,
    './http': 5,
    './saved': 45.5,
    './testing': 47,
    './lazy/query': 0.4,
    './lazy/erase-device': 1,
    './lazy/old-drafts': 0.6,
    './words': 7.8,
    './translation': 12.2,
    './messages/en': 11,
    './messages/en/property': 1.1,
    './messages/en/travel': 1.3,
    './messages/en/health': 1.7,
    './messages/en/home': 0.8,
    './messages/en/pets': 0.6,
    './messages/en/bicycle': 0.9,
    './messages/en/boat': 1.4,
    './messages/en/commercial-vehicle': 0.7,
    './messages/en/cyber': 0.4,
    './messages/en/fire': 0.6,
    './messages/en/householder': 0.6,
    './messages/en/injury': 1,
    './messages/en/life': 0.5,
    './messages/en/microcar': 2.6,
    './messages/en/professional': 2.4,
    './messages/en/smartphone': 0.7,
    './messages/en/vintage-bike': 0.3,
    './messages/en/vintage-car': 0.3,
  },
  '@preventivo/embed': {
    '.': 2.4,
  },
  '@preventivo/funnel': {
    '.': 62.9,
    './tracker': 0.5,
    './server': 61.2,
    './settings': 0.3,
    './lazy/contractor-of-account': 6.5,
    './lazy/dialogs': 35.5,
    './lazy/draft-note': 1.7,
    './lazy/elsewhere': 10.7,
    './lazy/erase-device': 4,
    './lazy/kept-state': 6,
    './lazy/questions-page': 85.8,
    './lazy/send': 53.5,
    './lazy/settings-of': 5.5,
    './lazy/solve-challenge': 0.5,
    './lazy/summary': 10.8,
    './styles.css': 10,
    './element': 62.2,
    './languages': 13.2,
  },
  '@preventivo/italian': {
    '.': 7.1,
  },
  '@preventivo/privacy': {
    '.': 6.7,
    './styles.css': 0.5,
  },
  '@preventivo/property': {
    '.': 2.6,
  },
  '@preventivo/ui': {
    '.': 14.1,
    './calendar': 24.5,
    './lazy/combobox-list': 6.3,
    './lazy/email-typo': 0.7,
    './lazy/look-again': 4.1,
    './lazy/page-summary': 4,
    './formik': 20.4,
    './formik-deferred': 43.1,
    './checkbox': 4.4,
    './dialog': 2.6,
    './number-input': 4.5,
    './plate-input': 2.9,
    './text-area': 2.8,
    './near-date-input': 29,
    './styles.css': 6.5,
  },
  '@preventivo/wizard': {
    '.': 4,
    './dialogs': 5.5,
    './summary': 1.5,
    './styles.css': 4,
  },
};

/** A line is a table, with what it takes from the packages below; of these the table is long, or has controls of its own. */
const lines = {
  '@preventivo/line-fire': { '.': 6.3, './line': 6.3 },
  '@preventivo/line-home': { '.': 6.5, './line': 6.5 },
  '@preventivo/line-microcar': { '.': 18.7, './line': 9.5 },
  '@preventivo/line-travel': { '.': 10.1, './line': 6 },
};
const anyLine = 6;

export function budgetOf(name, door) {
  const budget = name.startsWith('@preventivo/line-')
    ? (lines[name]?.[door] ?? anyLine)
    : budgets[name]?.[door];
  if (budget === undefined)
    throw new Error(`${name} ${door} has no budget: give it one in scripts/bytes/doors`);
  return budget;
}
