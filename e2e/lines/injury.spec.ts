import { injury } from '@preventivo/line-injury/line';
import { player, reader } from '@preventivo/line-injury/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const withSports = journeyOf(
  injury,
  { ...player, ...activePolicy, problemi_precedenti: true },
  // Choose the options in another order than the form's: the order of the stored answer must not depend on it.
  { words: 'cover for two sports', typed: { sport: ['nuoto', 'calcio'] } },
);
const withoutSport = journeyOf(injury, reader, { words: 'cover without a sport' });

visitorCompletes(withSports);
clumsyVisitorCompletes(withSports);
accountCompletes(withoutSport, thorough);
pagesSay(withoutSport, [[{}, { after: { pratichiSport: true } }]]);
