import { original } from '@preventivo/line-vintage-bike/answers';
import { vintageBike } from '@preventivo/line-vintage-bike/line';
import { thorough } from '../support/thorough.ts';
import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy } from './policies.ts';
import { pagesSay } from './unanswered.ts';

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
