import { readBoolean, readDay, readNumber, readText } from '../json/scalars.ts';

/** How an answer is written on the wire and read back. `from` throws when the raw value is of the wrong form. */
export interface Codec<T> {
  to(answer: T): unknown;
  from(raw: unknown): T;
}

/** A key of a body that could not be read. */
export interface WireProblem {
  /** The key on the wire; inside a group the path to it. */
  readonly key: string;
  readonly reason: 'unknown' | 'missing' | 'wrong' | 'unasked';
}

export const emptyAsNull = (answer: unknown) => (answer === '' ? null : answer);

/** An answer that is sent as it is, in one of JSON's types, and read in other spellings too; an empty text as null. */
export const plain = (type: keyof typeof readers): Codec<unknown> => ({
  to: emptyAsNull,
  from: (raw) => {
    const read = readers[type](raw);
    if (read === undefined) throw new TypeError(`not a ${type}`);
    return read;
  },
});

const readers = { string: readText, number: readNumber, boolean: readBoolean } as const;

/** A day. A text that is none is kept, for the check to word what is wrong with it. */
export const day: Codec<unknown> = {
  to: emptyAsNull,
  from: (raw) => {
    const read = readDay(raw) ?? raw;
    if (typeof read !== 'string') throw new TypeError('not a day');
    return read;
  },
};

/**
 * Several choices: each chosen key followed by a pipe, 'bagaglio|annullamento|'
 * (docs/rules/wire.md#several-choices); '' for none.
 */
export const pipes: Codec<readonly string[]> = {
  to: (keys) => keys.map((key) => `${key}|`).join(''),
  from: (raw) => {
    // The last pipe may be missing: some clients join the keys.
    const text = typeof raw === 'string' && raw !== '' ? raw.replace(/\|?$/, '|') : raw;
    if (typeof text !== 'string' || !/^(?:[^|]+\|)*$/.test(text)) throw new TypeError('not pipes');
    return text.split('|').slice(0, -1);
  },
};

/**
 * Numbers in order, each after its place from 1: '1:34;2:61;' (docs/rules/wire.md#numbered-lists).
 * One not given yet is empty: '2:;'.
 */
export const indexedPairs: Codec<readonly (number | null)[]> = {
  to: (numbers) => numbers.map((number, index) => `${index + 1}:${number ?? ''};`).join(''),
  from: (raw) => {
    const text = typeof raw === 'string' && raw !== '' ? raw.replace(/;?$/, ';') : raw;
    if (typeof text !== 'string' || !/^(?:\d+:\d{0,15};)*$/.test(text)) throw notPairs();
    return text
      .split(';')
      .slice(0, -1)
      .map((pair, index) => {
        const [place, number = ''] = pair.split(':');
        if (place !== String(index + 1)) throw notPairs();
        return number === '' ? null : Number(number);
      });
  },
};

const notPairs = () => new TypeError('not indexed pairs');
