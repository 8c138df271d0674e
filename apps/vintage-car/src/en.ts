import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** Vintage car insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Vintage car',
  heading: 'Vintage car insurance quote',
  about: 'Third-party liability of historic cars.',
  'listing.keywords': 'automobile, classic, historic, old',
  'pages.auto.title': 'The car',
  'pages.auto.lead': 'All we need of the car is its plate.',
  'targa.label': 'Number plate',
  'targa.hint': 'The original plate will do as well',
  'targa.error': 'Enter the number plate',
};
