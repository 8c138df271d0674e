import { family, withParrot } from '@preventivo/line-householder/answers';
import { householder } from '@preventivo/line-householder/line';
import { thorough } from '../support/thorough.ts';
import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy } from './policies.ts';
import { pagesSay } from './unanswered.ts';

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
