import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** Family liability insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Family liability',
  heading: 'Family liability insurance quote',
  about: 'The damage that you, your family and your animals may do to others.',
  'listing.keywords':
    'child, children, son, daughter, third party, household, neighbour, domestic worker',
  'pages.famiglia.title': 'Your family',
  'pages.famiglia.lead': 'Tell us who lives with you, animals included.',
  'nascita.error': 'Enter the date of birth',
  'familiari.label': 'How many people are in your family?',
  'familiari.error': 'Enter the number of people in the family',
  'familiari.help': 'At least one person, yourself included',
  'animali.label': 'Do you have animals?',
  'animali.error': 'Say whether you have animals',
  'animali_pericolosi.label': 'Are they of breeds considered dangerous?',
  'animali_pericolosi.error': 'Say whether the animals are dangerous',
  'tipo_animali.label': 'What animals do you have?',
  'tipo_animali.error': 'Choose the kind of animal',
  'altri_animali.label': 'Which ones?',
  'altri_animali.error': 'Say which animals',
  'altri_animali.help': 'Write which animals, in {to} characters at most',
  'lists.tipo_animali.cane': 'Dog',
  'lists.tipo_animali.gatto': 'Cat',
  'lists.tipo_animali.cane_e_gatto': 'Dog and cat',
  'lists.tipo_animali.cavallo': 'Horse',
  'lists.tipo_animali.coniglio': 'Rabbit or rodent',
  'lists.tipo_animali.volatili': 'Birds',
  'lists.tipo_animali.rettili': 'Reptiles',
  'lists.tipo_animali.altro': 'Other',
};
