import type { Wording } from '@preventivo/core';
import {
  type OwnTexts,
  type Translation,
  unknownTexts,
  wordingOf,
} from '@preventivo/core/translation';
import type { LineSource } from '../line/use-whole-line.ts';

/** Props of the component that translates a funnel. */
export interface GivenLine {
  /** The line in Italian. */
  readonly line: LineSource;
  /** Whether the page belongs to another site: its `lang` is left alone. */
  readonly embedded: boolean;
  /**
   * Called with the line in a language, or with an empty object for Italian without own texts.
   * @param choices number of the visitor's language choices
   */
  onWorded(worded: Partial<Worded>, choices: number): void;
}

/** A line in a language, and the translation of all other texts. */
export interface Worded {
  readonly wording: Wording;
  readonly line: LineSource;
}

/**
 * Returns a line in a language, with the broker's own texts. A line without a translation keeps its Italian texts.
 * @param load loads the translation; undefined for Italian
 * @throws when the language does not load
 */
export async function worded(
  line: LineSource,
  texts: OwnTexts = {},
  load?: () => Promise<Translation>,
): Promise<Worded> {
  for (const name of unknownTexts(texts))
    console.error(`settings.json: there is no text '${name}' (docs/words.md). It was left out.`);
  const translation = await load?.();
  const words = await translation?.lines[line.id]?.();
  const wording = wordingOf(line.id, translation && { translation, line: words }, texts);
  return { wording, line: 'load' in line ? wording.outline(line) : wording.line(line) };
}
