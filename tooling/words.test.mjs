import { describe, expect, it } from 'vitest';
import { allLines } from './lines/all-lines.mjs';
import { lackingOf, lackingOfAll, languages } from './words/lacking.mjs';

describe.each(languages)('$name', (translation) => {
  it('translates all texts that the lines share', () => {
    expect(lackingOfAll(translation)).toEqual({});
  });

  it.each(Object.keys(translation.lines))(
    'translates all questions and options of %s',
    async (id) => {
      const line = (await allLines()).find((one) => one.id === id);
      expect(await lackingOf(line, translation)).toEqual({});
    },
  );
});
