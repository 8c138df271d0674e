import { vintageCar } from '@preventivo/line-vintage-car/line';
import { original } from '@preventivo/line-vintage-car/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

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
