import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const newPlate: Journey = {
  line: 'vintage-bike',
  words: 'an old motorbike with a new plate',
  asks: 'persona',
  pages: [
    {
      title: 'La moto',
      answers: {
        ...activePolicy.answers,
        targa: 'AA 12-345',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    targa: 'AA12345',
  },
};
const firstPlate: Journey = {
  line: 'vintage-bike',
  words: 'an old motorbike with its first plate',
  asks: 'persona',
  pages: [
    {
      title: 'La moto',
      answers: {
        ...noPolicy.answers,
        targa: 'mi123456',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    targa: 'MI123456',
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
