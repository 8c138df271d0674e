import { person, type TextField } from '@preventivo/core';
import { messages } from '@preventivo/core/messages';

/** What an account asks of a person as page 1 does: the same rules, refused with the account's codes. */
export const asked = {
  name: asAccount(person.fields.nome, 'NAME'),
  surname: asAccount(person.fields.cognome, 'SURNAME'),
  email: asAccount(person.fields.email, 'EMAIL'),
  phone: asAccount(person.fields.cellulare, 'PHONE'),
};

function asAccount(field: TextField, code: 'NAME' | 'SURNAME' | 'EMAIL' | 'PHONE'): TextField {
  // The hints of page 1 speak of the quote.
  const { hint: _hint, ...rest } = field;
  return { ...rest, code, error: messages[code], invalid: messages[code] };
}
