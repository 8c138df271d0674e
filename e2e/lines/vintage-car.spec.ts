import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const newPlate: Journey = {
  line: 'vintage-car',
  words: 'an old car with a new plate',
  asks: 'persona',
  pages: [
    {
      title: "L'auto",
      answers: {
        ...activePolicy.answers,
        targa: 'AB 123-CD',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    targa: 'AB123CD',
  },
};
const firstPlate: Journey = {
  line: 'vintage-car',
  words: 'an old car with its first plate',
  asks: 'persona',
  pages: [
    {
      title: "L'auto",
      answers: {
        ...noPolicy.answers,
        targa: 'roma12345',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    targa: 'ROMA12345',
  },
};

visitorCompletes(newPlate);
clumsyVisitorCompletes(newPlate);
accountCompletes(firstPlate, thorough);
pagesSay(firstPlate, [
  {
    said: [...noPolicyWord, 'Indicare la targa del mezzo', noConsent],
  },
  {
    after: { targa: 'AB12' },
    said: [...noPolicyWord, 'Indicare la targa del mezzo', noConsent],
    marked: { targa: 'Targa non valida' },
  },
]);
