import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { trip } from '../support/people/trips.ts';

const { answers, stored } = trip('gruppo', 'viaggioSingolo', true);

clumsyVisitorCompletes({
  line: 'travel',
  words: 'one trip for a group',
  asks: 'persona',
  pages: [{ title: 'Il tuo viaggio', answers }],
  stored,
});
