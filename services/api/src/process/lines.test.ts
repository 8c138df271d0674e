import { isListed } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { lines } from './lines.ts';

const { listsOf } = createReference(data);
const served = Object.values(lines);

describe.each(served)('line $id', (line) => {
  it('a line is served under its id', () => {
    expect(lines[line.id]).toBe(line);
  });

  it('the reference data has the options of a line', () => {
    const lists = listsOf(line.id);
    const named = Object.entries(line.fields).flatMap(([key, field]) =>
      isListed(field) && !('known' in field) && !line.lists?.[key] ? [field.list] : [],
    );
    expect(named.filter((name) => !lists[name]?.length)).toEqual([]);
  });

  it('a line describes its purpose in one sentence', () => {
    expect(line.about).toMatch(/^\p{Lu}[^.]+\.$/u);
  });
});

describe('all lines', () => {
  it.each(['title', 'about', 'pictogram'] as const)('every line has a unique %s', (what) => {
    expect(new Set(served.map((line) => line[what])).size).toBe(served.length);
  });
});

describe('options of the specification', () => {
  it.each([
    ['boat', 'Boat_Category', 'soloMotore'],
    ['commercial-vehicle', 'tipoVeicolo', 'altro'],
    ['householder', 'tipo_animali', 'altro'],
    ['injury', 'sport', 'nessuno'],
    ['fire', 'tipo_immobile', 'appartamento'],
    ['home', 'anno_costruzione', 'dopo2020'],
    ['home', 'stato_abitazione', 'in_costruzione'],
    ['home', 'materiale', 'altro'],
    ['health', 'situazioni', 'Nessuna'],
    ['health', 'patologie', 'Nessuna'],
    ['professional', 'areaProfessionale', 'altraGenerica'],
    ['professional', 'professions/tecnica', 'geometra'],
    ['professional', 'professions/altraGenerica', 'fotografo'],
    ['professional', 'specializzazioneMedica', 'medicoChirurgo'],
    ['professional', 'specializzazioneTecnica', 'altro'],
    ['professional', 'specializzazioneLegale', 'altro'],
    ['professional', 'tipoAssicurazione', 'rcProfessionale'],
    ['professional', 'tipoAssicurazione', 'tutelaLegale'],
    ['professional', 'altreAssicurazioni', 'noSoloRCP'],
    ['professional', 'altreAssicurazioni', 'siRCPTutela'],
    ['professional', 'altreAssicurazioni', 'siRCPTutelaInfortuni'],
  ])('the reference data has the option of line %s, list %s, id %s', (line, list, id) => {
    expect(listsOf(line)[list]?.map((option) => option.id)).toContain(id);
  });
});
