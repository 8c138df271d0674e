import { describe, expect, it } from 'vitest';
import { withoutExtras } from './address-extras.ts';

describe('withoutExtras', () => {
  it.each([
    ['via roma 12 int. 3, 20121 milano', 'via roma 12, 20121 milano', ['int. 3']],
    ['Via Roma 12 (interno 3), Torino', 'Via Roma 12, Torino', ['interno 3']],
    [
      'Via Roma 12 scala B int. 3 piano 2, Lecce',
      'Via Roma 12, Lecce',
      ['scala B', 'int. 3', 'piano 2'],
    ],
    ['Via Roma, scala B, 12, Milano', 'Via Roma, 12, Milano', ['scala B']],
    ['Via Roma 5 piano terra, Alba', 'Via Roma 5, Alba', ['piano terra']],
    ['Via Roma 5, 3° piano, Alba', 'Via Roma 5, Alba', ['3° piano']],
    ['Via Roma 3 p.t., Alba', 'Via Roma 3, Alba', ['p.t.']],
    ['Via Roma 1 c/o Rossi, Torino', 'Via Roma 1, Torino', ['c/o Rossi']],
    ['Via Roma 1 c/o Rossi Torino', 'Via Roma 1 Torino', ['c/o Rossi']],
    ['c/o Rossi, Via Roma 1, Torino', 'Via Roma 1, Torino', ['c/o Rossi']],
    ['Via Roma 5, fraz. Renazzo, 44042 Cento', 'Via Roma 5, 44042 Cento', ['fraz. Renazzo']],
    ['Via Roma 5 sc B p 3 Alba', 'Via Roma 5 Alba', ['sc B', 'p 3']],
    ['Via Roma 5/int.4, Alba', 'Via Roma 5, Alba', ['int.4']],
    ['Via Roma 5 sc.A/2 Alba', 'Via Roma 5 Alba', ['sc.A/2']],
    ['Via Roma int. 3 n. 5 Alba', 'Via Roma n. 5 Alba', ['int. 3']],
    ['Via Roma 12 (ex 14) Alba', 'Via Roma 12 Alba', ['ex 14']],
    ['Via Roma 12, condominio Aurora, Alba', 'Via Roma 12, Alba', ['condominio Aurora']],
    ['Via Roma 12 ang. via Po, Alba', 'Via Roma 12, Alba', ['ang. via Po']],
    ['Via Roma 12 Alba tel 0173 123456', 'Via Roma 12 Alba', ['tel 0173 123456']],
    ['Via Roma 12 Cento fraz. Renazzo', 'Via Roma 12 Cento', ['fraz. Renazzo']],
    ['Int. 2, Via Roma 5, Alba', 'Via Roma 5, Alba', ['Int. 2']],
    ['Residenza Sole - Via Roma 5 - Alba', 'Via Roma 5 - Alba', ['Residenza Sole']],
    ['presso Rossi Via Roma 5 Alba', 'Via Roma 5 Alba', ['presso Rossi']],
    ['abito in via Roma 5, Alba', 'via Roma 5, Alba', ['abito in']],
  ])('withoutExtras removes the extras of %s', (typed, text, extras) => {
    expect(withoutExtras(typed)).toEqual({ text, extras });
  });

  it.each([
    'Via Scala 5, Roma',
    'Piazza della Scala 2, Milano',
    'Via Roma 5, Scala (SA)',
    'Via Roma 5, Piano di Sorrento',
    'Via Roma 12 Torre Annunziata',
    'Fraz. Renazzo 5, 44042 Cento',
    'Via Interna 3, Alba',
    'Via Roma 1 Palo del Colle',
    'Via Roma 1 Porto Torres',
    'Via Roma 1, Agliana PT',
    'Via Roma 1, Angolo Terme',
    'Milano, via Roma 5',
    'Residenza Portici 5, Segrate',
  ])('withoutExtras keeps the names in %s', (typed) => {
    expect(withoutExtras(typed)).toEqual({ text: typed, extras: [] });
  });
});
