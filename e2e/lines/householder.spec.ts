import { householder } from '@preventivo/line-householder/line';
import { family, withParrot } from '@preventivo/line-householder/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const withAnimal = journeyOf(
  householder,
  { ...withParrot, ...activePolicy },
  { words: 'a family with a parrot' },
);
const withoutAnimals = journeyOf(
  householder,
  { ...family, familiari: 1 },
  { words: 'a family without animals' },
);

visitorCompletes(withAnimal);
clumsyVisitorCompletes(withAnimal);
accountCompletes(withoutAnimals, thorough);
pagesSay(withoutAnimals, [
  [
    {},
    { after: { animali: true } },
    { after: { animali_pericolosi: true, tipo_animali: 'altro' } },
  ],
]);
