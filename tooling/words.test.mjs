import { describe, expect, it } from 'vitest';
import { allLines } from './lines/all-lines.mjs';
import { lackingOf, lackingOfAll, languages } from './words/lacking.mjs';

const lines = await allLines();

describe.each(languages)('$name', (translation) => {
  it('has every text that the lines share', () => {
    expect(lackingOfAll(translation)).toEqual({});
  });

  it.each(lines)('has every text that $id asks and offers', async (line) => {
    expect(line.translations).toHaveProperty(translation.language);
    expect(await lackingOf(line, translation)).toEqual({});
  });
});
