import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** The English texts of the umbrella line. */
export const en: LineWords = {
  ...policyWords,
  title: 'Umbrellas',
  heading: 'Umbrella insurance quote',
  about: 'Wind, theft and forgetfulness, for every umbrella in the family.',
  'listing.keywords': 'rain, parasol, storm',
  'pages.ombrello.title': 'Your umbrella',
  'pages.ombrello.lead': 'The price depends on the handle.',
  'quanti.label': 'How many umbrellas?',
  'quanti.hint': 'From {from} to {to}',
  'quanti.error': 'Enter how many umbrellas',
  'manico.label': 'What is the handle made of?',
  'manico.error': 'Choose what the handle is made of',
  'manico.known.legno': 'Wood',
  'manico.known.altro': 'Something else',
  'altro_manico.label': 'What exactly?',
  'altro_manico.error': 'Write what the handle is made of',
  'altro_manico.refusals.MANICO_ESCLUSO': 'We do not insure umbrellas with this handle',
  'automatico.label': 'Does it open by itself?',
  'automatico.error': 'Say whether it opens by itself',
};
