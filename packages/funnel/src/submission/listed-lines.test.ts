import { describe, expect, it } from 'vitest';
import { type ListedLine, otherLines } from './listed-lines.ts';

const listed = (title: string, more: Partial<ListedLine> = {}): ListedLine => {
  const id = title.toLowerCase();
  return { id, title, path: `${id}/`, ...more };
};
const popular = [
  listed('Animali', { contractor: ['fisica', 'giuridica'], titles: { en: 'Pets' } }),
  listed('Casa', { contractor: ['fisica'], pictogram: 'M1 1' }),
  listed('Microcar'),
  listed('Viaggi'),
];
const from = 'https://broker.example/preventivi/lines.json';
const giulia = { sent: 'viaggi', contractor: { tipoPersona: 'fisica' } } as const;
const offered = (lines: unknown, who: Parameters<typeof otherLines>[2] = giulia) =>
  otherLines(JSON.stringify(lines), from, who);
const titles = (...given: Parameters<typeof offered>) =>
  offered(...given).map(({ title }) => title);

describe('otherLines', () => {
  it('returns the three most requested lines, with URLs relative to the file', () => {
    expect(offered(popular)).toEqual([
      { title: 'Animali', url: 'https://broker.example/preventivi/animali/' },
      { title: 'Casa', url: 'https://broker.example/preventivi/casa/', pictogram: 'M1 1' },
      { title: 'Microcar', url: 'https://broker.example/preventivi/microcar/' },
    ]);
  });

  it('omits the line of the request', () => {
    expect(titles(popular, { ...giulia, sent: 'casa' })).toEqual(['Animali', 'Microcar', 'Viaggi']);
  });

  it('omits lines that do not insure this type of contractor', () => {
    const rossi = { sent: 'viaggi', contractor: { tipoPersona: 'giuridica' } } as const;
    expect(titles(popular, rossi)).toEqual(['Animali', 'Microcar']);
  });

  it("returns titles in the visitor's language, or else in Italian", () => {
    expect(titles(popular, { ...giulia, language: 'en' })).toEqual(['Pets', 'Casa', 'Microcar']);
  });

  it.each([
    ['a page that a server shows where nothing is', '<!doctype html>'],
    ['nothing', ''],
    ['something else', '{"lines":[]}'],
    ['no lines', '[null,1,"casa",{},{"id":"casa","title":"Casa"}]'],
  ])('returns no lines for a file that holds %s', (_, text) => {
    expect(otherLines(text, from, giulia)).toEqual([]);
  });

  it('omits lines whose URL is not http', () => {
    expect(titles([listed('Casa', { path: 'javascript:alert(1)' }), listed('Viaggio')])).toEqual([
      'Viaggio',
    ]);
  });
});
