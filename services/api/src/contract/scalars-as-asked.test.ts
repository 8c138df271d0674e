import { describe, expect, it } from 'vitest';
import { scalarsAsAsked } from './scalars-as-asked.ts';
import { boolean, integer, nothing, object, part, text } from './schema.ts';
import { isShaped } from './shape.ts';

const schema = object({
  telefono: text(20),
  sesso: integer,
  prezzo: { type: 'number' },
  attivo: boolean,
  contatto: { anyOf: [nothing, object({ id: { anyOf: [integer, nothing] } })] },
  flags: { type: 'array', items: object({ value: integer }) },
  contractor: part('Contractor'),
});
const asked = {
  telefono: '3331234567',
  sesso: 1,
  prezzo: 12.5,
  attivo: false,
  contatto: { id: 13 },
  flags: [{ value: 1 }],
  contractor: { sesso: '1' },
};

describe('scalars of a body', () => {
  it('`scalarsAsAsked` converts scalars to the types of the schema', () => {
    const spelled = {
      telefono: 3331234567,
      sesso: '1',
      prezzo: '12,5',
      attivo: 'false',
      contatto: { id: '13' },
      flags: [{ value: '1' }],
      contractor: { sesso: '1' },
    };
    expect(scalarsAsAsked(schema, spelled)).toEqual(asked);
    expect(scalarsAsAsked(schema, asked)).toEqual(asked);
  });

  it.each([
    [{ telefono: ['333'] }],
    [{ sesso: 'donna' }],
    [{ prezzo: '1.234' }],
    [{ attivo: 'vero' }],
    [{ contatto: 13 }],
    [{ flags: [{ value: {} }] }],
  ])('`scalarsAsAsked` keeps a scalar that it cannot convert: %j', (change) => {
    const body = { ...asked, ...change };
    expect(scalarsAsAsked(schema, body)).toEqual(body);
    expect(isShaped(schema, body)).toBe(false);
  });

  it.each([7, '7', null, [7], true])(
    '`scalarsAsAsked` keeps a body that is not an object: %j',
    (body) => {
      expect(scalarsAsAsked({ anyOf: [text(9), schema] }, body)).toBe(body);
    },
  );

  it('`scalarsAsAsked` keeps a scalar under a key that the schema lacks', () => {
    const body = JSON.parse('{"__proto__": "1", "toString": "1"}');
    expect(scalarsAsAsked(schema, body)).toEqual(body);
  });
});
