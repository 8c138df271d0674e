import { commuter, racer } from '@preventivo/line-bicycle/answers';
import { bicycle } from '@preventivo/line-bicycle/line';
import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy } from './policies.ts';
import { pagesSay } from './unanswered.ts';

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
