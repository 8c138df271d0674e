import { composeMunicipality } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { data } from '../../testing/test-api.ts';
import { createReference } from '../reference.ts';

const { municipalities } = createReference(data);
const found = (typed: string, residence = true) =>
  municipalities.search(typed, residence).map(composeMunicipality);

describe('municipality search', () => {
  it.each([
    ['S. Giovanni Rotondo', 'SAN GIOVANNI ROTONDO (FG)'],
    ['S.Benedetto del Tronto', 'SAN BENEDETTO DEL TRONTO (AP)'],
    ['S Giovanni Rotondo', 'SAN GIOVANNI ROTONDO (FG)'],
    ['Ss. Cosma e Damiano', 'SANTI COSMA E DAMIANO (LT)'],
    ['Quartu S.Elena', "QUARTU SANT'ELENA (CA)"],
    ['Pieve S.to Stefano', 'PIEVE SANTO STEFANO (AR)'],
    ['Sesto S.G.', 'SESTO SAN GIOVANNI (MI)'],
    ['Sesto SG', 'SESTO SAN GIOVANNI (MI)'],
    ['S. Maria C.V.', 'SANTA MARIA CAPUA VETERE (CE)'],
    ['Sankt Ulrich', 'ORTISEI (BZ)'],
  ])('the search recognises %s', (typed, municipality) => {
    expect(found(typed)).toEqual([municipality]);
    expect(found(typed, false)).toEqual([municipality]);
  });

  it.each(['Milano MI', 'Milano, MI', 'Milano (MI)', 'Milano M', 'Milano (Milano)'])(
    'the search accepts a province at the end: %s',
    (typed) => {
      expect(found(typed)).toEqual(['MILANO (MI)']);
    },
  );

  it.each([
    'Bolzano Bozen',
    'Bolzano-Bozen',
    'Bolzano/Bozen',
    'Bolzano - Bozen',
    'Bolzano (Bozen)',
    'Bozen, Bolzano',
  ])('the search recognises both names of a place in any form: %s', (typed) => {
    expect(found(typed)).toEqual(['BOLZANO (BZ)']);
  });

  it.each([
    ['Rossano', 'CORIGLIANO-ROSSANO (CS)'],
    ['Savigno', 'VALSAMOGGIA (BO)'],
    ['Camo', 'SANTO STEFANO BELBO (CN)'],
    ['Mestre', 'VENEZIA (VE)'],
    ['Ostia', 'ROMA (RM)'],
    ['Bibione', 'SAN MICHELE AL TAGLIAMENTO (VE)'],
  ])(
    'the search for a residence maps a hamlet or former municipality to the current one: %s',
    (typed, municipality) => {
      expect(found(typed)[0]).toBe(municipality);
    },
  );

  it('the search for a birthplace returns a former municipality', () => {
    expect(found('Rossano', false)[0]).toBe('ROSSANO (CS)');
    expect(found('Savigno', false)[0]).toBe('SAVIGNO (BO)');
  });

  it('every hamlet has a current municipality', () => {
    for (const { municipality, province } of data.localities ?? [])
      expect(municipalities.current(municipality, province)).toBeDefined();
  });
});
