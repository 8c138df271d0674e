import type { Address } from '@preventivo/italian';
import { describe, expectTypeOf, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { settle } from '../answers/settle.ts';
import { address } from '../kinds/address/field.ts';
import { choice, choices, yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { amount, whole } from '../kinds/number/field.ts';
import { municipality, plate, text } from '../kinds/text/field.ts';
import { pipes } from '../table/codecs.ts';
import type { Values } from '../table/field.ts';
import type { Line, Page, Profile, Table } from '../table/table.ts';
import { fromWire } from '../wire/wire.ts';
import { club } from './club.fixture.ts';
import { defineLine } from './define-line.ts';
import { outing } from './outing.fixture.ts';

// `tsc` runs these checks. It fails if a line below `@ts-expect-error` compiles.
const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const part = { code: 'CODICE', error: 'Indicare la parte' };
const parts = { city: part, zip: part, street: part, street_number: part };
const profile: Profile = {
  id: 'prova',
  title: 'Prova',
  about: 'Una prova.',
  pictogram: 'M0 0',
  contractor: { types: ['fisica'] },
};
const fields = {
  eta: whole(asked),
  nome: text(asked),
  mezzo: choice({ ...asked, list: 'mezzi' }),
  sport: choices({ ...asked, list: 'sport' }),
  fuma: yesNo(asked),
};
const service = { what: 'names', content: '' } as const;
const mistake = { ...asked, marks: ['eta'], holds: () => true } as const;

describe('the answers of a line, without a type argument', () => {
  it('answers have the types of their questions', () => {
    const anno = whole(asked);
    const all = {
      ...fields,
      quota: amount(asked),
      partenza: date(asked),
      targa: plate({ ...asked, variant: 'standard' }),
      comune: municipality({ ...asked, residence: true }),
      casa: address({ ...asked, search: '', notFound: '', parts }),
      eta_figli: items({ ...asked, item: whole(asked) }),
      incidenti: items({ ...asked, item: group({ ...asked, table: { fields: { anno } } }) }),
      chi: group({ ...asked, table: { fields: { nome: text(asked), nato: date(asked) } } }),
    };
    const v = initialValues({ fields: all });
    expectTypeOf(v.eta).toEqualTypeOf<number | null>();
    expectTypeOf(v.quota).toEqualTypeOf<number | null>();
    expectTypeOf(v.nome).toEqualTypeOf<string>();
    expectTypeOf(v.targa).toEqualTypeOf<string>();
    expectTypeOf(v.comune).toEqualTypeOf<string>();
    expectTypeOf(v.mezzo).toEqualTypeOf<string | null>();
    expectTypeOf(v.sport).toEqualTypeOf<readonly string[]>();
    expectTypeOf(v.fuma).toEqualTypeOf<boolean | null>();
    expectTypeOf(v.partenza).toEqualTypeOf<string | null>();
    expectTypeOf(v.casa).toEqualTypeOf<Address>();
    expectTypeOf(v.eta_figli).toEqualTypeOf<readonly (number | null)[]>();
    expectTypeOf(v.incidenti).toEqualTypeOf<readonly { readonly anno: number | null }[]>();
    expectTypeOf(v.chi).toEqualTypeOf<{ readonly nome: string; readonly nato: string | null }>();
    expectTypeOf(v).not.toHaveProperty('cognome');
  });

  it('answers include those of the block', () => {
    const v = initialValues(outing);
    expectTypeOf(v.classe).toEqualTypeOf<string | null>();
    expectTypeOf(v.bambini).toEqualTypeOf<number | null>();
    expectTypeOf(fromWire(outing, {}).values).toEqualTypeOf(v);
    expectTypeOf(settle(outing, v, v)).toEqualTypeOf(v);
  });

  it('answers are read-only and have no unknown keys', () => {
    const v = initialValues(outing);
    () => {
      // @ts-expect-error answers are read-only
      v.nome = 'Ada';
      // @ts-expect-error unknown answer
      void v.cognome;
      // @ts-expect-error an age is not a text
      settle(outing, v, { ...v, bambini: 'due' });
    };
  });
});

describe('the types of a line', () => {
  const all = { ...profile, fields };
  const pages = [
    { id: 'una', title: 'Una', fields: ['eta', 'nome', 'mezzo', 'sport', 'fuma'] },
  ] as const;

  it('a correct line compiles', () => {
    const line = defineLine({
      ...all,
      pages,
      applies: { fuma: (v) => v.eta !== null && v.eta >= 18 },
      limits: { eta: (v) => ({ from: v.nome.length, to: 99 }) },
      options: { mezzo: (offered, v) => (v.fuma ? offered : []) },
      texts: { nome: (v) => ({ label: v.mezzo ?? '' }) },
      checks: [{ ...asked, controls: ['eta', 'nome'], holds: (v) => v.sport.length > 0 }],
      reacts: { eta: (v, before) => (v.eta === before.eta ? {} : { nome: '', sport: [] }) },
      wire: { sport: pipes, eta: { name: 'age', absent: 0 } },
      lists: { mezzo: (v) => (v.fuma ? 'fumatori' : null) },
      remote: { nome: (v) => ({ what: 'names', content: v.nome, controls: ['eta', 'nome'] }) },
      computed: { fuma: (v) => v.eta === 18 },
      fromContractor: { nome: (contractor) => contractor.nome },
      lockedTo: { fuma: (v) => (v.eta === 0 ? { answer: false, hint: 'Ancora no' } : null) },
      layouts: { due: { pages } },
      sensitive: ['fuma'],
      submit: { dati: { page: 'una' }, nome: { answer: 'nome' }, tipo: { always: 4 } },
    });
    expectTypeOf(line.pages[0]).toEqualTypeOf<Page<keyof typeof fields> | undefined>();
  });

  it('a line does not compile when its listing has an unknown category', () => {
    () => [
      defineLine({ ...all, pages, listing: { category: 'home', keywords: '' } }),
      // @ts-expect-error unknown category
      defineLine({ ...all, pages, listing: { category: 'garden', keywords: '' } }),
    ];
  });

  it('a line does not compile when a rule refers to an unknown question', () => {
    () => [
      // @ts-expect-error applies
      defineLine({ ...all, pages, applies: { cognome: () => true } }),
      // @ts-expect-error limits
      defineLine({ ...all, pages, limits: { cognome: () => ({ from: 1 }) } }),
      // @ts-expect-error options
      defineLine({ ...all, pages, options: { cognome: (offered) => offered } }),
      // @ts-expect-error texts
      defineLine({ ...all, pages, texts: { cognome: () => ({}) } }),
      // @ts-expect-error reacts
      defineLine({ ...all, pages, reacts: { cognome: () => ({}) } }),
      // @ts-expect-error wire
      defineLine({ ...all, pages, wire: { cognome: { name: 'x' } } }),
      // @ts-expect-error lists
      defineLine({ ...all, pages, lists: { cognome: () => 'nomi' } }),
      // @ts-expect-error remote
      defineLine({ ...all, pages, remote: { cognome: () => null } }),
      // @ts-expect-error computed
      defineLine({ ...all, pages, computed: { cognome: () => '' } }),
      // @ts-expect-error lockedTo
      defineLine({ ...all, pages, lockedTo: { cognome: () => null } }),
      // @ts-expect-error layouts
      defineLine({ ...all, pages, layouts: { due: { pages: [{ ...pages[0], fields: ['x'] }] } } }),
      // @ts-expect-error fromContractor
      defineLine({ ...all, pages, fromContractor: { cognome: () => '' } }),
      // @ts-expect-error sensitive
      defineLine({ ...all, pages, sensitive: ['cognome'] }),
      // @ts-expect-error submit
      defineLine({ ...all, pages, submit: { cognome: { answer: 'cognome' } } }),
      defineLine({
        ...all,
        pages,
        // @ts-expect-error controls of a remote check
        remote: { nome: () => ({ ...service, controls: ['cognome'] }) },
      }),
      // @ts-expect-error names of a page's save
      defineLine({ ...all, pages: [{ ...pages[0], save: { names: { cognome: 'x' } } }] }),
      // @ts-expect-error omits of a page's save
      defineLine({ ...all, pages: [{ ...pages[0], save: { omits: { cognome: () => '' } } }] }),
      // @ts-expect-error also of a page's save
      defineLine({ ...all, pages: [{ ...pages[0], save: { also: ['cognome'] } }] }),
      // @ts-expect-error names of the line's save
      defineLine({ ...all, pages, save: { names: { cognome: 'x' } } }),
      // @ts-expect-error omits of the line's save
      defineLine({ ...all, pages, save: { omits: { cognome: () => '' } } }),
      // @ts-expect-error only a page's save has a path
      defineLine({ ...all, pages, save: { path: 'save/engine' } }),
      // @ts-expect-error checks
      defineLine({ ...all, pages, checks: [{ ...mistake, controls: ['cognome'] }] }),
      // @ts-expect-error pages
      defineLine({ ...all, pages: [{ id: 'una', title: 'Una', fields: ['cognome'] }] }),
    ];
  });

  it('a line does not compile when a reaction sets an unknown or a wrong answer', () => {
    () => [
      // @ts-expect-error unknown question
      defineLine({ ...all, pages, reacts: { eta: () => ({ cognome: '' }) } }),
      // @ts-expect-error unknown question in one of two cases
      defineLine({ ...all, pages, reacts: { eta: (v) => (v.eta ? { cognome: '' } : {}) } }),
      // @ts-expect-error an age is not a text
      defineLine({ ...all, pages, reacts: { nome: () => ({ eta: 'sette' }) } }),
    ];
  });

  it('a line does not compile when a rule reads an answer wrongly', () => {
    () => [
      // @ts-expect-error an age is never a text
      defineLine({ ...all, pages, applies: { nome: (v) => v.eta === 'adulto' } }),
      // @ts-expect-error yes and no are not texts
      defineLine({ ...all, pages, applies: { nome: (v) => v.fuma === 'si' } }),
      // @ts-expect-error an age may be missing
      defineLine({ ...all, pages, applies: { nome: (v) => v.eta > 18 } }),
      // @ts-expect-error unknown answer
      defineLine({ ...all, pages, applies: { nome: (v) => v.cognome !== '' } }),
      // @ts-expect-error unknown answer
      defineLine({ ...all, pages, checks: [{ ...mistake, holds: (v) => v.cognome !== '' }] }),
    ];
  });

  it('a line does not compile when a rule returns the wrong type', () => {
    () => [
      // @ts-expect-error not a boolean
      defineLine({ ...all, pages, applies: { nome: () => 'sì' } }),
      // @ts-expect-error a day limit is relative
      defineLine({ ...all, pages, limits: { eta: () => ({ from: '2026-11-21' }) } }),
      // @ts-expect-error unknown limit
      defineLine({ ...all, pages, limits: { eta: () => ({ least: 1 }) } }),
      // @ts-expect-error pipes are for several choices
      defineLine({ ...all, pages, wire: { eta: pipes } }),
      // @ts-expect-error a hint is a text
      defineLine({ ...all, pages, texts: { nome: () => ({ hint: 7 }) } }),
      // @ts-expect-error a list has a name
      defineLine({ ...all, pages, lists: { mezzo: () => 7 } }),
      // @ts-expect-error unknown validator
      defineLine({ ...all, pages, remote: { nome: (v) => ({ what: 'luck', content: v.nome }) } }),
      // @ts-expect-error a page is not an answer
      defineLine({ ...all, pages, remote: { nome: () => ({ what: 'step2', content: '' }) } }),
      // @ts-expect-error an age is not a text
      defineLine({ ...all, pages, computed: { eta: () => 'sette' } }),
      // @ts-expect-error an age cannot be locked to a text
      defineLine({ ...all, pages, lockedTo: { eta: () => ({ answer: 'sette', hint: '' }) } }),
      // @ts-expect-error a name is not an age
      defineLine({ ...all, pages, fromContractor: { eta: (contractor) => contractor.nome } }),
    ];
  });

  it('a line does not compile when it has an unknown property', () => {
    () => [
      // @ts-expect-error unknown property
      defineLine({ ...all, pages, labels: { nome: () => 'Nome' } }),
      // @ts-expect-error at least one type of contractor
      defineLine({ ...all, pages, contractor: { types: [] } }),
      // @ts-expect-error unknown variant of a plate
      plate({ ...asked, variant: 'dorata' }),
      // @ts-expect-error a choice comes from a list
      choice(asked),
      // @ts-expect-error the limits of a list belong to its item
      items({ ...asked, limits: { from: 1 }, item: whole(asked) }),
      // @ts-expect-error a question needs an error message
      text({ label: 'Nome', code: 'NOME' }),
    ];
  });
});

describe("rules about a block's questions", () => {
  it("a line may have rules about its block's questions, which read the answers of both", () => {
    const shared = { fuma: yesNo(asked) };
    const block: Table<typeof shared> = { fields: shared };
    const line = defineLine({
      ...profile,
      block,
      fields: { eta: whole(asked) },
      applies: { fuma: (v) => (v.eta ?? 0) >= 18 },
      pages: [{ id: 'una', title: 'Una', fields: ['eta'] }],
    });
    expectTypeOf(initialValues(line)).toEqualTypeOf<
      Values<{ eta: ReturnType<typeof whole> } & typeof shared>
    >();
    () => [
      // @ts-expect-error unknown question
      { ...block, applies: { eta: () => true } } satisfies Table<typeof shared>,
    ];
  });

  it('a line with a block is assignable to a table', () => {
    expectTypeOf(outing).toExtend<Table>();
    expectTypeOf(club).toExtend<Line>();
  });

  it('the pages of a line may depend on a build setting', () => {
    const line = (layout: 'one-page' | 'two-page') =>
      defineLine({
        ...profile,
        fields: { eta: whole(asked), nome: text(asked) },
        pages:
          layout === 'one-page'
            ? [{ id: 'una', title: 'Una', fields: ['eta', 'nome'], save: { envelope: null } }]
            : [
                { id: 'una', title: 'Una', fields: ['eta'] },
                { id: 'due', title: 'Due', fields: ['nome'] },
              ],
      });
    expectTypeOf(line('two-page')).toExtend<Line>();
  });
});
