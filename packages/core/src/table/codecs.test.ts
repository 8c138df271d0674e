import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedPairs, pipes } from './codecs.ts';

describe('pipes', () => {
  it('pipes writes a pipe after each choice', () => {
    expect(pipes.to(['bagaglio', 'annullamento'])).toBe('bagaglio|annullamento|');
    expect(pipes.from('bagaglio|annullamento|')).toEqual(['bagaglio', 'annullamento']);
  });
  it('pipes writes no choice as an empty text', () => {
    expect(pipes.to([])).toBe('');
    expect(pipes.from('')).toEqual([]);
  });
  it.each(['|', '||', 'a||', '|a', 7, null, ['a']])('pipes rejects %o', (raw) => {
    expect(() => pipes.from(raw)).toThrow(TypeError);
  });
  it('pipes reads a text without the last pipe', () => {
    expect(pipes.from('bagaglio')).toEqual(['bagaglio']);
    expect(pipes.from('bagaglio|annullamento')).toEqual(['bagaglio', 'annullamento']);
  });
  it('pipes round-trips any choices', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\w-]{1,20}$/)), (keys) => {
        expect(pipes.from(pipes.to(keys))).toEqual(keys);
      }),
    );
  });
});

describe('indexedPairs', () => {
  it('indexedPairs writes each number after its position', () => {
    expect(indexedPairs.to([34, 61])).toBe('1:34;2:61;');
    expect(indexedPairs.from('1:34;2:61;')).toEqual([34, 61]);
  });
  it('indexedPairs writes a missing number as empty', () => {
    expect(indexedPairs.to([34, null])).toBe('1:34;2:;');
    expect(indexedPairs.from('1:34;2:;')).toEqual([34, null]);
  });
  it('indexedPairs reads a text without the last semicolon', () => {
    expect(indexedPairs.from('1:34;2:61')).toEqual([34, 61]);
    expect(indexedPairs.from('1:34;2:')).toEqual([34, null]);
  });
  it.each(['1:34;3:61;', '2:61;1:34;', '0:34;', '01:34;', '1:-4;', '1:3.5;', '1:;;', 'x', 7, null])(
    'indexedPairs rejects %o',
    (raw) => {
      expect(() => indexedPairs.from(raw)).toThrow(TypeError);
    },
  );
  it('indexedPairs round-trips any numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(120))), (ages) => {
        expect(indexedPairs.from(indexedPairs.to(ages))).toEqual(ages);
      }),
    );
  });
});
