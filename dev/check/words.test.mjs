import { describe, expect, it } from 'vitest';
import { allLines } from '../shared/lines/all-lines.mjs';
import { lackingOf, lackingOfAll, languages } from '../write/words/lacking.mjs';

const lines = await allLines();

describe.each(languages)('$name', (translation) => {
  it('the translation covers all texts that the lines share', () => {
    expect(lackingOfAll(translation)).toEqual({});
  });

  it.each(lines)('the translation covers all questions and options of $id', async (line) => {
    expect(line.translations).toHaveProperty(translation.language);
    expect(await lackingOf(line, translation)).toEqual({});
  });
});
