import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';
import { en as propertyWords } from '@preventivo/property/en';

/** Fire insurance in English. */
export const en: LineWords = {
  ...policyWords,
  ...propertyWords,
  title: 'Fire',
  heading: 'Fire insurance quote',
  about: 'Fire, explosion and other damage to the property, for the mortgage too.',
  'listing.keywords': 'mortgage, bank, building, block of flats, lightning, gas',
  'pages.immobile.title': 'The property and the mortgage',
  'pages.immobile.lead': 'Tell us about the property and about the mortgage, if there is one.',
  'sentences.surveyed': 'Appraised value of the property',
  'sentences.deed': 'Expected date of the deed or of the transfer of the mortgage',
  'sentences.nowDeed':
    'The date before was the one the policy starts on: enter the one of the deed or of the transfer.',
  'sentences.nowStart':
    'The date before was the one of the deed or of the transfer: if you like, enter the one the policy starts on.',
  'polizza_mutuo.label': 'Is the policy for a mortgage?',
  'polizza_mutuo.error': 'Say whether the policy is linked to a mortgage',
  'durata_mutuo.label': 'Term of the mortgage, in years',
  'durata_mutuo.error': 'Enter the term of the mortgage',
  'durata_mutuo.help': 'From {from} to {to} years',
  'valore_perizia.label': 'Estimated value of the property',
  'valore_perizia.help': 'At least €{from}',
  'data_surroga.label': 'Start date of the new policy',
  'data_surroga.hint': 'Between {from} and {to}',
  'data_surroga.error': 'Enter a date within a year from today',
};
