import { bicycle } from '@preventivo/line-bicycle/line';
import { commuter, racer } from '@preventivo/line-bicycle/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';

const forRaces = journeyOf(
  bicycle,
  { ...racer, ...activePolicy },
  { words: 'a bicycle for races' },
);
const forTown = journeyOf(bicycle, commuter, { words: 'a bicycle for the town' });

visitorCompletes(forRaces);
clumsyVisitorCompletes(forRaces);
accountCompletes(forTown);
pagesSay(forTown);
