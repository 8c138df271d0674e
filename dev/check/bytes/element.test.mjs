import { describe, expect, it } from 'vitest';
import { elementFigures, piecesIn } from './element.mjs';

describe('the script of the element', () => {
  it('the script of the element names the chunks that all lines load, the chunk of each line, and that of the styles', () => {
    const script =
      'draw:["assets/draw-AbCd1234.js","assets/first-AbCd1234.js"],styles:["assets/styles-AbCd1234.js"],' +
      'lines:{travel:["assets/line-travel-AbCd1234.js","assets/first-AbCd1234.js"]}';
    expect(piecesIn(script)).toEqual({
      styles: 'assets/styles-AbCd1234.js',
      lines: ['assets/line-travel-AbCd1234.js'],
      others: ['assets/draw-AbCd1234.js', 'assets/first-AbCd1234.js'],
    });
  });

  it('measuring the script of the element fails when it names no chunks', () => {
    expect(() => piecesIn('define()')).toThrow(/does not name its first piece/);
  });

  it("the first load of the element has an app's budget plus 3 KB", () => {
    expect(elementFigures.map(({ id, budget }) => [id, budget('travel')])).toContainEqual([
      'firstJs',
      103,
    ]);
  });
});
