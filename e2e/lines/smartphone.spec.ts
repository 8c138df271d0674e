import { smartphone } from '@preventivo/line-smartphone/line';
import { gameConsole, phone } from '@preventivo/line-smartphone/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { thorough } from '../support/thorough.ts';

const ofPerson = journeyOf(smartphone, { ...phone, ...activePolicy }, { words: 'a phone' });
const ofCompany = journeyOf(smartphone, gameConsole, { words: 'a console', asks: 'azienda' });

visitorCompletes(ofPerson);
clumsyVisitorCompletes(ofPerson);
accountCompletes(ofCompany, thorough);
pagesSay(ofCompany, [[{}, { after: { brand: 'S', modello: 'G' } }]]);
