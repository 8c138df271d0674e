import type { Line } from '@preventivo/core';
import {
  type OwnTexts,
  textNames,
  unknownPlaces,
  unknownTexts,
} from '@preventivo/core/translation';
import { spelt } from './places.ts';

/**
 * Returns one sentence for each unknown name among the broker's texts. Checks the names of questions for these lines
 * only, because a settings file may contain the texts of other lines too.
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

/** Returns the name of the table at the start of a path, or '' for a name without a path. */
const headOf = (name: string) => name.slice(0, name.indexOf('.') + 1);
