import type { Line } from '@preventivo/core';
import {
  type OwnTexts,
  textNames,
  unknownPlaces,
  unknownTexts,
} from '@preventivo/core/translation';
import { spelt } from './places.ts';

/**
 * Returns one sentence for each name among the broker's texts that no text has. Checks places of
 * these lines only, because one settings file may hold the texts of other lines too.
 */
export function wrongTexts(
  texts: Readonly<Record<string, OwnTexts>>,
  lines: readonly Line[],
): readonly string[] {
  return Object.entries(texts).flatMap(([language, own]) =>
    [...unknownTexts(own), ...lines.flatMap((line) => unknownPlaces(own, line))].map((name) => {
      const meant = spelt(
        name,
        textNames(lines).filter((one) => headOf(one) === headOf(name)),
      );
      return `texts.${language}.${name}: there is no such text.${meant ? ` Is it ${meant}?` : ''}`;
    }),
  );
}

/** The table of a place, or '' for a name. */
const headOf = (name: string) => name.slice(0, name.indexOf('.') + 1);
