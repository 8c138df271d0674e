import { describe, expect, it } from 'vitest';
import { initialsOf, phoneLink, supervisionOf } from './broker.ts';

describe('a broker', () => {
  it.each([
    ['Rossi Assicurazioni', 'RA'],
    ['Il tuo broker', 'IB'],
    ['alfa & beta s.r.l.', 'AB'],
    ['Ärzte', 'Ä'],
    ['24 ore', 'O'],
    ['', ''],
  ])('the broker %j has the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['02 1234 567', 'tel:021234567'],
    ['+39 02 1234.567', 'tel:+39021234567'],
  ])('phoneLink returns for %s the URL %s', (number, link) => {
    expect(phoneLink({ number })).toBe(link);
  });

  it('supervisionOf names IVASS for a RUI number, and prefers the sentence of `ivass`', () => {
    const name = 'Rossi';
    expect(supervisionOf({ name })).toBeUndefined();
    expect(supervisionOf({ name, rui: 'B000123456' })).toBe(
      'RUI B000123456 · Intermediario soggetto alla vigilanza di IVASS',
    );
    expect(supervisionOf({ name, ivass: 'Vigilato da IVASS' })).toBe('Vigilato da IVASS');
  });
});
