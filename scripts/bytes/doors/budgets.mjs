/** KB with Brotli that a door may bring, without the package's peers: what it is, and a little room. */
const budgets = {
  '@preventivo/address': {
    '.': 11.5,
    './formik': 9.5,
    './lazy/address-details': 13.5,
    './lazy/search-outcome': 2.8,
    './styles.css': 0.4,
  },
  '@preventivo/auth': {
    '.': 6.9,
    './dialogs': 32.1,
    './lazy/whose-token': 2.1,
    './reset': 26.2,
    './styles.css': 0.7,
  },
  '@preventivo/contractor': {
    '.': 33.2,
    './check': 6,
    './saved': 77,
    './lazy/fill-from-code': 2.3,
    './lazy/pass-contractor': 7.5,
    './lazy/saved-form': 81,
    './styles.css': 0.6,
  },
  '@preventivo/core': {
    '.': 12.5,
    './check': 42.5,
    './consents': 1.6,
    './dates': 23.5,
    './draft': 1.5,
    './react': 2.5,
    './messages': 1.6,
    './wire': 25.5,
    './http': 5,
    './saved': 45.5,
    './testing': 47,
    './lazy/query': 0.1,
    './lazy/erase-device': 1,
    './lazy/old-drafts': 0.6,
    './words': 7.2,
    './translation': 11.4,
    './messages/en': 10.4,
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
    './messages/en/microcar': 2.3,
    './messages/en/professional': 2.4,
    './messages/en/smartphone': 0.7,
    './messages/en/vintage-bike': 0.3,
    './messages/en/vintage-car': 0.3,
  },
  '@preventivo/embed': {
    '.': 2.4,
  },
  '@preventivo/funnel': {
    '.': 60.7,
    './tracker': 0.5,
    './server': 59,
    './settings': 0.3,
    './lazy/contractor-of-account': 5.5,
    './lazy/dialogs': 34.9,
    './lazy/draft-note': 1.6,
    './lazy/elsewhere': 10.3,
    './lazy/erase-device': 4,
    './lazy/kept-state': 5,
    './lazy/questions-page': 83.5,
    './lazy/send': 51.5,
    './lazy/settings-of': 5.4,
    './lazy/summary': 10.6,
    './styles.css': 10,
    './element': 60,
    './languages': 12.3,
  },
  '@preventivo/italian': {
    '.': 6,
  },
  '@preventivo/privacy': {
    '.': 6.7,
    './styles.css': 0.5,
  },
  '@preventivo/property': {
    '.': 2.6,
  },
  '@preventivo/ui': {
    '.': 13.9,
    './calendar': 24.5,
    './lazy/combobox-list': 5.8,
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
    './near-date-input': 28.7,
    './styles.css': 6.5,
  },
  '@preventivo/wizard': {
    '.': 4,
    './dialogs': 5.4,
    './summary': 1.5,
    './styles.css': 4,
  },
};

/** A line is a table, with what it takes from the packages below; of these the table is long, or has controls of its own. */
const lines = {
  '@preventivo/line-home': { '.': 6.5, './line': 6.5 },
  '@preventivo/line-microcar': { '.': 16.8, './line': 9.5 },
  '@preventivo/line-travel': { '.': 10, './line': 6 },
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
