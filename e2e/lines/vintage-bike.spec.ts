import { vintageBike } from '@preventivo/line-vintage-bike/line';
import { original } from '@preventivo/line-vintage-bike/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const newPlate = journeyOf(
  vintageBike,
  { ...original, ...activePolicy, targa: 'AA12345' },
  { words: 'an old motorbike with a new plate', typed: { targa: 'AA 12-345' } },
);
const firstPlate = journeyOf(vintageBike, original, {
  words: 'an old motorbike with its first plate',
  typed: { targa: 'mi123456' },
});

visitorCompletes(newPlate);
clumsyVisitorCompletes(newPlate);
accountCompletes(firstPlate, thorough);
pagesSay(firstPlate, [[{}, { after: { targa: 'AB12' } }]]);
