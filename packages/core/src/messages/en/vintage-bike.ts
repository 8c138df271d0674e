import type { LineWords } from '../../translation/line-words.ts';

/** Vintage motorcycle insurance in English. */
export const vintageBike: LineWords = {
  title: 'Vintage motorcycle',
  heading: 'Vintage motorcycle insurance quote',
  about: 'Third-party liability of historic motorcycles and scooters.',
  'pages.moto.title': 'The motorcycle',
  'targa.label': 'Number plate',
  'targa.hint': 'The original plate will do as well',
  'targa.error': 'Enter the number plate',
};
