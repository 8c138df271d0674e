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

describe('who has sent a request', () => {
  it('goes on with one of the three lines asked for most, wherever the file has them', () => {
    expect(offered(popular)).toEqual([
      { title: 'Animali', url: 'https://broker.example/preventivi/animali/' },
      { title: 'Casa', url: 'https://broker.example/preventivi/casa/', pictogram: 'M1 1' },
      { title: 'Microcar', url: 'https://broker.example/preventivi/microcar/' },
    ]);
  });

  it('is not offered the line that they have just asked for', () => {
    expect(titles(popular, { ...giulia, sent: 'casa' })).toEqual(['Animali', 'Microcar', 'Viaggi']);
  });

  it('is offered no line that does not insure them', () => {
    const rossi = { sent: 'viaggi', contractor: { tipoPersona: 'giuridica' } } as const;
    expect(titles(popular, rossi)).toEqual(['Animali', 'Microcar']);
  });

  it('reads what a line is called in their language, in Italian where it has no name in it', () => {
    expect(titles(popular, { ...giulia, language: 'en' })).toEqual(['Pets', 'Casa', 'Microcar']);
  });

  it.each([
    ['a page that a server shows where nothing is', '<!doctype html>'],
    ['nothing', ''],
    ['something else', '{"lines":[]}'],
    ['no lines', '[null,1,"casa",{},{"id":"casa","title":"Casa"}]'],
  ])('is offered nothing by a file that holds %s', (_, text) => {
    expect(otherLines(text, from, giulia)).toEqual([]);
  });

  it('is led nowhere but to the web', () => {
    expect(titles([listed('Casa', { path: 'javascript:alert(1)' }), listed('Viaggio')])).toEqual([
      'Viaggio',
    ]);
  });
});
