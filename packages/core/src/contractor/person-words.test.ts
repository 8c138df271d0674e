import { expect, it } from 'vitest';
import { addDays, birthWindow, formatDay } from '../dates.ts';
import { personWords } from './person-words.ts';

it('says the limits of a birth date as the rules count them, on each day of five years', () => {
  let day = '2026-01-01';
  while (day < '2031-01-01') {
    const { from, to } = birthWindow(day);
    expect(personWords(day), day).toEqual({
      data_nascita: { from: formatDay(from), to: formatDay(to) },
    });
    day = addDays(day, 1);
  }
});
