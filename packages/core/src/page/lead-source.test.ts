import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadSourceFrom, leadSourceKeys } from './lead-source.ts';

describe('a source from another program', () => {
  it.each([
    ['an email', 'utm_source', 'anna.verdi@example.it'],
    ['an encoded email', 'utm_source', 'anna.verdi%40example.it'],
    ['a mobile number', 'utm_term', '333 1234567'],
    ['a mobile number within a word', 'utm_content', 'lead_3331234567_a'],
    ['a mobile number with its prefix', 'utm_term', 'tel +39 333-123-4567'],
    ['a mobile number with 0039', 'utm_term', 'a 0039.333.1234567'],
    ['a landline number', 'utm_campaign', '02/1234567'],
    ['a fiscal code', 'utm_content', 'VRDNNA85C67F205X'],
    ['an IP address', 'referrer', '192.0.2.7'],
    ['a URL', 'referrer', 'https://www.google.com/?q=anna'],
    ['the number of a person', 'landing', '/clienti/48213/'],
    ['a query', 'landing', '/travel/?nome=anna'],
    ['a formula', 'utm_source', '=1+1'],
    ['markup', 'utm_source', 'a<b>'],
    ['a long text', 'utm_source', 'a'.repeat(101)],
    ['a short click id', 'gclid', '3331234567'],
    ['a number', 'utm_source', 7],
  ])('loses %s, and keeps the rest', (_, key, value) => {
    const rest = key === 'utm_medium' ? {} : { utm_medium: 'email' };
    expect(leadSourceFrom({ ...rest, [key]: value })).toEqual(rest);
  });

  it.each([
    ['utm_campaign', '20912345678'],
    ['utm_campaign', 'estate 03-12-2026'],
    ['utm_campaign', 'Caffè & tè (città)'],
    ['utm_content', '120208812345670123'],
    ['utm_source', 'l.facebook.com'],
    ['referrer', 'com.google.android.gm'],
    ['landing', '/'],
  ])('keeps %s: %s', (key, value) => {
    expect(leadSourceFrom({ [key]: value })).toEqual({ [key]: value });
  });

  it('has no other keys, and is undefined without a valid value', () => {
    expect(leadSourceFrom({ utm_source: 'google', nome: 'Anna' })).toEqual({
      utm_source: 'google',
    });
    for (const raw of [{ nome: 'Anna' }, {}, [], null, undefined, 'utm_source'])
      expect(leadSourceFrom(raw)).toBeUndefined();
  });

  it('never contains an email or an Italian mobile number within other text', () => {
    const around = fc.string({ maxLength: 20 });
    const mobile = fc.stringMatching(/^3\d{8,9}$/);
    const personal = fc.oneof(fc.emailAddress(), mobile);
    const key = fc.constantFrom(...leadSourceKeys);
    fc.assert(
      fc.property(key, around, personal, around, (name, before, text, after) => {
        const value = `${before.replace(/\d/g, '')} ${text} ${after.replace(/\d/g, '')}`;
        expect(leadSourceFrom({ [name]: value })).toBeUndefined();
      }),
    );
  });
});
