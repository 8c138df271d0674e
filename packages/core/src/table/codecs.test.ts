import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedPairs, pipes } from './codecs.ts';

describe('several choices on the wire', () => {
  it('are each followed by a pipe', () => {
    expect(pipes.to(['bagaglio', 'annullamento'])).toBe('bagaglio|annullamento|');
    expect(pipes.from('bagaglio|annullamento|')).toEqual(['bagaglio', 'annullamento']);
  });
  it('are an empty text when there are none', () => {
    expect(pipes.to([])).toBe('');
    expect(pipes.from('')).toEqual([]);
  });
  it.each(['|', '||', 'a||', '|a', 7, null, ['a']])('are refused as %o', (raw) => {
    expect(() => pipes.from(raw)).toThrow(TypeError);
  });
  it('may lack the last pipe', () => {
    expect(pipes.from('bagaglio')).toEqual(['bagaglio']);
    expect(pipes.from('bagaglio|annullamento')).toEqual(['bagaglio', 'annullamento']);
  });
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\w-]{1,20}$/)), (keys) => {
        expect(pipes.from(pipes.to(keys))).toEqual(keys);
      }),
    );
  });
});

describe('the ages of participants on the wire', () => {
  it('stand after their place, in the order shown', () => {
    expect(indexedPairs.to([34, 61])).toBe('1:34;2:61;');
    expect(indexedPairs.from('1:34;2:61;')).toEqual([34, 61]);
  });
  it('are empty where one is not given yet', () => {
    expect(indexedPairs.to([34, null])).toBe('1:34;2:;');
    expect(indexedPairs.from('1:34;2:;')).toEqual([34, null]);
  });
  it('may lack the last semicolon', () => {
    expect(indexedPairs.from('1:34;2:61')).toEqual([34, 61]);
    expect(indexedPairs.from('1:34;2:')).toEqual([34, null]);
  });
  it.each(['1:34;3:61;', '2:61;1:34;', '0:34;', '01:34;', '1:-4;', '1:3.5;', '1:;;', 'x', 7, null])(
    'are refused as %o',
    (raw) => {
      expect(() => indexedPairs.from(raw)).toThrow(TypeError);
    },
  );
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(120))), (ages) => {
        expect(indexedPairs.from(indexedPairs.to(ages))).toEqual(ages);
      }),
    );
  });
});
