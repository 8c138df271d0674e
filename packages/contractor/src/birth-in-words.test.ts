import { createTranslator } from '@preventivo/core';
import { giulia } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { birthInWords } from './birth-in-words.ts';

const t = createTranslator({});

describe('birthInWords', () => {
  it.each([
    [{}, 'Donna, nata il 27 marzo 1985 a Milano'],
    [{ sesso: '0' }, 'Uomo, nato il 27 marzo 1985 a Milano'],
    [{ data_nascita: '1985-03-08' }, "Donna, nata l'8 marzo 1985 a Milano"],
    [{ data_nascita: '1990-12-01' }, 'Donna, nata il 1º dicembre 1990 a Milano'],
    [{ comune_nascita: 'ANCONA (AN)' }, 'Donna, nata il 27 marzo 1985 ad Ancona'],
    [{ comune_nascita: 'LIVO (CO)' }, 'Donna, nata il 27 marzo 1985 a Livo (CO)'],
  ])('writes %o as «%s»', (change, words) => {
    expect(birthInWords({ ...giulia, ...change }, undefined, 'it', t)).toBe(words);
  });

  it('names the country of a person born abroad once its list is loaded', () => {
    const abroad = { ...giulia, natoInItalia: false, comune_nascita: '', stato_nascita: '9' };
    const before = "Donna, nata il 27 marzo 1985 all'estero";
    expect(birthInWords(abroad, undefined, 'it', t)).toBe(before);
    expect(birthInWords(abroad, 'Francia', 'it', t)).toBe(`${before} (Francia)`);
  });
});
