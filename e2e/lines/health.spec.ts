import { health } from '@preventivo/line-health/line';
import { ill, well } from '@preventivo/line-health/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { refusalLeadsBack } from '../support/lines/refused.ts';
import { pagesSay } from '../support/lines/unanswered.ts';

const withDiseases = journeyOf(
  health,
  {
    ...ill,
    ...activePolicy,
    altriSinistri: false,
    soggetti: 'famiglia',
    coperture: ['ricovero', 'odontoiatria', 'maternita'],
    situazioni: ['terapie_in_corso', 'gravidanza'],
  },
  {
    words: 'a family with situations and diseases to tell',
    // Choose the options in another order than the form's: the order of the stored answer must not depend on it.
    typed: {
      coperture: ['odontoiatria', 'ricovero', 'maternita'],
      situazioni: ['gravidanza', 'terapie_in_corso'],
    },
  },
);
/**
 * A quote request without diseases. For the answer No, the page sends the value Nessuna, which is no option of the
 * form.
 */
const healthy = journeyOf(
  health,
  { ...well, altriSinistri: true, reddito: 'non_dichiarato', coperture: ['prevenzione'] },
  { words: 'somebody in good health' },
);

clumsyVisitorCompletes(withDiseases);
bothComplete([withDiseases, healthy]);

// Two questions share this error code, so the response names the question: the second one.
refusalLeadsBack(withDiseases, {
  code: 'SITUAZIONI',
  field: 'situazioni',
  words: 'Scegli le situazioni da segnalare',
  page: 'La tua situazione',
  name: 'situazioni',
});

pagesSay(healthy, [
  [{}],
  [{}],
  [{}, { after: { hasSituazioni: true } }],
  [{}, { after: { hasPatologie: true } }],
]);
