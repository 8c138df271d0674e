import type { Wording } from '@preventivo/core';
import {
  type OwnTexts,
  type Translation,
  unknownTexts,
  wordingOf,
} from '@preventivo/core/translation';
import type { LineSource } from '../line/use-whole-line.ts';

/** The line that is to be worded, and where. */
export interface GivenLine {
  /** The line as its table has it. */
  readonly line: LineSource;
  /** Whether the page is somebody else's: its `lang` is left alone. */
  readonly embedded: boolean;
  /**
   * @param worded nothing where it is worded no more
   * @param choices how often the visitor has chosen a language so far
   */
  onWorded(worded: Partial<Worded>, choices: number): void;
}

/** A line in a language, and how all the rest is said in it. */
export interface Worded {
  readonly wording: Wording;
  readonly line: LineSource;
}

interface Words {
  readonly texts: OwnTexts | undefined;
  /** Undefined for Italian. */
  readonly translation: (() => Promise<Translation>) | undefined;
}

/**
 * A line in a language, with a broker's own texts over it. A line that the language has no words for keeps its Italian
 * ones between texts of that language.
 * @throws where the language cannot be loaded
 */
export async function worded(
  line: LineSource,
  { texts, translation: load }: Words,
): Promise<Worded> {
  for (const name of unknownTexts(texts ?? {}))
    console.error(`settings.json: there is no text '${name}' (docs/words.md). It was left out.`);
  const translation = await load?.();
  const words = translation && (await wordsOf(line, translation));
  const wording = wordingOf(line.id, translation && { translation, line: words }, texts);
  return { wording, line: 'load' in line ? wording.outline(line) : wording.line(line) };
}

/** The texts of a line in a language: a host's for this line, else those that the line brings along. */
async function wordsOf(line: LineSource, { language, lines }: Translation) {
  const ofHost = lines?.[line.id];
  if (ofHost) return ofHost();
  const { translations } = 'load' in line ? await line.load() : line;
  return translations?.[language]?.();
}
