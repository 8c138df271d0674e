import type { Client, Person, Say } from '@preventivo/core';
import { birthWindow } from '@preventivo/core/dates';
import {
  codeAge,
  codeFilled,
  codeMan,
  codeManAbroad,
  codeName,
  codeWoman,
  codeWomanAbroad,
  codeWrong,
} from '@preventivo/core/words';
import {
  type Day,
  formatDay,
  isFiscalCode,
  isFiscalCodeOf,
  readFiscalCode,
} from '@preventivo/italian';
import { focused } from '@preventivo/ui';
import { filledIn } from './filled-in.ts';

/** The form whose questions are filled in. */
export interface FormToFill {
  /** Whether another code stands there by now: this one writes nothing any more. */
  isReplaced(): boolean;
  /** The answers as they are now. */
  values(): Person;
  /** Gives answers; `values` has them at once. */
  answer(given: Partial<Person>): void;
}

/** What is said of a fiscal code that somebody typed. */
export interface Filled {
  readonly error?: string;
  /** What was filled in. */
  readonly note?: string;
  /** Whether a line tells of it in place of the questions: nothing is left to be answered, and nobody is at one. */
  readonly folds?: boolean;
}

/** 'Donna, nata il 27/03/1985 a MILANO (MI): controlla che sia giusto' */
const wholeNote = (sex: 0 | 1, isAbroad: boolean) =>
  isAbroad ? [codeManAbroad, codeWomanAbroad][sex] : [codeMan, codeWoman][sex];

/**
 * Fills in sex, birth date and birthplace from a fiscal code (docs/rules/contractor.md#fiscal-code). Of the code only
 * the four characters of the place, and the day, go to the back end.
 */
export async function fillFromCode(
  text: string,
  form: FormToFill,
  client: Pick<Client, 'birthplace'>,
  today: Day,
  say: Say,
): Promise<Filled> {
  if (form.isReplaced()) return {};
  const reading = readFiscalCode(text, birthWindow(today));
  if (!reading) return { error: say(isFiscalCode(text) ? codeAge : codeWrong) };
  const { nome, cognome } = form.values();
  if (nome.trim() && cognome.trim() && !isFiscalCodeOf(text, cognome, nome))
    return { error: say(codeName) };
  const { sex, birthDate, placeCode } = reading;
  const isAbroad = placeCode.startsWith('Z');
  form.answer({
    sesso: String(sex),
    data_nascita: birthDate,
    natoInItalia: !isAbroad,
    ...(isAbroad ? { stato_nascita: null } : { comune_nascita: '' }),
  });
  const found = await client.birthplace({ codice: placeCode, data: birthDate });
  const [place] = found.ok ? found.data : [];
  if (!place || form.isReplaced()) return { note: say(codeFilled) };
  const key = isAbroad ? 'stato_nascita' : 'comune_nascita';
  const answer = isAbroad ? place.id : place.value;
  const { natoInItalia, [key]: now } = form.values();
  // Who wrote another place meanwhile, or said that it lies elsewhere, knows better.
  const isOpen = natoInItalia === !isAbroad && (!now || now === answer);
  if (!isOpen) return { note: say(codeFilled) };
  form.answer({ [key]: answer });
  // A question that somebody has gone on to is not taken from under their hands.
  if (isAtOne()) return { note: say(codeFilled) };
  const values = { day: formatDay(birthDate), place: place.value };
  return { note: say(wholeNote(sex, isAbroad) ?? codeFilled, values), folds: true };
}

/** Whether somebody is at one of the questions that were filled in. */
function isAtOne(): boolean {
  const question = focused()?.closest('.q-asked, .q-field');
  return ['sesso', ...filledIn].some((name) => question?.querySelector(`[name^="${name}"]`));
}
