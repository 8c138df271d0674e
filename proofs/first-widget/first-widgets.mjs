/**
 * The first README example of each package. `verify.mjs` measures the time from an empty folder until the example is on
 * the screen. `draws` is the JSX that renders the example. `shows` is the heading or question whose appearance ends the
 * measurement. `imports` are imports for `draws` that the README shows in another place.
 */
const provider = [
  "import { createClient } from '@preventivo/core/http';",
  "import { Preventivo } from '@preventivo/core/react';",
  "import '@preventivo/ui/styles.css';",
];
const inside = (widget) =>
  `<Preventivo client={createClient({ line: 'travel' })} today="2026-11-21"><div className="q">${widget}</div></Preventivo>`;

export const firstWidgets = [
  { name: 'ui', component: 'Trip', draws: '<Trip today="2026-11-21" />', shows: 'Partenza' },
  {
    name: 'form',
    component: 'Driver',
    draws: '<Driver today="2026-11-21" />',
    shows: 'Hai la patente?',
  },
  { name: 'address', component: 'Home', draws: '<Home />', shows: 'Indirizzo di residenza' },
  {
    name: 'privacy',
    component: 'Consents',
    draws: '<Consents email="giulia@example.it" telefono="3331234567" />',
    shows: 'Informative e consensi',
  },
  {
    name: 'auth',
    component: 'Page',
    imports: [...provider, "import '@preventivo/auth/styles.css';"],
    draws: inside('<Page answers={{ nome: "", cognome: "", email: "" }} />'),
    shows: 'Hai già un account?',
  },
  {
    name: 'contractor',
    component: 'WhoAsks',
    draws: '<WhoAsks onNext={() => {}} />',
    shows: 'Per chi stai chiedendo un preventivo?',
  },
  {
    name: 'wizard',
    component: 'Trip',
    draws: '<Trip onSend={() => {}} />',
    shows: 'Preventivo viaggi',
  },
  { name: 'funnel', component: 'Quote', draws: '<Quote />', shows: 'Cognome' },
];
