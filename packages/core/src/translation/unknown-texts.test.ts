import { describe, expect, it } from 'vitest';
import { outing } from '../line/outing.fixture.ts';
import { textNames, unknownPlaces, unknownTexts } from './unknown-texts.ts';

describe("a broker's text", () => {
  const known = {
    frameNext: 'Avanti',
    CONTRACTOR_NAME: 'Come ti chiami?',
    'person.nome.label': 'Il tuo nome',
    'contractor.type.label': 'Chi sei',
    'outing.title': 'Gita sociale',
    'outing.lists.mete.mare': 'Al mare',
    'travel.title': 'Viaggi',
  };

  it("a broker's text is known by its name, its code, or its place on page 1 or in the line", () => {
    expect(unknownTexts(known)).toEqual([]);
    expect(unknownPlaces(known, outing)).toEqual([]);
  });

  it("a broker's text with a misspelt name or a misspelt place on page 1 is reported", () => {
    const own = { ...known, frameNexxt: 'Avanti', 'person.nomme.label': 'Nome' };
    expect(unknownTexts(own)).toEqual(['frameNexxt', 'person.nomme.label']);
  });

  it("a broker's text at a misspelt place of the line is reported, but not at a place of another line", () => {
    const own = { ...known, 'outing.titel': 'Gite', 'travel.titel': 'Viaggi' };
    expect(unknownPlaces(own, outing)).toEqual(['outing.titel']);
  });

  it("textNames contains every name that a broker's text may have", () => {
    expect(textNames([outing])).toEqual(
      expect.arrayContaining([
        'frameNext',
        'CONTRACTOR_NAME',
        'person.nome.label',
        'contractor.type.label',
        'outing.title',
      ]),
    );
  });
});
