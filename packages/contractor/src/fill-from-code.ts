import type { Client, Person, Translate } from '@preventivo/core';
import { birthWindow } from '@preventivo/core/dates';
import {
  codeAge,
  codeFilled,
  codeFilledInPart,
  codeName,
  codeTypo,
  codeWrong,
} from '@preventivo/core/words';
import { type Day, isFiscalCode, isFiscalCodeOf, readFiscalCode } from '@preventivo/italian';
import { CODE_LENGTH, type CodeMessage } from './fold.ts';

/** The functions by which `fillFromCode` reads and fills in the form. */
export interface FormToFill {
  /** Returns whether the user has changed the fiscal code since the call. If so, its values must not be filled in. */
  isReplaced(): boolean;
  /** Returns the current values. */
  values(): Person;
  /** Sets values synchronously, so that `values()` returns them at once. */
  answer(given: Partial<Person>): void;
}

/**
 * Fills in sex, birth date and birthplace from a fiscal code (docs/rules/contractor.md#fiscal-code). The back end
 * receives only the four characters of the birthplace and the birth date, not the whole code.
 */
export async function fillFromCode(
  text: string,
  form: FormToFill,
  client: Pick<Client, 'birthplace'>,
  today: Day,
  t: Translate,
): Promise<CodeMessage> {
  if (form.isReplaced()) return {};
  const reading = readFiscalCode(text, birthWindow(today));
  if (!reading) {
    const wrong = text.length === CODE_LENGTH ? codeTypo : codeWrong;
    return { error: t(isFiscalCode(text) ? codeAge : wrong) };
  }
  const { nome, cognome } = form.values();
  if (nome.trim() && cognome.trim() && !isFiscalCodeOf(text, cognome, nome))
    return { error: t(codeName) };
  const { sex, birthDate, placeCode } = reading;
  const isAbroad = placeCode.startsWith('Z');
  const filledIn = (note: string): CodeMessage => ({
    note: t(note),
    matches: (surname, name) => isFiscalCodeOf(text, surname, name),
  });
  form.answer({
    sesso: String(sex),
    data_nascita: birthDate,
    natoInItalia: !isAbroad,
    ...(isAbroad ? { stato_nascita: null } : { comune_nascita: '' }),
  });
  const found = await client.birthplace({ codice: placeCode, data: birthDate });
  const [place] = found.ok ? found.data : [];
  if (!place || form.isReplaced()) return filledIn(codeFilledInPart);
  const key = isAbroad ? 'stato_nascita' : 'comune_nascita';
  const answer = isAbroad ? place.id : place.value;
  const { natoInItalia, [key]: now } = form.values();
  // Keep the user's answer: during the request the user may have typed another birthplace or selected another country.
  const isOpen = natoInItalia === !isAbroad && (!now || now === answer);
  if (!isOpen) return filledIn(codeFilledInPart);
  form.answer({ [key]: answer });
  return filledIn(codeFilled);
}
