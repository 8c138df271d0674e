import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const withParrot: Journey = {
  line: 'householder',
  words: 'a family with a parrot',
  asks: 'persona',
  pages: [
    {
      title: 'La tua famiglia',
      answers: {
        ...activePolicy.answers,
        familiari: '4',
        animali: 'true',
        animali_pericolosi: 'false',
        tipo_animali: 'altro',
        altri_animali: 'un pappagallo',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    nascita: '1985-03-27',
    familiari: 4,
    animali: true,
    animali_pericolosi: false,
    tipo_animali: 'altro',
    altri_animali: 'un pappagallo',
  },
};
const withoutAnimals: Journey = {
  line: 'householder',
  words: 'a family without animals',
  asks: 'persona',
  pages: [
    {
      title: 'La tua famiglia',
      answers: {
        ...noPolicy.answers,
        familiari: '1',
        animali: 'false',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    nascita: '1985-03-27',
    familiari: 1,
    animali: false,
    animali_pericolosi: null,
    tipo_animali: null,
  },
};

visitorCompletes(withParrot);
clumsyVisitorCompletes(withParrot);
accountCompletes(withoutAnimals, thorough);
pagesSay(withoutAnimals, [
  {
    said: [
      ...noPolicyWord,
      'Indicare il numero di familiari',
      'Indicare se si hanno animali',
      noConsent,
    ],
  },
  {
    after: { animali: 'true' },
    said: [
      ...noPolicyWord,
      'Indicare il numero di familiari',
      'Indicare se gli animali sono pericolosi',
      'Indicare il tipo di animale',
      noConsent,
    ],
  },
  {
    after: { animali_pericolosi: 'true', tipo_animali: 'altro' },
    said: [...noPolicyWord, 'Indicare il numero di familiari', 'Indicare quali animali', noConsent],
  },
]);
