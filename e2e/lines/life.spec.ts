import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const smoker: Journey = {
  line: 'life',
  words: 'the capital of a smoker',
  asks: 'persona',
  pages: [
    {
      title: 'La tua polizza vita',
      answers: {
        ...activePolicy.answers,
        capitale: '250.000,50',
        anni_polizza: '20',
        fumatore: 'true',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    capitale: 250000.5,
    anni_polizza: 20,
    data_nascita: '1985-03-27',
    fumatore: true,
  },
};
const nonSmoker: Journey = {
  line: 'life',
  words: 'the least capital for the longest time',
  asks: 'persona',
  pages: [
    {
      title: 'La tua polizza vita',
      answers: {
        ...noPolicy.answers,
        capitale: '1',
        anni_polizza: '100',
        fumatore: 'false',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    capitale: 1,
    anni_polizza: 100,
    data_nascita: '1985-03-27',
    fumatore: false,
  },
};

visitorCompletes(smoker);
clumsyVisitorCompletes(smoker);
accountCompletes(nonSmoker, thorough);
pagesSay(nonSmoker, [
  {
    said: [
      ...noPolicyWord,
      'Indicare il capitale da investire',
      'Indicare gli anni per cui sarà valida la polizza',
      'Indicare se fumatore o no',
      noConsent,
    ],
  },
]);
