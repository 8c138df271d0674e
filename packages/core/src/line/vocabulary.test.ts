import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicable } from '../answers/applicable.ts';
import { initialValues } from '../answers/initial-values.ts';
import { settle } from '../answers/settle.ts';
import { check } from '../check/check.ts';
import type { Fields, Values } from '../table/field.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import { stepFromWire, stepToWire } from '../wire/step-body.ts';
import { fromWire, toWire } from '../wire/wire.ts';
import { club, clubLists, type Member, paolo, race } from './club.fixture.ts';
import { anyMember } from './club-answers.fixture.ts';
import { versionOf } from './version-of.ts';

const around = { today: '2026-11-21', lists: clubLists };
const settled = fc
  .tuple(anyMember, anyMember)
  .map(([before, after]) => settle(club, before, after));
const pages = fc.constantFrom(...club.pages);

/** Returns the keys of the answers whose question does not apply. */
function leftBehind(table: Table, values: Values<Fields>): readonly string[] {
  const kept = applicable(table, values);
  return Object.keys(table.fields).filter(
    (key) => !kept.includes(key) && !same(values[key], table.fields[key]?.initial),
  );
}

describe('any answers of a member', () => {
  it('settled answers do not change when they settle again', () => {
    fc.assert(
      fc.property(settled, (values) => {
        expect(settle(club, values, values)).toEqual(values);
      }),
    );
  });

  it('settled answers are empty for every question that does not apply, also inside groups', () => {
    fc.assert(
      fc.property(settled, (values) => {
        expect(leftBehind(club, values)).toEqual([]);
        expect(leftBehind(club.fields.istruttore.table, values.istruttore)).toEqual([]);
        expect(values.gare.flatMap((one) => leftBehind(race.table, one))).toEqual([]);
      }),
    );
  });

  it('settled answers include the computed answer', () => {
    fc.assert(
      fc.property(settled, (values) => {
        expect(values.agonista).toBe((values.numero_gare ?? 0) > 0);
      }),
    );
  });

  it('settled answers round-trip on the wire', () => {
    fc.assert(
      fc.property(settled, (values) => {
        const sent = JSON.parse(JSON.stringify(toWire(club, values)));
        expect(fromWire(club, sent)).toEqual({ values, problems: [] });
      }),
    );
  });

  it('settled answers round-trip page by page, under the names of each step save', () => {
    fc.assert(
      fc.property(settled, pages, (values, page) => {
        const sent = JSON.parse(JSON.stringify(stepToWire(club, page, values)));
        const read = stepFromWire(club, page, sent);
        expect(read.problems).toEqual([]);
        // The server derives the omitted answers from the other answers.
        for (const key of page.fields) {
          const { [key]: told } = page.save?.omits ?? {};
          expect(read.values[key]).toEqual(told ? told(values) : values[key]);
        }
      }),
    );
  });

  it('settled answers produce no failure for a question that does not apply', () => {
    fc.assert(
      fc.property(settled, (values) => {
        const asked = new Set<string>(applicable(club, values));
        const failures = check(club, values, around);
        expect(failures.filter(({ field }) => !asked.has(field))).toEqual([]);
      }),
    );
  });
});

describe('a member of the club', () => {
  it('the answers of Paolo are valid', () => {
    expect(check(club, paolo, around)).toEqual([]);
  });

  it('the empty form has an empty instructor and no races', () => {
    expect(initialValues(club)).toMatchObject({
      istruttore: { nome: '', livello: null, brevetto: '', scadenza: null },
      agonista: false,
      hasMalattie: null,
    });
  });

  it("a change of the instructor's name clears the licence", () => {
    const istruttore = { ...paolo.istruttore, nome: 'Eva' };
    expect(change({ istruttore }).istruttore).toEqual({
      nome: 'Eva',
      livello: 3,
      brevetto: '',
      scadenza: null,
    });
  });

  it('a regatta that becomes lost has no prize any more, and another regatta keeps its prize', () => {
    const [first, second] = paolo.gare;
    const gare = [
      { anno: '2026', esito: 'persa', premio: 'Coppa' },
      { anno: '2025', esito: 'vinta', premio: 'Targa' },
    ];
    expect(change({ gare }).gare).toEqual([
      { ...first, esito: 'persa', premio: '' },
      { ...second, esito: 'vinta', premio: 'Targa' },
    ]);
  });

  it('a higher number of races adds a regatta, and zero removes all', () => {
    expect(change({ numero_gare: 3 }).gare[2]).toEqual({ anno: null, esito: null, premio: '' });
    expect(change({ numero_gare: 0 })).toMatchObject({
      gare: [],
      agonista: false,
      ultima_gara: null,
    });
  });

  it('a computed answer is invalid when it differs from the computed value', () => {
    expect(wrong({ agonista: false })).toEqual(['agonista AGONISTA']);
  });

  it('a course is valid only if the list of the activity contains it', () => {
    expect(wrong({ corso: 'patente' })).toEqual(['corso CORSO']);
    expect(wrong({ attivita: null })).toEqual(['attivita ATTIVITA', 'corso CORSO']);
    const onEngine = { attivita: 'motore', kw: 4, cavalli: 5, istruttore: noInstructor };
    expect(wrong({ ...onEngine, corso: 'patente' })).toEqual([]);
  });

  it('the year of a race is chosen from a list that depends on the day', () => {
    const gare = paolo.gare.map((one) => ({ ...one, anno: '2024' }));
    expect(wrong({ gare })).toEqual([]);
    expect(check(club, { ...paolo, gare }, { ...around, today: '2027-01-01' })).toMatchObject([
      { field: 'gare', control: 'gare.1.anno', code: 'ANNO' },
      { field: 'gare', control: 'gare.2.anno', code: 'ANNO' },
    ]);
    expect(wrong({ ultima_gara: 2027 })).toEqual(['ultima_gara ULTIMA_GARA']);
  });

  it('the errors of a group name the controls inside the group', () => {
    const istruttore = { nome: 'A', livello: 9, brevetto: 'B7', scadenza: '2026-11-20' };
    expect(wrong({ istruttore })).toEqual([
      'istruttore.nome NOME',
      'istruttore.livello LIVELLO',
      'istruttore.scadenza SCADENZA',
    ]);
    expect(wrong({ istruttore: { ...paolo.istruttore, brevetto: 'Ada 2026' } })).toEqual([
      'istruttore.nome BREVETTO',
      'istruttore.brevetto BREVETTO',
    ]);
  });

  it('a check that compares answers of two pages marks the controls on both pages', () => {
    expect(wrong({ tessera: 'SANO' })).toEqual([
      'tessera COMBINAZIONE',
      'hasMalattie COMBINAZIONE',
    ]);
  });

  it('a member without illnesses sends «Nessuna»', () => {
    const well = change({ hasMalattie: false });
    expect(toWire(club, well)).toMatchObject({ hasMalattie: false, malattie: 'Nessuna|' });
  });
});

it('versionOf changes with a question inside a group of the line', () => {
  expect(versionOf(club)).not.toBe(versionOf({ fields: { ...club.fields, istruttore: renamed } }));
});

const renamed = { ...club.fields.istruttore, table: race.table };
const noInstructor = initialValues(club).istruttore;
const change = (answers: Partial<Member>) => settle(club, paolo, { ...paolo, ...answers });
const wrong = (answers: Partial<Member>) =>
  check(club, { ...paolo, ...answers }, around).map(({ control, code }) => `${control} ${code}`);
