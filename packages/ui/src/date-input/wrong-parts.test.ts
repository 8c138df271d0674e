import { createTranslator } from '@preventivo/core';
import { wrongDateParts } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { whatIsMissing } from './parts.ts';

const t = createTranslator({});
const typed = (day: string, month: string, year: string) => ({ day, month, year });

describe('an invalid date', () => {
  it('wrongDateParts returns the missing parts of a date', () => {
    expect(wrongDateParts(typed('27', '', '1985'))).toEqual(['month']);
    expect(whatIsMissing(typed('27', '', '1985'), t)).toBe('Manca il mese');
    expect(wrongDateParts(typed('27', '', ''))).toEqual(['month', 'year']);
    expect(whatIsMissing(typed('27', '', ''), t)).toBe("Mancano il mese e l'anno");
  });

  it('wrongDateParts returns the impossible parts of a date', () => {
    expect(wrongDateParts(typed('31', '2', '2026'))).toEqual(['day']);
    expect(whatIsMissing(typed('31', '2', '2026'), t)).toBe('Controlla il giorno');
    expect(whatIsMissing(typed('3', 'marzzo', '2026'), t)).toBe('Controlla il mese');
    expect(whatIsMissing(typed('27', '3', '85'), t)).toBe("Scrivi l'anno con 4 cifre");
  });

  it('for a valid day, wrongDateParts returns all three parts, and whatIsMissing returns no message', () => {
    expect(wrongDateParts(typed('27', '3', '1985'))).toEqual(['day', 'month', 'year']);
    expect(whatIsMissing(typed('27', '3', '1985'), t)).toBeUndefined();
  });

  it('for an empty date, whatIsMissing returns no message', () => {
    expect(wrongDateParts(typed('', '', ''))).toEqual(['day', 'month', 'year']);
    expect(whatIsMissing(typed('', '', ''), t)).toBeUndefined();
  });
});
