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

/** An answer that is sent as it is, in one of JSON's types; an empty text as null. */
export const plain = (type: 'string' | 'number' | 'boolean'): Codec<unknown> => ({
  to: emptyAsNull,
  from: (raw) => {
    if (typeof raw !== type || (type === 'number' && !Number.isFinite(raw)))
      throw new TypeError(`not a ${type}`);
    return raw;
  },
});

export const emptyAsNull = (answer: unknown) => (answer === '' ? null : answer);

/**
 * Several choices: each chosen key followed by a pipe, 'bagaglio|annullamento|'
 * (docs/rules/wire.md#several-choices); '' for none.
 */
export const pipes: Codec<readonly string[]> = {
  to: (keys) => keys.map((key) => `${key}|`).join(''),
  from: (raw) => {
    if (typeof raw !== 'string' || !/^(?:[^|]+\|)*$/.test(raw)) throw new TypeError('not pipes');
    return raw.split('|').slice(0, -1);
  },
};

/**
 * Numbers in order, each after its place from 1: '1:34;2:61;' (docs/rules/wire.md#numbered-lists).
 * One not given yet is empty: '2:;'.
 */
export const indexedPairs: Codec<readonly (number | null)[]> = {
  to: (numbers) => numbers.map((number, index) => `${index + 1}:${number ?? ''};`).join(''),
  from: (raw) => {
    if (typeof raw !== 'string' || !/^(?:\d+:\d{0,15};)*$/.test(raw)) throw notPairs();
    return raw
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
