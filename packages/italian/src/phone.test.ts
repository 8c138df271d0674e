import { describe, expect, it } from 'vitest';
import { isPhone, normalisePhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['333 123 4567', '3331234567'],
    ['+39 333 1234567', '3331234567'],
    ['+39 333 123 4567', '3331234567'],
    ['0039.333.1234567', '3331234567'],
    ['333-123-4567', '3331234567'],
    ['333/1234567', '3331234567'],
    ['(06) 1234 5678', '0612345678'],
    [' 3331234567\u00a0', '3331234567'],
    ['\u202a+39 333 123 4567\u202c', '3331234567'],
    ['393 1234567', '3931234567'],
    ['06 1234 5678', '0612345678'],
    ['+41 79 123 45 67', '+41791234567'],
    ['0041 79 123 45 67', '0041791234567'],
    ['+1 415 555 0100', '+14155550100'],
  ])('written %o is sent as %s', (typed, sent) => {
    expect(isPhone(typed)).toBe(true);
    expect(normalisePhone(typed)).toBe(sent);
  });

  it('has at most 10 characters once the Italian prefix is off', () => {
    expect(normalisePhone('+39 333 123 4567')).toHaveLength(10);
    expect(isPhone('+39 333 123 45678')).toBe(false);
  });

  it.each([
    '',
    '06 1234',
    '33312345678',
    '39 333 1234567',
    '+39 333 12345',
    'tre tre tre',
    '333123456a',
    '++39 3331234567',
    '+123456789',
    '+1234 333123456789',
  ])('is refused as %o', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});
