import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete, type Journey } from '../support/lines/journey.ts';
import { refusalLeadsBack } from '../support/lines/refused.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { inDays } from '../support/people/days.ts';

const expiry = inDays(5);

const withDiseases: Journey = {
  line: 'health',
  words: 'a family with situations and diseases to tell',
  asks: 'persona',
  pages: [
    {
      title: 'Le persone da assicurare',
      answers: {
        altriSinistri: 'false',
        polizzaAttiva: 'true',
        scadenzaPolizza: expiry,
        soggetti: 'famiglia',
      },
    },
    {
      title: 'Il tuo profilo',
      // Ticked in another order than offered.
      answers: { reddito: '28000_50000', coperture: ['odontoiatria', 'ricovero', 'maternita'] },
    },
    {
      title: 'La tua situazione',
      answers: { hasSituazioni: 'true', situazioni: ['gravidanza', 'terapie_in_corso'] },
    },
    { title: 'La tua salute', answers: { hasPatologie: 'true', patologie: ['diabete'] } },
  ],
  stored: {
    sinistriPrecedenti: false,
    polizzaGiaAttiva: true,
    dataScadenza: expiry,
    Health_Insurance_Subjects: 'famiglia',
    Household_Income: '28000_50000',
    Health_Most_Important_Coverage_Reasons: 'ricovero|odontoiatria|maternita|',
    hasSituazioni: true,
    Health_Insurance_Diseases: 'terapie_in_corso|gravidanza|',
    hasPatologie: true,
    Health_Insurance_Specific_Diseases: 'diabete|',
  },
  saves: ({ privacy, isLogged }) => [
    {
      to: 'save?step=2',
      body: {
        sinistriPrecedenti: false,
        polizzaGiaAttiva: true,
        dataScadenza: expiry,
        Health_Insurance_Subjects: 'famiglia',
        isLoggedUser: isLogged,
      },
    },
    {
      to: 'save?step=3',
      body: {
        Household_Income: '28000_50000',
        Health_Most_Important_Coverage_Reasons: 'ricovero|odontoiatria|maternita|',
        isLoggedUser: isLogged,
      },
    },
    {
      to: 'save?step=4',
      body: {
        Health_Insurance_Diseases: 'terapie_in_corso|gravidanza|',
        isLoggedUser: isLogged,
      },
    },
    {
      to: 'save?step=5',
      body: { Health_Insurance_Specific_Diseases: 'diabete|', privacy, isLoggedUser: isLogged },
    },
  ],
};

/** 'No' is sent as the value Nessuna, which no option offers. */
const healthy: Journey = {
  line: 'health',
  words: 'somebody in good health',
  asks: 'persona',
  pages: [
    {
      title: 'Le persone da assicurare',
      answers: { altriSinistri: 'true', polizzaAttiva: 'false', soggetti: 'soloIo' },
    },
    {
      title: 'Il tuo profilo',
      answers: { reddito: 'non_dichiarato', coperture: ['prevenzione'] },
    },
    { title: 'La tua situazione', answers: { hasSituazioni: 'false' } },
    { title: 'La tua salute', answers: { hasPatologie: 'false' } },
  ],
  stored: {
    sinistriPrecedenti: true,
    polizzaGiaAttiva: false,
    dataScadenza: null,
    Health_Insurance_Subjects: 'soloIo',
    Household_Income: 'non_dichiarato',
    Health_Most_Important_Coverage_Reasons: 'prevenzione|',
    hasSituazioni: false,
    Health_Insurance_Diseases: 'Nessuna|',
    hasPatologie: false,
    Health_Insurance_Specific_Diseases: 'Nessuna|',
  },
};

clumsyVisitorCompletes(withDiseases);
bothComplete([withDiseases, healthy]);

// Two questions share this code: the response names the second one.
refusalLeadsBack(withDiseases, {
  code: 'SITUAZIONI',
  field: 'situazioni',
  words: 'Indicare le situazioni da segnalare',
  page: 'La tua situazione',
  name: 'situazioni',
});

pagesSay(
  healthy,
  [
    {
      said: [...noPolicyWord, 'Indicare chi si vuole assicurare'],
      marked: {
        altriSinistri: 'Valore non valido',
        polizzaAttiva: 'Valore non valido',
        soggetti: 'Valore non valido',
      },
    },
  ],
  [
    {
      said: ['Indicare il reddito familiare annuo', 'Selezionare almeno una copertura'],
      marked: { reddito: 'Valore non valido', coperture: 'Valore non valido' },
    },
  ],
  [
    {
      said: ['Indicare se ci sono situazioni da segnalare'],
      marked: { hasSituazioni: 'Valore non valido' },
    },
    {
      after: { hasSituazioni: 'true' },
      said: ['Indicare le situazioni da segnalare'],
      marked: { situazioni: 'Valore non valido' },
    },
  ],
  [
    {
      said: ['Indicare se ci sono patologie da segnalare', noConsent],
      marked: { hasPatologie: 'Valore non valido', ivass: 'Consenso obbligatorio' },
    },
    {
      after: { hasPatologie: 'true' },
      said: ['Indicare le patologie da segnalare', noConsent],
      marked: { patologie: 'Valore non valido' },
    },
  ],
);
