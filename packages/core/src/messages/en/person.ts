import type { LineWords } from '../../table/line-words.ts';

const personWords: LineWords = {
  'nome.help': 'Write at least 2 letters, without digits. If it has one only, call [your adviser]',
  'cognome.help':
    'Write at least 2 letters, without digits. If it has one only, call [your adviser]',
  'data_nascita.hint': 'For example 27 3 1985, between {from} and {to}',
  'natoInItalia.label': 'Where were you born?',
  'natoInItalia.why': 'It is part of the tax code, by which the insurer recognises you.',
  'natoInItalia.yes': 'Italy',
  'natoInItalia.no': 'Elsewhere',
  'indirizzoResidenza_SedeLegale.label': 'Home address',
  'indirizzoResidenza_SedeLegale.search': 'Search for your home address',
  'email.help': 'It must look like name@example.com',
  'cellulare.label': 'Mobile number',
  'cellulare.help': '9 or 10 digits, for example 333 1234567; if you have two, write one',
  'stato_nascita.help': 'Choose the country from the list',
  'professione.help':
    'Choose an entry from the list: if yours is not there, one of those that begin with «Altro»',
  'professione.why':
    'Some jobs involve more risks: the insurer takes this into account in the price.',
};

/**
 * Returns the English questions for a person.
 * @param place 'person' for the contractor, 'proprietario' for the owner of a vehicle
 */
export const personWordsAt = (place: string): LineWords =>
  Object.fromEntries(Object.entries(personWords).map(([of, text]) => [`${place}.${of}`, text]));
