import { fire } from '@preventivo/line-fire/line';
import { flat, house } from '@preventivo/line-fire/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import {
  impossibleFloor,
  invalidAddress,
  residence,
  searched,
  unansweredFlat,
} from '../support/lines/property.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { inDays, today } from '../support/people/days.ts';

const withMortgage = journeyOf(
  fire,
  {
    ...flat,
    polizzaAttiva: true,
    scadenzaPolizza: inDays(12),
    valore_perizia: 180_000.5,
    data_surroga: inDays(90),
  },
  { words: 'a flat with a mortgage', typed: { ...searched, valore_perizia: '180.000,50' } },
);
const { answers, ...atHome } = residence;
const withoutMortgage = journeyOf(
  fire,
  { ...house, ...answers, metri_quadri: 1000, valore_perizia: 1, data_surroga: today() },
  { words: 'a house without a mortgage', ...atHome },
);

clumsyVisitorCompletes(withMortgage);
bothComplete([withMortgage, withoutMortgage]);

pagesSay(withoutMortgage, [
  [
    {},
    { ...unansweredFlat, after: { ...unansweredFlat.after, polizza_mutuo: true } },
    {
      ...impossibleFloor,
      after: {
        ...impossibleFloor.after,
        durata_mutuo: 0,
        valore_perizia: 0.99,
        data_surroga: inDays(-1),
      },
    },
    {
      ...invalidAddress,
      after: { ...invalidAddress.after, polizza_mutuo: false, data_surroga: inDays(367) },
    },
  ],
]);
