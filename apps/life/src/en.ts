import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** Life insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Life',
  heading: 'Life insurance quote',
  about: 'A sum for those you love, if one day you can no longer look after them.',
  'listing.keywords':
    'death, mortgage, inheritance, savings, investment, family, child, children, future',
  'pages.polizza.title': 'Your life policy',
  'pages.polizza.lead': 'You decide the capital and the term.',
  'capitale.label': 'Sum to invest, in euros',
  'capitale.error': 'Enter the sum to invest',
  'capitale.help': 'At least €{from}',
  'anni_polizza.label': 'For how many years?',
  'anni_polizza.error': 'Enter for how many years the policy is to last',
  'anni_polizza.help': 'From {from} to {to} years',
  'data_nascita.error': 'Enter the date of birth',
  'fumatore.label': 'Do you smoke?',
  'fumatore.error': 'Say whether you smoke',
  'fumatore.invalid': 'Choose an option',
};
