import type { LineWords } from '@preventivo/core/translation';

/** The English texts of the horse line, by their path in the table. */
export const en: LineWords = {
  title: 'Horses',
  heading: 'Horse insurance quote',
  about: 'The horse that you share with others, for your part of it.',
  'pages.cavallo.title': 'Your horse',
  'nome.label': 'What is the name of the horse?',
  'nome.error': 'Enter the name of the horse',
  'quota.label': 'Which part of it is yours?',
  'quota.hint': 'From {from} to {to} %',
  'quota.error': 'Enter which part is yours',
  'quota.wrong': 'Enter a part from {from} to {to} %, with at most one decimal',
};
