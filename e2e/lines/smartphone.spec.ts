import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const phone: Journey = {
  line: 'smartphone',
  words: 'a phone',
  asks: 'persona',
  pages: [
    {
      title: 'Il dispositivo',
      answers: {
        ...activePolicy.answers,
        tipologiaApparecchio: 'smartphone',
        brand: 'Samsung',
        modello: 'Galaxy S24',
        prezzo: '800_1000',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    deviceType: 'smartphone',
    deviceBrand: 'Samsung',
    deviceModel: 'Galaxy S24',
    devicePurchasePrice: '800_1000',
  },
};
const gameConsole: Journey = {
  line: 'smartphone',
  words: 'a console',
  asks: 'azienda',
  pages: [
    {
      title: 'Il dispositivo',
      answers: {
        ...noPolicy.answers,
        tipologiaApparecchio: 'consoleGiochi',
        brand: 'Sony',
        modello: 'PlayStation 5',
        prezzo: '400_600',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    deviceType: 'consoleGiochi',
    deviceBrand: 'Sony',
    deviceModel: 'PlayStation 5',
    devicePurchasePrice: '400_600',
  },
};

visitorCompletes(phone);
clumsyVisitorCompletes(phone);
accountCompletes(gameConsole, thorough);
pagesSay(gameConsole, [
  {
    said: [
      ...noPolicyWord,
      'Selezionare il tipo di dispositivo',
      'Indicare la marca',
      'Indicare il modello',
      "Selezionare il prezzo d'acquisto",
      noConsent,
    ],
    marked: { brand: 'Indicare la marca', modello: 'Indicare il modello' },
  },
  {
    after: { brand: 'S', modello: 'G' },
    said: [
      ...noPolicyWord,
      'Selezionare il tipo di dispositivo',
      'Nome Azienda non valido',
      'Nome Modello non valido',
      "Selezionare il prezzo d'acquisto",
      noConsent,
    ],
    marked: { brand: 'Nome Azienda non valido', modello: 'Nome Modello non valido' },
  },
]);
