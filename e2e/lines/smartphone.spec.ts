import { gameConsole, phone } from '@preventivo/line-smartphone/answers';
import { smartphone } from '@preventivo/line-smartphone/line';
import { thorough } from '../support/thorough.ts';
import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy } from './policies.ts';
import { pagesSay } from './unanswered.ts';

const ofPerson = journeyOf(smartphone, { ...phone, ...activePolicy }, { words: 'a phone' });
const ofCompany = journeyOf(smartphone, gameConsole, { words: 'a console', asks: 'azienda' });

visitorCompletes(ofPerson);
clumsyVisitorCompletes(ofPerson);
accountCompletes(ofCompany, thorough);
pagesSay(ofCompany, [[{}, { after: { brand: 'S', modello: 'G' } }]]);
