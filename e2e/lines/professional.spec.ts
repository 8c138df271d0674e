import { expect } from '@playwright/test';
import { inDays, today } from '../days.ts';
import { go } from '../visitor.ts';
import { accountCompletes, type Journey, openAs, visitorCompletes } from './journey.ts';
import { test } from './known-test.ts';
import { activePolicy, noPolicy } from './policies.ts';
import { noConsent, noPolicyWord, pagesSay } from './unanswered.ts';
import { inAMonthFrom } from './windows.ts';

const noFirm = { singolo: null, fatturato_precedente: null, fatturato_attuale: null };
const notMedical = {
  regime_medico: null,
  risarcimenti: null,
  direzione_sanitaria: null,
  attivita_chirurgica: null,
};

/** The save of the page says the profession beside the answers too (lines.md 7). */
const professional = (
  words: string,
  asks: Journey['asks'],
  answers: Journey['pages'][number]['answers'],
  stored: Journey['stored'],
): Journey => ({
  line: 'professional',
  words,
  asks,
  pages: [{ title: 'La tua professione', answers }],
  stored,
  saves: ({ privacy, isLogged }) => [
    {
      to: 'save?step=2',
      body: { specificData: stored, professione: stored.professione, privacy, isLogged },
    },
  ],
});

const surgeon = professional(
  'a surgeon, whose liability comes with legal protection',
  'persona',
  {
    ...activePolicy.answers,
    area: 'medica',
    professione: { typed: 'medic', taken: 'Medico' },
    specializzazione: {
      typed: 'medico chir',
      only: 'Medico chirurgo (generico con attività chirurgica)',
    },
    regime_medico: 'liberoProfessionista',
    risarcimenti: 'una',
    direzione_sanitaria: 'siStrutturaPrivata',
    attivita_chirurgica: 'ambulatoriale',
    retroattivita: 'anni5',
    tipoAssicurazione: 'rcProfessionale',
    dettaglio_attivita: 'Ambulatorio in centro, aperto dal 2011',
    rinnovo: 'true',
    massimale: '1000000',
    altre_assicurazioni: 'siRCPTutela',
  },
  {
    ...activePolicy.stored,
    area: 'medica',
    professione: 'medico',
    specializzazione: 'medicoChirurgo',
    regime_medico: 'liberoProfessionista',
    risarcimenti: 'una',
    direzione_sanitaria: 'siStrutturaPrivata',
    attivita_chirurgica: 'ambulatoriale',
    ...noFirm,
    retroattivita: 'anni5',
    tipoAssicurazione: 'rcProfessionale',
    dettaglio_attivita: 'Ambulatorio in centro, aperto dal 2011',
    rinnovo: true,
    massimale: '1000000',
    altre_assicurazioni: 'siRCPTutela',
    tutela_legale: true,
  },
);

const cardiologist = professional(
  'a cardiologist, whose liability comes with legal protection and injuries',
  'persona',
  {
    ...noPolicy.answers,
    area: 'medica',
    professione: { typed: 'medic', taken: 'Medico' },
    specializzazione: {
      typed: 'cardiol',
      only: "Malattie dell'apparato cardiovascolare (cardiologia)",
    },
    regime_medico: 'dipendentePubblicoIntramoenia',
    risarcimenti: 'nessuna',
    direzione_sanitaria: 'no',
    retroattivita: 'illimitata',
    tipoAssicurazione: 'rcProfessionale',
    dettaglio_attivita: 'Cardiologia ospedaliera',
    rinnovo: 'false',
    massimale: '5000000',
    altre_assicurazioni: 'siRCPTutelaInfortuni',
  },
  {
    ...noPolicy.stored,
    area: 'medica',
    professione: 'medico',
    specializzazione: 'cardiologia',
    regime_medico: 'dipendentePubblicoIntramoenia',
    risarcimenti: 'nessuna',
    direzione_sanitaria: 'no',
    // Asked only of a medicoChirurgo.
    attivita_chirurgica: null,
    ...noFirm,
    retroattivita: 'illimitata',
    tipoAssicurazione: 'rcProfessionale',
    dettaglio_attivita: 'Cardiologia ospedaliera',
    rinnovo: false,
    massimale: '5000000',
    altre_assicurazioni: 'siRCPTutelaInfortuni',
    tutela_legale: true,
  },
);

