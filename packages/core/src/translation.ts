// Translates tables into another language or a broker's texts. Pages in Italian without a broker's texts do not load
// this entry point.
export type { LineWords } from './table/line-words.ts';
export {
  inLists,
  lacking,
  lackingTexts,
  listsOf,
  type Translated,
} from './translation/lacking-texts.ts';
export { translatedLine } from './translation/translated-line.ts';
export { translatedTable } from './translation/translated-table.ts';
export {
  contractorTexts,
  textNames,
  unknownPlaces,
  unknownTexts,
} from './translation/unknown-texts.ts';
export type { TextAt } from './translation/with-texts.ts';
export {
  byText,
  type OwnTexts,
  type TextName,
  type Translation,
  wordingOf,
} from './translation/wording.ts';
export { wordsInLine, wordsInTable } from './translation/words-in.ts';
