import { player, reader } from '@preventivo/line-injury/answers';
import { injury } from '@preventivo/line-injury/line';
import { thorough } from '../support/thorough.ts';
import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy } from './policies.ts';
import { pagesSay } from './unanswered.ts';

const withSports = journeyOf(
  injury,
  { ...player, ...activePolicy, problemi_precedenti: true },
  // Ticked in another order than offered.
  { words: 'cover for two sports', typed: { sport: ['nuoto', 'calcio'] } },
);
const withoutSport = journeyOf(injury, reader, { words: 'cover without a sport' });

visitorCompletes(withSports);
clumsyVisitorCompletes(withSports);
accountCompletes(withoutSport, thorough);
pagesSay(withoutSport, [[{}, { after: { pratichiSport: true } }]]);