const surveyor = professional(
  'the legal protection of a surveyor who works alone',
  'persona',
  {
    ...noPolicy.answers,
    area: 'tecnica',
    professione: 'geometra',
    specializzazione: { typed: 'catas', only: 'Catasto e topografia' },
    singolo: 'false',
    fatturato_precedente: '42.000,50',
    fatturato_attuale: '0',
    retroattivita: 'nessuna',
    tipoAssicurazione: 'tutelaLegale',
    dettaglio_attivita: 'Pratiche catastali',
    rinnovo: 'false',
    massimale: '250000',
  },
  {
    ...noPolicy.stored,
    area: 'tecnica',
    professione: 'geometra',
    specializzazione: 'catasto',
    ...notMedical,
    singolo: false,
    fatturato_precedente: 42_000.5,
    fatturato_attuale: 0,
    retroattivita: 'nessuna',
    tipoAssicurazione: 'tutelaLegale',
    dettaglio_attivita: 'Pratiche catastali',
    rinnovo: false,
    massimale: '250000',
    altre_assicurazioni: null,
    tutela_legale: true,
  },
);

const lawFirm = professional(
  'the injuries of the lawyers of a firm, with legal protection',
  'azienda',
  {
    ...noPolicy.answers,
    area: 'legale',
    professione: 'avvocato',
    specializzazione: { typed: 'civil', only: 'Diritto civile' },
    singolo: 'true',
    fatturato_precedente: '0',
    fatturato_attuale: '310.000',
    retroattivita: 'anni1',
    tipoAssicurazione: 'infortuni',
    dettaglio_attivita: 'Tre avvocati in cause civili',
    rinnovo: 'true',
    massimale: 'altro',
    tutela_legale: 'true',
  },
  {
    ...noPolicy.stored,
    area: 'legale',
    professione: 'avvocato',
    specializzazione: 'dirittoCivile',
    ...notMedical,
    singolo: true,
    fatturato_precedente: 0,
    fatturato_attuale: 310_000,
    retroattivita: 'anni1',
    tipoAssicurazione: 'infortuni',
    dettaglio_attivita: 'Tre avvocati in cause civili',
    rinnovo: true,
    massimale: 'altro',
    altre_assicurazioni: null,
    tutela_legale: true,
  },
);

/** An area without specialisations, for whose liability there are two ways more. */
const photographer = (words: string, asks: Journey['asks'], others: string, protection: object) =>
  professional(
    words,
    asks,
    {
      ...noPolicy.answers,
      area: 'altraGenerica',
      professione: { typed: 'fotog', only: 'Fotografo o grafico' },
      retroattivita: 'anni10',
      tipoAssicurazione: 'rcProfessionale',
      dettaglio_attivita: 'Matrimoni e cataloghi',
      rinnovo: 'false',
      massimale: '500000',
      altre_assicurazioni: others,
      ...protection,
    },
    {
      ...noPolicy.stored,
      area: 'altraGenerica',
      professione: 'fotografo',
      specializzazione: null,
      ...notMedical,
      ...noFirm,
      retroattivita: 'anni10',
      tipoAssicurazione: 'rcProfessionale',
      dettaglio_attivita: 'Matrimoni e cataloghi',
      rinnovo: false,
      massimale: '500000',
      altre_assicurazioni: others,
      tutela_legale: false,
    },
  );

for (const journey of [
  surgeon,
  cardiologist,
  surveyor,
  lawFirm,
  photographer('a photographer, whose liability is all', 'persona', 'noSoloRCP', {}),
  photographer(
    'photographers, whose liability comes with injuries, without the legal protection they may choose',
    'azienda',
    'siRCPInfortuni',
    { tutela_legale: 'false' },
  ),
]) {
  visitorCompletes(journey);
  accountCompletes(journey);
}

const noProfession = 'Selezionare la professione';
const noSpecialisation = 'Selezionare la specializzazione';
const noRetroactivity = 'Indicare la retroattività';
const noDetail = "Descrivere l'attività, da 3 a 100 caratteri";
const noRenewal = 'Indicare se è un rinnovo';
const noMost = 'Indicare il massimale';
const noProtectionWord = 'Indicare se si vuole la tutela legale';
const noTerms = [
  noRetroactivity,
  'Indicare il tipo di assicurazione',
  noDetail,
  noRenewal,
  noMost,
  noProtectionWord,
  noConsent,
];
const noPractice = [
  'Indicare il regime di lavoro',
  'Indicare se ci sono state richieste di risarcimento',
  'Indicare se si ha la direzione sanitaria',
];
const noRevenues = [
  'Indicare se è uno studio professionale',
  "Indicare il fatturato dell'anno scorso",
  "Indicare il fatturato di quest'anno",
];
const expiryWindow = inAMonthFrom(today());
const invalid = 'Valore non valido';

