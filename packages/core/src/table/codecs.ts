import { readBoolean, readDay, readNumber, readText } from '../json/scalars.ts';

/** The wire format of an answer. `from` throws if the raw value is malformed. */
export interface Codec<T> {
  to(answer: T): unknown;
  from(raw: unknown): T;
}

/** A key of a body that the server cannot accept. */
export interface WireProblem {
  /** The key on the wire. For a key inside a group, its path: `proprietario.nome`. */
  readonly key: string;
  readonly reason: 'unknown' | 'missing' | 'wrong' | 'unasked';
}

export const emptyAsNull = (answer: unknown) => (answer === '' ? null : answer);

/**
 * Sends an answer unchanged as a JSON type, and an empty text as null. Also reads other spellings, such as the text
 * '41' for a number.
 */
export const plain = (type: keyof typeof readers): Codec<unknown> => ({
  to: emptyAsNull,
  from: (raw) => {
    const read = readers[type](raw);
    if (read === undefined) throw new TypeError(`not a ${type}`);
    return read;
  },
});

const readers = { string: readText, number: readNumber, boolean: readBoolean } as const;

/** Reads a day. Keeps a text that is not a day: the validation then reports the impossible part, such as the month. */
export const day: Codec<unknown> = {
  to: emptyAsNull,
  from: (raw) => {
    const read = readDay(raw) ?? raw;
    if (typeof read !== 'string') throw new TypeError('not a day');
    return read;
  },
};

/**
 * Several choices: the id of each chosen option with a pipe after it, 'bagaglio|annullamento|'
 * (docs/rules/wire.md#several-choices). '' if no option is chosen.
 */
export const pipes: Codec<readonly string[]> = {
  to: (keys) => keys.map((key) => `${key}|`).join(''),
  from: (raw) => {
    // Some clients omit the last pipe, because they join the ids with pipes.
    const text = typeof raw === 'string' && raw !== '' ? raw.replace(/\|?$/, '|') : raw;
    if (typeof text !== 'string' || !/^(?:[^|]+\|)*$/.test(text)) throw new TypeError('not pipes');
    return text.split('|').slice(0, -1);
  },
};

/**
 * Numbers in order, each after its position, from 1: '1:34;2:61;' (docs/rules/wire.md#numbered-lists). A missing
 * number is empty: '2:;'.
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
