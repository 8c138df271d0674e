import type { LineWords } from '../../translation/line-words.ts';

/** Vintage car insurance in English. */
export const vintageCar: LineWords = {
  title: 'Vintage car',
  heading: 'Vintage car insurance quote',
  about: 'Third-party liability of historic cars.',
  'pages.auto.title': 'The car',
  'targa.label': 'Number plate',
  'targa.hint': 'The original plate will do as well',
  'targa.error': 'Enter the number plate',
};
