import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const athlete: Journey = {
  line: 'injury',
  words: 'cover for two sports',
  asks: 'persona',
  pages: [
    {
      title: 'Salute e sport',
      answers: {
        ...activePolicy.answers,
        problemi_precedenti: 'true',
        pratichiSport: 'true',
        sport: ['nuoto', 'calcio'],
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    data_nascita: '1985-03-27',
    problemi_precedenti: true,
    pratichiSport: true,
    sport: 'calcio|nuoto|',
  },
};
const reader: Journey = {
  line: 'injury',
  words: 'cover without a sport',
  asks: 'persona',
  pages: [
    {
      title: 'Salute e sport',
      answers: {
        ...noPolicy.answers,
        problemi_precedenti: 'false',
        pratichiSport: 'false',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    data_nascita: '1985-03-27',
    problemi_precedenti: false,
    pratichiSport: false,
    sport: 'nessuno',
  },
};

visitorCompletes(athlete);
clumsyVisitorCompletes(athlete);
accountCompletes(reader, thorough);
pagesSay(reader, [
  {
    said: [
      ...noPolicyWord,
      'Indicare se ci sono stati problemi di salute in passato',
      'Indicare se si praticano sport',
      noConsent,
    ],
  },
  {
    after: { pratichiSport: 'true' },
    said: [
      ...noPolicyWord,
      'Indicare se ci sono stati problemi di salute in passato',
      'Selezionare gli sport praticati',
      noConsent,
    ],
  },
]);
