import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** Vintage motorcycle insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Vintage motorcycle',
  heading: 'Vintage motorcycle insurance quote',
  about: 'Third-party liability of historic motorcycles and scooters.',
  'listing.keywords': 'motorbike, moped, scooter, classic, historic',
  'pages.moto.title': 'The motorcycle',
  'pages.moto.lead': 'All we need of the motorbike is its plate.',
  'targa.label': 'Number plate',
  'targa.hint': 'The original plate will do as well',
  'targa.error': 'Enter the number plate',
};
