import type { Client, Person, Translate } from '@preventivo/core';
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

/** Access to the form to fill in. */
export interface FormToFill {
  /**
   * Returns true if the user has changed the fiscal code since. Its values must not be filled in
   * then.
   */
  isReplaced(): boolean;
  /** Returns the current values. */
  values(): Person;
  /** Sets values synchronously, so that `values()` returns them at once. */
  answer(given: Partial<Person>): void;
}

/** What to show for a typed fiscal code. */
export interface Filled {
  readonly error?: string;
  /** The message about the filled-in values. */
  readonly note?: string;
  /**
   * Whether a summary line may replace the questions. True if all of them are answered and none has
   * the focus.
   */
  readonly folds?: boolean;
}

/**
 * Returns the message that sums up the filled-in values: 'Donna, nata il 27/03/1985 a MILANO (MI):
 * controlla che sia giusto'.
 */
const wholeNote = (sex: 0 | 1, isAbroad: boolean) =>
  isAbroad ? [codeManAbroad, codeWomanAbroad][sex] : [codeMan, codeWoman][sex];

/**
 * Fills in sex, birth date and birthplace from a fiscal code
 * (docs/rules/contractor.md#fiscal-code). Sends to the back end only the four characters of the
 * place and the birth date, not the whole fiscal code.
 */
export async function fillFromCode(
  text: string,
  form: FormToFill,
  client: Pick<Client, 'birthplace'>,
  today: Day,
  t: Translate,
): Promise<Filled> {
  if (form.isReplaced()) return {};
  const reading = readFiscalCode(text, birthWindow(today));
  if (!reading) return { error: t(isFiscalCode(text) ? codeAge : codeWrong) };
  const { nome, cognome } = form.values();
  if (nome.trim() && cognome.trim() && !isFiscalCodeOf(text, cognome, nome))
    return { error: t(codeName) };
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
  if (!place || form.isReplaced()) return { note: t(codeFilled) };
  const key = isAbroad ? 'stato_nascita' : 'comune_nascita';
  const answer = isAbroad ? place.id : place.value;
  const { natoInItalia, [key]: now } = form.values();
  // Keeps an answer of the user, who may have typed another place or chosen another country during
  // the look-up.
  const isOpen = natoInItalia === !isAbroad && (!now || now === answer);
  if (!isOpen) return { note: t(codeFilled) };
  form.answer({ [key]: answer });
  // The summary line must not replace a question that has the focus.
  if (isAtOne()) return { note: t(codeFilled) };
  const values = { day: formatDay(birthDate), place: place.value };
  return { note: t(wholeNote(sex, isAbroad) ?? codeFilled, values), folds: true };
}

/** Returns whether one of the filled-in questions has the focus. */
function isAtOne(): boolean {
  const question = focused()?.closest('.q-asked, .q-field');
  return ['sesso', ...filledIn].some((name) => question?.querySelector(`[name^="${name}"]`));
}
