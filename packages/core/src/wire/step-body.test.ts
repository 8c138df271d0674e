import { describe, expect, it } from 'vitest';
import { yesNo } from '../kinds/choice/field.ts';
import { text } from '../kinds/text/field.ts';
import { club, paolo } from '../line/club.fixture.ts';
import { defineLine } from '../line/define-line.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import type { Line, Page } from '../table/table.ts';
import { stepFromWire, stepToWire, submitToWire } from './step-body.ts';

const pageOf = (line: Line, id: string): Page => {
  const page = line.pages.find((one) => one.id === id);
  if (!page) throw new Error(`no page '${id}'`);
  return page;
};
const activity = pageOf(club, 'attivita');
const races = pageOf(club, 'gare');
const health = pageOf(club, 'salute');

describe('stepToWire', () => {
  it('stepToWire puts the answers of a page into specificData', () => {
    const page = pageOf(outing, 'bambini');
    expect(stepToWire(outing, page, giulia)).toEqual({
      specificData: {
        class_of_child: '2B',
        nome: 'Giulia',
        phone: '3331234567',
        bambini: 2,
        eta_bambini: [7, 9],
        allergie: true,
        quali_allergie: 'latte|noci|',
      },
    });
  });

  it('stepToWire repeats an answer outside the envelope if the page lists it in `also`', () => {
    expect(stepToWire(club, activity, paolo)).toMatchObject({
      specificData: { Club_Activity: 'vela', corso: 'regata' },
      corso: 'regata',
    });
  });

  it('stepToWire uses the envelope of the page, and repeats an answer of an earlier page next to it', () => {
    const { datiGare, ...beside } = stepToWire(club, races, paolo);
    expect(datiGare).toMatchObject({ numero_gare: 2, agonista: true });
    expect(beside).toEqual({ Club_Activity: 'vela' });
  });

  it('stepToWire omits derivable answers, and sends the others without an envelope', () => {
    expect(stepToWire(club, health, paolo)).toEqual({ Club_Diseases: 'asma|' });
  });
});

describe('stepFromWire', () => {
  const read = (page: Page, change: object) =>
    stepFromWire(club, page, { ...stepToWire(club, page, paolo), ...change });

  it('stepFromWire reads the answer of an earlier page that the step save repeats', () => {
    const { values, problems } = read(races, {});
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ attivita: 'vela', numero_gare: 2 });
  });

  it.each([
    ['asma|', true],
    ['Nessuna|', false],
  ])('stepFromWire derives from %s whether the member has a disease: %s', (told, hasMalattie) => {
    const { values, problems } = read(health, { Club_Diseases: told });
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ hasMalattie });
  });

  it.each([
    ['nothing in its envelope', races, { datiGare: undefined }, 'datiGare', 'missing'],
    ['a text in its envelope', races, { datiGare: 'due' }, 'datiGare', 'wrong'],
    ['a list in its envelope', races, { datiGare: [] }, 'datiGare', 'wrong'],
    ['another envelope too', races, { specificData: {} }, 'specificData', 'unknown'],
    ['an unknown key inside', races, { datiGare: { eta: 7 } }, 'datiGare.eta', 'unknown'],
    ['an unknown key outside', activity, { eta: 7 }, 'eta', 'unknown'],
    ['different answers outside and inside', activity, { corso: 'base' }, 'corso', 'wrong'],
    ['an omitted answer', health, { hasMalattie: true }, 'hasMalattie', 'unknown'],
    ['an answer of another page', health, { tessera: 'CN 12' }, 'tessera', 'unknown'],
    ['the name of the other steps', health, { malattie: 'asma|' }, 'malattie', 'unknown'],
    ['what is no list', health, { Club_Diseases: 7 }, 'Club_Diseases', 'wrong'],
  ] as const)(
    'stepFromWire refuses a body with %s and reports its path',
    (_, page, change, key, reason) => {
      expect(read(page, change).problems).toEqual([{ key, reason }]);
    },
  );
});

describe('a line with the same `save` for all pages', () => {
  const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
  const line = defineLine({
    id: 'prova',
    title: 'Prova',
    about: 'Una prova.',
    pictogram: 'M0 0',
    contractor: { types: ['fisica'] },
    fields: { nome: text(asked), ha_cane: yesNo(asked), cane: text(asked) },
    applies: { cane: (v) => v.ha_cane === true },
    save: {
      envelope: null,
      names: { nome: 'Name' },
      omits: { ha_cane: (carried) => carried.cane !== '' },
    },
    pages: [
      { id: 'una', title: 'Una', fields: ['nome'] },
      { id: 'due', title: 'Due', save: { envelope: 'dati', path: 'save/engine' } },
    ],
  });
  const ada = { nome: 'Ada', ha_cane: true, cane: 'Fido' };

  it('a line defines its `save` once, and each page only the differences', () => {
    expect(stepToWire(line, pageOf(line, 'una'), ada)).toEqual({ Name: 'Ada' });
    expect(stepToWire(line, pageOf(line, 'due'), ada)).toEqual({ dati: { cane: 'Fido' } });
    expect(line.pages.map(({ save }) => save?.path)).toEqual([undefined, 'save/engine']);
  });

  it('the server derives omitted answers only for their page', () => {
    const [first, second] = [pageOf(line, 'una'), pageOf(line, 'due')];
    expect(stepFromWire(line, first, { Name: 'Ada' }).values.ha_cane).toBeNull();
    expect(stepFromWire(line, second, { dati: { cane: 'Fido' } }).values.ha_cane).toBe(true);
  });
});

describe('submitToWire', () => {
  it("submitToWire puts the line's other parts next to specificData", () => {
    const { specificData, ...beside } = submitToWire(club, paolo);
    expect(specificData).toMatchObject({ tessera: 'CN 12', malattie: 'asma|' });
    expect(beside).toEqual({
      datiGare: {
        numero_gare: 2,
        gare: [
          { numero: 1, anno: 2026, esito: 'vinta', premio: 'Coppa' },
          { numero: 2, anno: 2025, esito: 'persa', premio: null },
        ],
        agonista: true,
        ultima_gara: 2026,
        istruttore: { nome: 'Ada', livello: 3, licence: 'B7', scadenza: '2027-01-31' },
      },
      tessera: 'CN 12',
      categoria: 4,
    });
  });

  it('submitToWire returns only specificData for a line without other parts', () => {
    expect(Object.keys(submitToWire(outing, giulia))).toEqual(['specificData']);
  });
});
