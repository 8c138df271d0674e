import { defineLine, policyBlock, text, yesNo } from '@preventivo/core';

/** Insurance against cyber attacks, for a person or a company (docs/lines/cyber.md). */
export const cyber = defineLine({
  id: 'cyber',
  title: 'Cyber',
  about: 'Truffe, furti di dati e attacchi ai dispositivi, a casa e in azienda.',
  // A screen and a telephone (Lucide, ISC licence).
  pictogram:
    'M18 8V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h8M10 19v-3.96 3.15M7 19h5M18 12h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z',
  listing: {
    category: 'work',
    keywords:
      'hacker, computer, virus, internet, online, phishing, ransomware, privacy, password, e-commerce, sito',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica', 'giuridica'] },
  block: policyBlock,
  fields: {
    dispositiviConnessi: text({
      label: 'Quali dispositivi sono connessi a internet?',
      hint: 'Separali con ; per esempio: 3 PC; 1 server; 5 smartphone',
      code: 'DISPOSITIVI',
      error: 'Separa i dispositivi tramite il carattere ;',
      invalid: 'Separa i dispositivi tramite il carattere ;',
      separator: ';',
    }),
    acquistiOnline: yesNo({
      label: 'Fai acquisti online?',
      code: 'ACQUISTI',
      error: 'Dicci se fai acquisti online',
    }),
  },
  remote: { dispositiviConnessi: (v) => ({ what: 'text', content: v.dispositiviConnessi }) },
  pages: [
    {
      id: 'dispositivi',
      title: 'I tuoi dispositivi',
      lead: "Bastano l'elenco dei dispositivi e poche risposte.",
    },
  ],
});
