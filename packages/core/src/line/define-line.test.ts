import { describe, expect, it } from 'vitest';
import { address } from '../kinds/address/field.ts';
import { addressParts } from '../kinds/address/parts.ts';
import { yesNo } from '../kinds/choice/field.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Fields } from '../table/field.ts';
import type { Profile, Rules, Table } from '../table/table.ts';
import { defineLine } from './define-line.ts';
import { outing } from './outing.fixture.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const profile: Profile = {
  id: 'prova',
  title: 'Prova',
  about: 'Una prova.',
  pictogram: 'M0 0',
  contractor: { types: ['fisica'] },
};
const fields = { nome: text(asked), eta: whole(asked) };
const page = (id: string, ...keys: ('nome' | 'eta')[]) => ({ id, title: id, fields: keys });

const blank = { id: 'una', title: 'Una' };

describe('defineLine', () => {
  it("defineLine puts the block's questions first and sends them under the block's names", () => {
    expect(Object.keys(outing.fields).slice(0, 2)).toEqual(['classe', 'nome']);
    expect(outing.pages.map(({ fields: keys }) => keys[0])).toEqual(['classe', 'partenza']);
    expect(outing.wire?.classe?.name).toBe('class_of_child');
    expect(outing.wire?.telefono?.name).toBe('phone');
  });

  it("defineLine prefers the line's rule for a question to the block's, and keeps all other rules of both", () => {
    const shared = { eta: whole(asked), fumatore: yesNo(asked) };
    const block: Table<typeof shared> = {
      fields: shared,
      limits: { eta: () => ({ from: 18 }) },
      applies: { fumatore: () => false },
      checks: [{ ...asked, controls: ['eta'], holds: () => true }],
    };
    const line = defineLine({
      ...profile,
      block,
      fields: { nome: text(asked) },
      limits: { eta: () => ({ from: 21 }) },
      checks: [{ ...asked, controls: ['nome'], holds: () => true }],
      pages: [{ id: 'una', title: 'Una', fields: ['nome'] }],
    });
    const values = { eta: null, fumatore: null, nome: '' };
    expect(line.limits?.eta?.(values, '2026-11-21')).toEqual({ from: 21 });
    expect(line.applies?.fumatore?.(values)).toBe(false);
    expect(line.checks?.map(({ controls }) => controls)).toEqual([['eta'], ['nome']]);
    expect(line.pages).toEqual([{ id: 'una', title: 'Una', fields: ['eta', 'fumatore', 'nome'] }]);
    expect('block' in line).toBe(false);
  });

  it("defineLine prefers the line's rule of every kind to the rule of the block", () => {
    const shared = { eta: whole(asked) };
    const theirs: Rules<typeof shared> = {
      applies: { eta: () => false },
      limits: { eta: () => ({ from: 18 }) },
      options: { eta: () => [] },
      texts: { eta: () => ({ label: 'Quanti anni hai?' }) },
      reacts: { eta: () => ({ eta: 18 }) },
      wire: { eta: { name: 'age' } },
    };
    const ours: Rules<typeof shared> = {
      applies: { eta: () => true },
      limits: { eta: () => ({ from: 21 }) },
      options: { eta: (offered) => offered },
      texts: { eta: () => ({ label: 'Età' }) },
      reacts: { eta: () => ({}) },
      wire: { eta: { name: 'years' } },
    };
    const block: Table<typeof shared> = { fields: shared, ...theirs };
    const pages = [{ id: 'una', title: 'Una', fields: [] }];
    const line = defineLine({ ...profile, block, fields: {}, pages, ...ours });
    expect(line).toMatchObject(ours);
    expect(line.checks).toEqual([]);
  });

  it('defineLine puts all questions on the only page, those of the block first', () => {
    const shared = { fumatore: yesNo(asked) };
    const block: Table<typeof shared> = { fields: shared };
    const line = defineLine({ ...profile, block, fields, pages: [{ id: 'una', title: 'Una' }] });
    expect(line.pages).toEqual([{ id: 'una', title: 'Una', fields: ['fumatore', 'nome', 'eta'] }]);
  });

  it.each([
    ['first', [blank, page('due', 'nome')], ['eta'], ['nome']],
    ['last', [page('due', 'nome'), blank], ['nome'], ['eta']],
  ])(
    'defineLine puts the remaining questions on the page without `fields`: the %s',
    (_, pages, ...asks) => {
      const line = defineLine({ ...profile, fields, pages });
      expect(line.pages.map(({ fields: keys }) => keys)).toEqual(asks);
    },
  );

  it('defineLine accepts a line without a block', () => {
    const line = defineLine({ ...profile, fields, pages: [page('una', 'eta', 'nome')] });
    expect(line.pages).toEqual([page('una', 'eta', 'nome')]);
    expect(Object.keys(line.fields)).toEqual(['nome', 'eta']);
  });
});

