import type { LineWords } from '../../table/line-words.ts';

/** The questions about claims and the active policy, at the start of page 2 of every line. */
export const policyWords: LineWords = {
  'altriSinistri.label': 'Have you had any claims in recent years?',
  'altriSinistri.hint': 'Accidents or damage reported to an insurer',
  'altriSinistri.why': 'The price also depends on the damage you have already reported.',
  'altriSinistri.error': 'Say whether there have been other claims',
  'polizzaAttiva.label': 'Do you already have an active policy?',
  'polizzaAttiva.error': 'Say whether there is an active policy',
  'scadenzaPolizza.label': 'When does it expire?',
  'scadenzaPolizza.hint': 'Between {from} and {to}',
  'scadenzaPolizza.error': 'Enter a date between {from} and {to}',
  'scadenzaPolizza.invalid': 'between {from} and {to}',
};
