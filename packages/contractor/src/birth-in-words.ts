import type { Person, Translate } from '@preventivo/core';
import { monthInWords } from '@preventivo/core/dates';
import { stubMan, stubManAbroad, stubWoman, stubWomanAbroad } from '@preventivo/core/words';
import { placeName } from '@preventivo/italian';

/**
 * Returns a person's birth as a sentence: «Donna, nata il 27 marzo 1985 a Milano».
 * @param country the country of birth, for a person born abroad; undefined while the list of countries loads
 */
export function birthInWords(
  { sesso, data_nascita, natoInItalia, comune_nascita }: Person,
  country: string | undefined,
  locale: string,
  t: Translate,
): string {
  const texts = natoInItalia ? [stubMan, stubWoman] : [stubManAbroad, stubWomanAbroad];
  const date = data_nascita ?? '';
  const isItalian = locale === 'it';
  const number = Number(date.slice(8));
  const day = `${number}${isItalian && number === 1 ? 'º' : ''} ${monthInWords(date, locale)}`;
  const place = natoInItalia ? placeName(comune_nascita) : (country ?? '');
  const sentence = t(texts[Number(sesso)] ?? stubMan, { day, place }).replace(' ()', '');
  return isItalian ? euphonic(sentence) : sentence;
}

/** Replaces « il» and « a» by the forms that Italian requires before a vowel sound: «l'8 marzo», «ad Ancona». */
const euphonic = (sentence: string) =>
  sentence.replace(/ il (8|11) /, " l'$1 ").replace(/ a (?=[AÀ])/, ' ad ');