describe('a mistake in a line', () => {
  it('defineLine throws when a question is on no page', () => {
    expect(() => defineLine({ ...profile, fields, pages: [page('una', 'nome')] })).toThrow(
      "@preventivo/core: the field 'eta' of the line 'prova' stands on 0 pages.",
    );
  });

  it('defineLine throws when a question is on two pages', () => {
    const pages = [page('una', 'nome', 'eta'), page('due', 'eta')];
    expect(() => defineLine({ ...profile, fields, pages })).toThrow(
      "the field 'eta' of the line 'prova' stands on 2 pages",
    );
  });

  it('defineLine throws when two pages have no `fields`', () => {
    const pages = [blank, page('due', 'nome'), { ...blank, id: 'tre' }];
    expect(() => defineLine({ ...profile, fields, pages })).toThrow(
      "the field 'eta' of the line 'prova' stands on 2 pages",
    );
  });

  it('defineLine throws when a question is twice on one page', () => {
    const pages = [page('una', 'nome', 'eta', 'eta')];
    expect(() => defineLine({ ...profile, fields, pages })).toThrow('stands on 2 pages');
  });

  it('defineLine throws when a block has no page for its questions', () => {
    const shared = { fumatore: yesNo(asked) };
    const block: Table<typeof shared> = { fields: shared };
    expect(() => defineLine({ ...profile, block, fields: {}, pages: [] })).toThrow(
      "the field 'fumatore' of the line 'prova' stands on 0 pages",
    );
  });

  it.each([
    ['both are renamed', { nome: { name: 'x' }, eta: { name: 'x' } }, 'x'],
    ['one takes the name of the other', { nome: { name: 'eta' } }, 'eta'],
  ])('defineLine throws when two answers have the same wire name: %s', (_, wire, name) => {
    const pages = [page('una', 'nome', 'eta')];
    expect(() => defineLine({ ...profile, fields, wire, pages })).toThrow(
      `two fields of the line 'prova' are sent as '${name}'`,
    );
  });

  it('defineLine throws when a part of an address has the wire name of another answer', () => {
    const part = { code: 'PARTE', error: 'Indicare la parte' };
    const parts = { city: part, zip: part, street: part, street_number: part };
    const house = address({ ...asked, search: 'Cerca', notFound: 'CODICE', parts });
    expect(() =>
      defineLine({
        ...profile,
        fields: { house, city: fields.nome },
        wire: { house: { parts: addressParts } },
        pages: [{ id: 'una', title: 'Una', fields: ['house', 'city'] }],
      }),
    ).toThrow("two fields of the line 'prova' are sent as 'city'");
  });

  it('defineLine throws when a step save has two answers with the same wire name', () => {
    const saved = (names: object, envelope?: null) => [
      { ...page('una', 'nome', 'eta'), save: { names, ...(envelope === null && { envelope }) } },
    ];
    expect(() => defineLine({ ...profile, fields, pages: saved({ nome: 'eta' }) })).toThrow(
      "two fields of the page 'una' of the line 'prova' are sent as 'eta'",
    );
    const privacy = { nome: 'privacy' };
    expect(() => defineLine({ ...profile, fields, pages: saved(privacy, null) })).toThrow(
      "are sent as 'privacy'",
    );
    expect(() => defineLine({ ...profile, fields, pages: saved(privacy) })).not.toThrow();
  });

  it('defineLine throws when the submit body refers to an unknown page', () => {
    const pages = [page('una', 'nome', 'eta')];
    const submit = { dati: { page: 'due' } };
    expect(() => defineLine({ ...profile, fields, pages, submit })).toThrow(
      "'dati' of the line 'prova' is to hold the page 'due', which is none.",
    );
  });

  it('defineLine throws when a check depends on an answer that the user types', () => {
    const checks = [
      { ...asked, controls: ['nome'], dependsOn: ['eta'], holds: () => true },
    ] as const;
    expect(() =>
      defineLine({ ...profile, fields, checks, pages: [page('una', 'nome', 'eta')] }),
    ).toThrow("how 'nome' of the line 'prova' is judged hangs on 'eta', which is not clicked");
  });

  it.each([
    ['more than is right', { max: 10, box: 11 }, 'holds 11 characters, and 0 to 10 are right'],
    ['less than is right', { min: 5, max: 10, box: 4 }, 'holds 4 characters, and 5 to 10 are'],
  ])('defineLine throws when the box of a text holds %s', (_, lengths, said) => {
    const alone = [{ id: 'una', title: 'una', fields: ['nome' as const] }];
    const boxed = { nome: text({ ...asked, ...lengths }) };
    expect(() => defineLine({ ...profile, fields: boxed, pages: alone })).toThrow(
      `the box of the field 'nome' of the line 'prova' ${said}`,
    );
  });

  describe('a listed refusal code', () => {
    const listing = (code: string, sentence = 'Non va bene') => ({
      ...asked,
      code: 'NOME',
      refusals: { [code]: sentence },
    });
    const define = (fields: Fields, more: object = {}) =>
      defineLine({ ...profile, fields, pages: [blank], ...more });
    const eta = whole({ ...asked, code: 'ETA' });

    it('defineLine throws when two questions list the same refusal code', () => {
      const nome = text(listing('ESTERO'));
      const two = { nome, cognome: text({ ...listing('ESTERO'), code: 'COGNOME' }) };
      expect(() => define(two)).toThrow(
        "the code 'ESTERO' in `refusals` of the question 'nome' of the line 'prova' is also in " +
          "`refusals` of the question 'cognome' of the line 'prova'. A server that refuses the line " +
          "'prova' with it could mean either. Name it at one of them.",
      );
      const inner = group({ ...asked, code: 'CHI', table: { fields: { nome } } });
      expect(() => define({ nome, chi: inner })).toThrow(
        "the question 'nome' in 'chi' of the line",
      );
      const list = items({ ...asked, code: 'TUTTI', item: inner });
      expect(() => define({ nome, tutti: list })).toThrow("the question 'nome' in 'tutti.item' of");
    });

    it('defineLine throws when a listed refusal code has another meaning in the line', () => {
      expect(() => define({ nome: text(listing('ETA')), eta })).toThrow(
        "is also the code of the question 'eta' of the line 'prova'",
      );
      expect(() => define({ nome: text(listing('NOME')) })).toThrow(
        "is also the code of the question 'nome'",
      );
      const part = { code: 'PARTE', error: 'Indicare la parte' };
      const parts = { city: part, zip: part, street: part, street_number: part };
      const casa = address({ ...asked, search: 'Cerca', notFound: 'IGNOTA', parts });
      for (const code of ['IGNOTA', 'PARTE'])
        expect(() => define({ nome: text(listing(code)), casa })).toThrow(
          "is also the code of the question 'casa'",
        );
      const checks = [{ code: 'INSIEME', controls: ['nome', 'eta'], holds: () => true }];
      expect(() => define({ nome: text(listing('INSIEME')), eta }, { checks })).toThrow(
        "is also the code of the check of 'nome', 'eta' of the line 'prova'",
      );
    });

    it('defineLine throws when a question of page 1 has a listed refusal code', () => {
      const fields = { nome: text(listing('CONTRACTOR_EMAIL')) };
      expect(() => define(fields)).toThrow("is also the code of the question 'email' of page 1");
      const contractor = { types: ['fisica'], hides: ['email'] };
      expect(() => define(fields, { contractor })).not.toThrow();
    });

    it.each(['', ' ', 'Fino a {to} anni'])(
      'defineLine throws when the message of a listed refusal code is %j',
      (sentence) => {
        expect(() => define({ nome: text(listing('ESTERO', sentence)) })).toThrow(
          `has no sentence for the code 'ESTERO' in \`refusals\` that could be shown: '${sentence}'.`,
        );
      },
    );

    it('defineLine accepts an unambiguous refusal code', () => {
      expect(() => define({ nome: text(listing('ESTERO')), eta })).not.toThrow();
    });
  });

  it('defineLine throws with a message that explains the consequence and the fix', () => {
    expect(() => defineLine({ ...profile, fields, pages: [] })).toThrow(
      'It would never be asked, or asked twice. Name it on exactly one page.',
    );
  });
});
