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

/** The keys whose answer is not empty though their question does not apply. */
function leftBehind(table: Table, values: Values<Fields>): readonly string[] {
  const kept = applicable(table, values);
  return Object.keys(table.fields).filter(
    (key) => !kept.includes(key) && !same(values[key], table.fields[key]?.initial),
  );
}

describe('whatever somebody answers who joins the club', () => {
  it('once settled it stays so', () => {
    fc.assert(
      fc.property(settled, (values) => {
        expect(settle(club, values, values)).toEqual(values);
      }),
    );
  });

  it('once settled nothing is left in a question that does not apply, in a group as little as outside', () => {
    fc.assert(
      fc.property(settled, (values) => {
        expect(leftBehind(club, values)).toEqual([]);
        expect(leftBehind(club.fields.istruttore.table, values.istruttore)).toEqual([]);
        expect(values.gare.flatMap((one) => leftBehind(race.table, one))).toEqual([]);
      }),
    );
  });

  it('once settled it says of itself whether they race', () => {
    fc.assert(
      fc.property(settled, (values) => {
        expect(values.agonista).toBe((values.numero_gare ?? 0) > 0);
      }),
    );
  });

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(settled, (values) => {
        const sent = JSON.parse(JSON.stringify(toWire(club, values)));
        expect(fromWire(club, sent)).toEqual({ values, problems: [] });
      }),
    );
  });

  it('comes back page by page as well, each under the names of its step', () => {
    fc.assert(
      fc.property(settled, pages, (values, page) => {
        const sent = JSON.parse(JSON.stringify(stepToWire(club, page, values)));
        const read = stepFromWire(club, page, sent);
        expect(read.problems).toEqual([]);
        // What a step leaves out is what the others tell of it.
        for (const key of page.fields) {
          const { [key]: told } = page.save?.omits ?? {};
          expect(read.values[key]).toEqual(told ? told(values) : values[key]);
        }
      }),
    );
  });

  it('is told right or wrong without a word for what was not asked', () => {
    fc.assert(
      fc.property(settled, (values) => {
        const asked = new Set<string>(applicable(club, values));
        const failures = check(club, values, around);
        expect(failures.filter(({ field }) => !asked.has(field))).toEqual([]);
      }),
    );
  });
});

describe('Paolo', () => {
  it('gets everything right', () => {
    expect(check(club, paolo, around)).toEqual([]);
  });

  it('starts from an empty form, with an empty instructor, as somebody who does not race', () => {
    expect(initialValues(club)).toMatchObject({
      istruttore: { nome: '', livello: null, brevetto: '', scadenza: null },
      agonista: false,
      hasMalattie: null,
    });
  });

  it('gives his instructor another name, and is asked for the licence anew', () => {
    const istruttore = { ...paolo.istruttore, nome: 'Eva' };
    expect(change({ istruttore }).istruttore).toEqual({
      nome: 'Eva',
      livello: 3,
      brevetto: '',
      scadenza: null,
    });
  });

  it('loses the prize of a regatta he did not win, and keeps that of the other', () => {
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

  it('is asked about one more regatta, and is no racer when there is none', () => {
    expect(change({ numero_gare: 3 }).gare[2]).toEqual({ anno: null, esito: null, premio: '' });
    expect(change({ numero_gare: 0 })).toMatchObject({
      gare: [],
      agonista: false,
      ultima_gara: null,
    });
  });

  it('cannot say that he does not race', () => {
    expect(wrong({ agonista: false })).toEqual(['agonista AGONISTA']);
  });

  it('chooses his course from the list of what he does, and none before he says what', () => {
    expect(wrong({ corso: 'patente' })).toEqual(['corso CORSO']);
    expect(wrong({ attivita: null })).toEqual(['attivita ATTIVITA', 'corso CORSO']);
    const onEngine = { attivita: 'motore', kw: 4, cavalli: 5, istruttore: noInstructor };
    expect(wrong({ ...onEngine, corso: 'patente' })).toEqual([]);
  });

  it('raced in years that hang on the day it is', () => {
    const gare = paolo.gare.map((one) => ({ ...one, anno: '2024' }));
    expect(wrong({ gare })).toEqual([]);
    expect(check(club, { ...paolo, gare }, { ...around, today: '2027-01-01' })).toMatchObject([
      { field: 'gare', control: 'gare.1.anno', code: 'ANNO' },
      { field: 'gare', control: 'gare.2.anno', code: 'ANNO' },
    ]);
    expect(wrong({ ultima_gara: 2027 })).toEqual(['ultima_gara ULTIMA_GARA']);
  });

  it('is told what is wrong with his instructor by the controls of the group', () => {
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

  it('is refused for answers on two pages that do not fit together', () => {
    expect(wrong({ tessera: 'SANO' })).toEqual([
      'tessera COMBINAZIONE',
      'hasMalattie COMBINAZIONE',
    ]);
  });

  it('who is well says so without a word on the wire but «Nessuna»', () => {
    const well = change({ hasMalattie: false });
    expect(toWire(club, well)).toMatchObject({ hasMalattie: false, malattie: 'Nessuna|' });
  });
});

it('a draft is another when a question inside a group is', () => {
  expect(versionOf(club)).not.toBe(versionOf({ fields: { ...club.fields, istruttore: renamed } }));
});

const renamed = { ...club.fields.istruttore, table: race.table };
const noInstructor = initialValues(club).istruttore;
const change = (answers: Partial<Member>) => settle(club, paolo, { ...paolo, ...answers });
const wrong = (answers: Partial<Member>) =>
  check(club, { ...paolo, ...answers }, around).map(({ control, code }) => `${control} ${code}`);
