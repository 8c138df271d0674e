import { original } from '@preventivo/line-vintage-car/answers';
import { vintageCar } from '@preventivo/line-vintage-car/line';
import { thorough } from '../support/thorough.ts';
import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy } from './policies.ts';
import { pagesSay } from './unanswered.ts';

const newPlate = journeyOf(
  vintageCar,
  { ...original, ...activePolicy, targa: 'AB123CD' },
  { words: 'an old car with a new plate', typed: { targa: 'AB 123-CD' } },
);
const firstPlate = journeyOf(
  vintageCar,
  { ...original, targa: 'ROMA12345' },
  { words: 'an old car with its first plate', typed: { targa: 'roma12345' } },
);

visitorCompletes(newPlate);
clumsyVisitorCompletes(newPlate);
accountCompletes(firstPlate, thorough);
pagesSay(firstPlate, [[{}, { after: { targa: 'AB12' } }]]);
