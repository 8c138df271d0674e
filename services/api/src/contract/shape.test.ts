import { describe, expect, it } from 'vitest';
import { boolean, integer, nothing, object, oneOf, part, text } from './schema.ts';
import { shapeProblem } from './shape.ts';

const schema = object(
  {
    nome: text(5),
    eta: { type: 'integer', minimum: 0, maximum: 99 },
    canale: oneOf('email', 'phone'),
    figli: { type: 'array', items: object({ nome: text() }) },
    resto: part('Part'),
    note: { anyOf: [text(), nothing] },
    cap: { type: 'string', pattern: '^\\d{5}$' },
    attivo: boolean,
    prezzo: { type: 'number' },
    numero: integer,
  },
  ['figli', 'note', 'cap', 'attivo', 'prezzo', 'numero'],
);
const right = { nome: 'Anna', eta: 40, canale: 'email', resto: { qualunque: [1] } };

describe('shape of a body', () => {
  it.each([
    [{}],
    [{ note: null }],
    [{ note: 'x' }],
    [{ figli: [{ nome: 'Leo' }] }],
    [{ cap: '00184', attivo: false, prezzo: 1.5, numero: -3 }],
  ])('the body %j is valid', (change) => {
    expect(shapeProblem(schema, { ...right, ...change })).toBeUndefined();
  });

  it.each([
    ['', null],
    ['', []],
    ['', 'nome'],
    ['nome', { ...right, nome: 'Annamaria' }],
    ['nome', { ...right, nome: null }],
    ['eta', { ...right, eta: 40.5 }],
    ['eta', { ...right, eta: 100 }],
    ['canale', { ...right, canale: 'piccione' }],
    ['resto', { ...right, resto: [] }],
    ['note', { ...right, note: {} }],
    ['cap', { ...right, cap: '184' }],
    ['attivo', { ...right, attivo: 0 }],
    ['prezzo', { ...right, prezzo: '1' }],
    ['figli.1', { ...right, figli: [{ nome: 'Leo' }, 7] }],
    ['figli.0.nome', { ...right, figli: [{ nome: 7 }] }],
  ])('a body is invalid at %j', (path, body) => {
    expect(shapeProblem(schema, body)).toEqual({ path, reason: 'wrong' });
  });

  it('`shapeProblem` reports a missing key, and an unknown key, even one such as toString that every object inherits', () => {
    expect(shapeProblem(schema, {})).toEqual({ path: 'nome', reason: 'missing' });
    const more = (key: string) => shapeProblem(schema, { ...right, [key]: 1 });
    expect(more('sconto')).toEqual({ path: 'sconto', reason: 'unknown' });
    expect(more('toString')).toEqual({ path: 'toString', reason: 'unknown' });
    const child = { ...right, figli: [{ nome: 'Leo', eta: 3 }] };
    expect(shapeProblem(schema, child)).toEqual({ path: 'figli.0.eta', reason: 'unknown' });
  });
});
