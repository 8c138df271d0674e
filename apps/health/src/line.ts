import { choice, choices, defineLine, policyBlock, yesNo } from '@preventivo/core';

/** The wire value for no situation and no disease. It is no option. */
const none = 'Nessuna';

const why =
  'Serve alla compagnia per dire se può assicurarti e a quale prezzo. La bozza resta solo in questa scheda del browser: si perde quando la chiudi.';

/** Health insurance (docs/lines/health.md). */
export const health = defineLine({
  id: 'health',
  title: 'Salute',
  about: 'Visite, esami, ricoveri e interventi, per te e per la tua famiglia.',
  // A stethoscope (Lucide, ISC licence).
  pictogram:
    'M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  listing: {
    category: 'person',
    keywords: 'sanitaria, medico, ospedale, malattia, dentista, cura, clinica, operazione',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  // The draft contains health data, so it must not stay on the device.
  draft: 'tab',
  block: policyBlock,
  fields: {
    soggetti: choice({
      label: 'Chi vuoi assicurare?',
      list: 'soggetti',
      expected: 7,
      code: 'SOGGETTI',
      error: 'Scegli chi vuoi assicurare',
    }),
    reddito: choice({
      label: 'Reddito familiare annuo',
      list: 'reddito',
      expected: 7,
      code: 'REDDITO',
      error: 'Scegli il reddito familiare annuo',
    }),
    coperture: choices({
      label: 'Quali coperture ti interessano di più?',
      hint: 'Anche più di una',
      list: 'coperture',
      expected: 17,
      code: 'COPERTURE',
      error: 'Scegli almeno una copertura',
    }),
    hasSituazioni: yesNo({
      label: 'Ci sono situazioni da segnalare?',
      hint: 'Interventi, ricoveri, terapie, gravidanza e simili',
      code: 'SITUAZIONI',
      error: 'Dicci se ci sono situazioni da segnalare',
    }),
    situazioni: choices({
      label: 'Quali situazioni?',
      hint: 'Anche più di una',
      list: 'situazioni',
      expected: 10,
      code: 'SITUAZIONI',
      error: 'Scegli le situazioni da segnalare',
    }),
    hasPatologie: yesNo({
      label: 'Ci sono patologie da segnalare?',
      code: 'PATOLOGIE',
      error: 'Dicci se ci sono patologie da segnalare',
    }),
    patologie: choices({
      label: 'Quali patologie?',
      hint: 'Anche più di una',
      list: 'patologie',
      expected: 22,
      code: 'PATOLOGIE',
      error: 'Scegli le patologie da segnalare',
    }),
  },
  applies: {
    situazioni: (v) => v.hasSituazioni === true,
    patologie: (v) => v.hasPatologie === true,
  },
  options: {
    situazioni: (offered) => offered.filter(({ id }) => id !== none),
    patologie: (offered) => offered.filter(({ id }) => id !== none),
  },
  sensitive: ['hasSituazioni', 'situazioni', 'hasPatologie', 'patologie'],
  wire: {
    soggetti: { name: 'Health_Insurance_Subjects' },
    reddito: { name: 'Household_Income' },
    coperture: { name: 'Health_Most_Important_Coverage_Reasons' },
    situazioni: { name: 'Health_Insurance_Diseases', absent: `${none}|` },
    patologie: { name: 'Health_Insurance_Specific_Diseases', absent: `${none}|` },
  },
  save: {
    envelope: null,
    logged: 'isLoggedUser',
    omits: {
      hasSituazioni: (carried) => carried.situazioni.length > 0,
      hasPatologie: (carried) => carried.patologie.length > 0,
    },
  },
  pages: [
    {
      id: 'assicurati',
      title: 'Le persone da assicurare',
      lead: 'Della salute parliamo più avanti.',
      fields: ['soggetti'],
    },
    {
      id: 'profilo',
      title: 'Il tuo profilo',
      lead: 'Dicci che cosa conta per te.',
      fields: ['reddito', 'coperture'],
    },
    {
      id: 'situazione',
      title: 'La tua situazione',
      lead: "Se non c'è nulla da segnalare, basta un no.",
      why,
      fields: ['hasSituazioni', 'situazioni'],
    },
    {
      id: 'salute',
      title: 'La tua salute',
      lead: "Anche qui, se non c'è nulla, basta un no.",
      why,
      fields: ['hasPatologie', 'patologie'],
    },
  ],
});
