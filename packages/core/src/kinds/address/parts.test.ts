import { describe, expect, it } from 'vitest';
import { giulia, outing } from '../../line/outing.fixture.ts';
import type { Line } from '../../table/table.ts';
import { stepFromWire, stepToWire } from '../../wire/step-body.ts';
import { fromWire, toWire } from '../../wire/wire.ts';
import { addressParts } from './parts.ts';

/** The outing line, which also sends its house in parts. */
const line: Line = { ...outing, wire: { ...outing.wire, casa: { parts: addressParts } } };
const parts = {
  street: 'VIA ROMA',
  street_number: '12',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: true,
};
const body = toWire(line, giulia);

describe('an address that is also sent in parts', () => {
  it('the body contains the parts of an address right after the composed address', () => {
    const names = Object.keys(body);
    expect(body).toMatchObject({ casa: 'VIA ROMA, 12, 20121 MILANO (MI), ITALIA', ...parts });
    expect(names.slice(names.indexOf('casa') + 1, names.indexOf('casa') + 6)).toEqual(
      Object.keys(parts),
    );
  });

  it('an incomplete address has null parts', () => {
    const half = { ...giulia, casa: { ...giulia.casa, zip: '' } };
    expect(toWire(line, half)).toMatchObject({
      casa: null,
      street: null,
      street_number: null,
      zip: null,
      city: null,
      is_manual_address: null,
    });
  });

  it('the server reads back whether an address was written by hand', () => {
    for (const is_manual_address of [true, false]) {
      const { values, problems } = fromWire(line, { ...body, is_manual_address });
      expect(problems).toEqual([]);
      expect(values.casa).toMatchObject({ ...parts, is_manual_address });
    }
  });

  it.each([
    ['no part at all', { street: undefined, street_number: undefined, zip: undefined }],
    ['parts of null', { street: null, street_number: null, zip: null, city: null }],
    ['a street in small letters', { street: 'Via  Roma' }],
    ['a house number as a number', { street_number: 12 }],
    ['a postal code as a number', { zip: 20121 }],
    ['empty parts', { street: '', zip: '' }],
  ])('the server reads an address that is sent with %s', (_, change) => {
    const { values, problems } = fromWire(line, { ...body, ...change, is_manual_address: null });
    expect(problems).toEqual([]);
    expect(values.casa).toMatchObject({ ...parts, is_manual_address: false });
  });

  it.each([
    ['street', 'VIA MILANO'],
    ['street_number', '13'],
    ['street_number', 13],
    ['street_number', {}],
    ['zip', '20122'],
    ['city', 'ROMA (RM)'],
    ['is_manual_address', 'no'],
  ])('an address is refused when the part %s differs from the composed address: %s', (key, raw) => {
    expect(fromWire(line, { ...body, [key]: raw }).problems).toEqual([{ key, reason: 'wrong' }]);
  });

  it('an address cannot be read from its parts alone', () => {
    const { values, problems } = fromWire(line, { ...body, casa: null });
    expect(values.casa).toMatchObject({ street: '', city: '' });
    expect(problems.map(({ key }) => key)).toEqual(['street', 'street_number', 'zip', 'city']);
  });
});

describe('a line without address parts', () => {
  it('a line without address parts neither sends nor accepts them', () => {
    expect(toWire(outing, giulia)).not.toHaveProperty('street');
    expect(fromWire(outing, body).problems).toEqual(
      Object.keys(parts).map((key) => ({ key, reason: 'unknown' })),
    );
  });
});

describe('a step save', () => {
  const page = line.pages.find(({ fields }) => fields.includes('casa'));
  if (!page) throw new Error('the house stands on no page');
  const alone = { ...page, save: { ...page.save, parts: false as const } };

  it('a step save sends the parts of an address, or only the composed address if the page omits the parts', () => {
    expect(stepToWire(line, page, giulia)).toMatchObject({ specificData: parts });
    const { specificData } = stepToWire(line, alone, giulia);
    expect(specificData).toMatchObject({ casa: 'VIA ROMA, 12, 20121 MILANO (MI), ITALIA' });
    for (const key of Object.keys(parts)) expect(specificData).not.toHaveProperty(key);
  });

  it('the server accepts a step save with and without the parts of an address', () => {
    for (const own of [page, alone])
      for (const sent of [page, alone])
        expect(stepFromWire(line, own, stepToWire(line, sent, giulia)).problems).toEqual([]);
  });
});
