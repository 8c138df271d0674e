import { home } from '@preventivo/line-home/line';
import { flat, house } from '@preventivo/line-home/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import {
  byHand,
  impossibleFloor,
  invalidAddress,
  residence,
  searched,
  unansweredFlat,
} from '../support/lines/property.ts';
import { pagesSay } from '../support/lines/unanswered.ts';

const againstFire = journeyOf(
  home,
  {
    ...flat,
    ...activePolicy,
    vincolato_belle_arti: true,
    assicurazione_furto: false,
    valore_beni: 30_000.5,
  },
  {
    words: 'a flat, against fire and not theft',
    typed: { ...searched, valore_beni: '30.000,50' },
  },
);
const { answers, ...atHome } = residence;
const againstTheft = journeyOf(
  home,
  {
    ...house,
    ...answers,
    abitazione_principale: false,
    sede_lavoro: true,
    valore_perizia: 1000,
    assicurazione_furto: true,
    valore_beni: 1,
  },
  { words: 'a house, against theft and not fire', ...atHome },
);
/**
 * A building under construction. The form offers this state only for buildings from after 2020 without a renovation.
 */
const buildingSite = journeyOf(
  home,
  { ...house, ...byHand.answers, sede_lavoro: true, stato_abitazione: 'in_costruzione' },
  {
    words: 'a house under construction, against neither fire nor theft',
    typed: byHand.typed,
  },
);

clumsyVisitorCompletes(againstFire);
bothComplete([againstFire, againstTheft, buildingSite]);

pagesSay(againstTheft, [
  [
    {},
    { ...unansweredFlat, after: { ...unansweredFlat.after, materiale: 'altro' } },
    { ...impossibleFloor, after: { ...impossibleFloor.after, altri_materiali: 'Terra cruda' } },
    { ...invalidAddress, after: { ...invalidAddress.after, stato_abitazione: 'buono' } },
  ],
  [
    {},
    {
      after: {
        abitazione_principale: true,
        sede_lavoro: false,
        vincolato_belle_arti: false,
        valore_perizia: 999.99,
        assicurazione_incendio: true,
        assicurazione_furto: false,
      },
    },
    {
      after: {
        valore_perizia: 1000,
        assicurazione_incendio: false,
        assicurazione_furto: true,
        valore_beni: 0.99,
      },
    },
  ],
]);
