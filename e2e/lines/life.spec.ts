import { life } from '@preventivo/line-life/line';
import { parent } from '@preventivo/line-life/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const smoker = journeyOf(
  life,
  { ...parent, ...activePolicy, capitale: 250_000.5, fumatore: true },
  { words: 'the capital of a smoker', typed: { capitale: '250.000,50' } },
);
const nonSmoker = journeyOf(
  life,
  { ...parent, capitale: 1, anni_polizza: 100 },
  { words: 'the least capital for the longest time' },
);

visitorCompletes(smoker);
clumsyVisitorCompletes(smoker);
accountCompletes(nonSmoker, thorough);
pagesSay(nonSmoker);