pagesSay(surgeon, [
  {
    said: [...noPolicyWord, "Selezionare l'area professionale", ...noTerms],
    marked: {
      altriSinistri: invalid,
      polizzaAttiva: invalid,
      area: invalid,
      retroattivita: invalid,
      tipoAssicurazione: invalid,
      dettaglio_attivita: invalid,
      rinnovo: invalid,
      massimale: invalid,
      tutela_legale: invalid,
    },
  },
  {
    after: { ...noPolicy.answers, area: 'altraGenerica' },
    said: [noProfession, ...noTerms],
    marked: { professione: invalid },
  },
  {
    after: { area: 'medica' },
    said: [noProfession, noSpecialisation, ...noPractice, ...noTerms],
    marked: {
      professione: invalid,
      specializzazione: invalid,
      regime_medico: invalid,
      risarcimenti: invalid,
      direzione_sanitaria: invalid,
    },
  },
  {
    after: {
      professione: { typed: 'medic', taken: 'Medico' },
      specializzazione: {
        typed: 'medico chir',
        only: 'Medico chirurgo (generico con attività chirurgica)',
      },
    },
    said: [...noPractice, 'Indicare se si fa attività chirurgica', ...noTerms],
    marked: { attivita_chirurgica: invalid },
  },
  ...['tecnica', 'legale'].map((area) => ({
    after: { area, fatturato_precedente: '0', fatturato_attuale: '0' },
    said: [noProfession, noSpecialisation, 'Indicare se è uno studio professionale', ...noTerms],
    marked: { singolo: invalid },
  })),
]);
for (const area of ['tecnica', 'legale'])
  pagesSay({ ...lawFirm, way: `in the area '${area}'` }, [
    {
      after: { ...noPolicy.answers, area },
      said: [noProfession, noSpecialisation, ...noRevenues, ...noTerms],
      marked: {
        professione: invalid,
        specializzazione: invalid,
        singolo: invalid,
        fatturato_precedente: invalid,
        fatturato_attuale: invalid,
      },
    },
    {
      after: { fatturato_precedente: '-1', fatturato_attuale: '-0,01' },
      said: [noProfession, noSpecialisation, ...noRevenues, ...noTerms],
      marked: { fatturato_precedente: invalid, fatturato_attuale: invalid },
    },
  ]);
pagesSay({ ...lawFirm, way: 'insurance by insurance' }, [
  {
    after: {
      ...activePolicy.answers,
      scadenzaPolizza: inDays(-1),
      area: 'altraGenerica',
      professione: { typed: 'fotog', only: 'Fotografo o grafico' },
      tipoAssicurazione: 'rcProfessionale',
      dettaglio_attivita: 'Sì',
    },
    said: [
      `Inserire una data ${expiryWindow}`,
      noRetroactivity,
      noDetail,
      noRenewal,
      noMost,
      'Indicare se si vogliono altre assicurazioni',
      noProtectionWord,
      noConsent,
    ],
    marked: {
      scadenzaPolizza: expiryWindow,
      dettaglio_attivita: invalid,
      altre_assicurazioni: invalid,
    },
  },
  {
    after: {
      ...activePolicy.answers,
      altre_assicurazioni: 'siRCPTutela',
      dettaglio_attivita: 'x'.repeat(101),
    },
    said: [noRetroactivity, noDetail, noRenewal, noMost, noConsent],
    marked: { dettaglio_attivita: invalid },
  },
  {
    after: { altre_assicurazioni: 'noSoloRCP', dettaglio_attivita: 'Matrimoni' },
    said: [noRetroactivity, noRenewal, noMost, noConsent],
  },
  {
    after: { tipoAssicurazione: 'infortuni' },
    said: [noRetroactivity, noRenewal, noMost, noProtectionWord, noConsent],
    marked: { tutela_legale: invalid },
  },
  {
    after: { tipoAssicurazione: 'tutelaLegale' },
    said: [noRetroactivity, noRenewal, noMost, noConsent],
  },
]);

test('professional: the claims that are asked about are those of the last 5 years', async ({
  page,
  known,
}) => {
  await openAs(page, known, surgeon);
  await go(page).click();
  await expect(
    page.getByRole('radiogroup', { name: 'Hai avuto sinistri negli ultimi 5 anni?' }),
  ).toBeVisible();
});
